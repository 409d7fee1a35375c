import type { CallbackFault, CallbackOutcome } from '../../callbacks/types.js';
import type { FaultOptions } from '../../faults/faults.js';
import { scenarioSummaries } from '../../faults/scenario-summaries.js';
import { adminFields } from './admin-fields.js';
import { parseContract, withoutMarks, type ContractOperation, type InnerField } from './contract.js';
import { createSnippets } from './snippets.js';

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

/** What became of a callback. */
const outcomes: Record<CallbackOutcome, string> = {
  waiting: 'It waits for the mock’s clock.',
  held: 'It is held until you release callbacks.',
  sending: 'The mock waits for the receiver’s response.',
  captured: 'This mock keeps callbacks instead of sending them.',
  delivered: 'The receiver accepted it.',
  failed: 'The receiver did not accept it: look at its response and its log. The service never sends a callback again.',
  rejected: 'Its URL is not allowed, so the mock did not send it.',
  dropped: 'A fault dropped it.',
};

/** What the page offers. It does not change while the mock runs. */
export interface Catalog {
  /** From which the page makes its forms. */
  operations: ContractOperation[];
  /** The fields of each call of the admin API, such as `POST /faults`. */
  admin: Record<string, InnerField[]>;
  /** Faults of requests and of callbacks, by what they do. */
  faults: Record<string, object>;
  callbackFaults: Record<string, object>;
  /** What each scenario does, by its name. */
  scenarios: Record<string, string>;
  /** What became of a callback, by its outcome. */
  outcomes: Record<string, string>;
  /** How an app connects, by language. */
  snippets: Record<string, string>;
}

/** `document` is the OpenAPI document; `aiUrl` is the base URL of the AI service, if it has its own. */
export const createCatalog = (document: unknown, aiUrl: string | undefined): Catalog => ({
  operations: parseContract(document),
  admin: adminFields,
  faults,
  callbackFaults,
  scenarios: Object.fromEntries(Object.entries(scenarioSummaries).map(([name, summary]) => [name, withoutMarks(summary)])),
  outcomes,
  snippets: createSnippets(aiUrl),
});
