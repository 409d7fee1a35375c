import { endpoints } from '../../../src/contract/endpoints.js';
import type { CallbackFault } from '../../callbacks/types.js';
import type { FaultOptions } from '../../faults/faults.js';
import type { ScenarioName } from '../../faults/scenarios.js';
import { parseContract, type ContractOperation } from './contract.js';

/** Faults of requests by what they do. */
const faults: Record<string, FaultOptions> = {
  '500 internal error': { status: 500 },
  '503 unavailable, try again': { status: 503 },
  '429 rate limited': { code: 'rate_limited' },
  '429 quota exceeded': { code: 'quota_exceeded' },
  '401 unauthorized': { code: 'unauthorized' },
  'no connection': { network: 'reset' },
  'no response': { network: 'hang' },
  'response cut off': { network: 'cut' },
  'half the JSON': { malformed: 'json' },
  'HTML instead of JSON': { malformed: 'html' },
  'empty body': { malformed: 'empty' },
};

/** Faults of callbacks by what they do. */
const callbackFaults: Record<string, CallbackFault> = {
  'never sent': { drop: true },
  'sent twice': { duplicate: true },
  'wrong secret': { wrongSecret: true },
  '30 seconds late': { delay: '30s' },
  'receiver responds 500': { status: 500 },
};

/** What each scenario does. */
const scenarios: Record<ScenarioName, string> = {
  flaky: 'One request in seven gets 503, and one connection in ten is dropped.',
  outage: 'Every request gets 503 with an HTML page.',
  offline: 'Every connection fails.',
  'slow-model': 'Responses take 8 to 25 seconds.',
  silent: 'No response ever arrives.',
  burst: 'The next five requests get 429.',
  throttled: 'The calls of this minute are used up.',
  'quota-exceeded': 'The calls of this day are used up.',
  'trial-exhausted': 'The calls of the trial are used up.',
  'cut-responses': 'Every connection breaks in the middle of the response.',
  'broken-json': 'Responses are half their JSON.',
  'bad-gateway': 'Every request gets 502 with an HTML page.',
  'callback-lost': 'Callbacks never arrive.',
  'callback-late': 'Callbacks arrive 30 seconds late.',
  'callback-twice': 'Callbacks arrive twice.',
  'callback-forged': 'Callbacks have a wrong secret.',
};

/** What the page offers. It does not change while the mock runs. */
export interface Catalog {
  /** From which the page makes its forms. */
  operations: ContractOperation[];
  /** Faults of requests and of callbacks, by what they do. */
  faults: Record<string, object>;
  callbackFaults: Record<string, object>;
  /** What each scenario does, by its name. */
  scenarios: Record<string, string>;
}

/** `document` is the OpenAPI document. */
export const createCatalog = (document: unknown): Catalog => ({
  operations: parseContract(document, Object.keys(endpoints)),
  faults,
  callbackFaults,
  scenarios,
});
