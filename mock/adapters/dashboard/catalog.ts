import type { CallbackFault } from '../../callbacks/types.js';
import type { FaultOptions } from '../../faults/faults.js';
import { scenarioSummaries } from '../../faults/scenario-summaries.js';
import { parseContract, withoutMarks, type ContractOperation } from './contract.js';

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
  operations: parseContract(document),
  faults,
  callbackFaults,
  scenarios: Object.fromEntries(Object.entries(scenarioSummaries).map(([name, summary]) => [name, withoutMarks(summary)])),
});
