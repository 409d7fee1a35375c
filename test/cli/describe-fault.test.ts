import { expect, test } from 'vitest';
import { describeFault, type FaultFlags } from '../../cli/describe-fault.js';

const forever = ', until you run recipe-ai mock reset faults';

test.each<[FaultFlags, string]>([
  [{ status: 503, times: 1 }, 'the next call gets 503'],
  [{}, `every call gets 500${forever}`],
  [{ code: 'rate_limited', times: 3, skip: 2, latency: 500 }, 'after 2 others, the next 3 calls get rate_limited after 500 ms'],
  [{ status: 503, code: 'busy', skip: 1, times: 1 }, 'after 1 other, the next call gets 503 busy'],
  [{ network: 'reset', probability: 0.1 }, `every call gets a lost connection with a probability of 0.1${forever}`],
  [{ network: 'cut', times: 1 }, 'the next call gets a connection that breaks within the response'],
  [{ network: 'hang', times: 1 }, 'the next call gets no response'],
  [{ malformed: 'html', status: 502, times: 1 }, 'the next call gets 502, an HTML page'],
  [{ latency: 3000, times: 1 }, 'the next call gets its response after 3000 ms'],
  [{ status: 429, headers: { 'Retry-After': '30' }, times: 1 }, 'the next call gets 429 with Retry-After: 30'],
  [{ headers: { 'X-A': '1', 'X-B': '2' }, latency: 5, times: 1 }, 'the next call gets its response with X-A: 1, X-B: 2 after 5 ms'],
])('says what a fault does: %j', (fault, expected) => {
  expect(describeFault('healthify', fault)).toBe(`healthify: ${expected}`);
});

test('names all operations, and one API key without showing it', () => {
  expect(describeFault('*', { times: 1 }, 'key-1')).toBe('all operations: the next call gets 500 (this API key only)');
});
