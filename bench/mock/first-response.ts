// A program that calls the mock once, which is what the start of a test run costs. Prints the status.
import { createMockService } from '@recipe-ai/sdk/mock';

const mock = createMockService({ keys: { bench: 'pro' } });
const { status } = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { Authorization: 'Bearer bench' } });
console.log(status);
