// A program that calls the mock once, which is what the start of a test run costs: reads the pantries, or with the argument `recipe`
// generates a recipe. Prints the status.
import { createMockService } from '@recipe-ai/sdk/mock';

const mock = createMockService({ keys: { bench: 'pro' } });
const headers = { Authorization: 'Bearer bench', 'Content-Type': 'application/json' };
const { status } =
  process.argv[2] === 'recipe'
    ? await mock.fetch(`${mock.baseUrl}/api/v1/recipes/generate`, { method: 'POST', headers, body: '{"ingredients":["rice","eggs"]}' })
    : await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers });
console.log(status);
