// A program that asks the mock once: what a test run waits for. Prints the status.
import { createMockService } from '@recipe-ai/sdk/mock';

const mock = createMockService({ keys: { bench: 'pro' } });
const { status } = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { Authorization: 'Bearer bench' } });
console.log(status);
