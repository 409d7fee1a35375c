import type { OpenApi } from '../../../src/openapi/document.js';
import type { CallbackFault, CallbackOutcome } from '../../callbacks/types.js';
import type { FaultOptions } from '../../faults/faults.js';
import { KEPT_BY_CLIENTS, scenarioSummaries } from '../../faults/scenario-summaries.js';
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
  failed: 'The receiver did not accept it: look at its response and its log. The real service does not retry; you can send it again here.',
  rejected: 'Its URL is not allowed, so the mock did not send it.',
  dropped: 'A fault dropped it.',
};

/** What the page says under the headings of its sections, and in other places by a name. */
const texts: Record<string, string> = {
  'Callback hosts':
    'The service sends callbacks only to hosts on this list: a request with another callback_url gets 403. A host on this machine needs its port.',
  Callbacks: 'Held callbacks wait until you release them. They are then sent in order.',
  Clock: 'Windows, quotas, latencies and callbacks follow this clock. Moving it runs everything that is due on the way.',
  'Connect your app': 'Copy these lines into your app. They work with this mock only; the real service has its own key.',
  'Edit a response': 'The mock checks it against the contract.',
  Latency: 'Every response takes this much longer, until you end it.',
  Pantries:
    'Of the account of one key. Create one, then cook with its items. A change is a real call, so it appears in the timeline and counts.',
  Reset: 'Keys stay. Everything also gives them their first tier back.',
  Scenarios: 'A situation that an app should survive. It stays until you end it.',
  Snapshots:
    'Keys and their use, pantries, hosts, clock, faults and callbacks. Saved snapshots are listed here until you close or reload the page: download those that you need longer. A file contains whole keys.',
  callback_url: 'With a callback_url, the mock also sends the result there. Its host must be listed under Data, Callback hosts.',
  'callback secret':
    'RECIPE_AI_CALLBACK_SECRET is what this mock sends in X-Callback-Secret. Callbacks go only to hosts that are listed under Data.',
  'kept by clients': KEPT_BY_CLIENTS,
  'wrong secret':
    'The mock sent a wrong secret on purpose: a fault or the scenario callback-forged asked for it. “Send again” sends the right one.',
  refused: 'Start the receiver, then send the callback again.',
  working: 'The mock is still working on it.',
  'no response': 'The log has no response: there was none, or newer ones needed the memory.',
  'not read': 'The mock could not read the body, or newer requests needed the memory.',
  'no operation': 'No operation has this path and method, so the mock did not read the body.',
  aborted: 'The caller disconnected before the response.',
  reset: 'The connection was dropped before the response.',
  cut: 'The connection was dropped in the middle of the body.',
  'no connection': 'The connection broke before the response. The timeline says why.',
  overridden: 'An edited response (mock.respondWith) replaced it.',
  curl: 'The curl command reads the key from RECIPE_AI_API_KEY.',
  keyboard: 'Arrow keys move through the timeline; / filters it.',
  gone: 'The log no longer has it.',
  'other secret':
    'A receiver responds 401 or 403 if X-Callback-Secret differs from its own secret. The mock sent the secret of this key. Set RECIPE_AI_CALLBACK_SECRET of your app to it, then send the callback again.',
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
  /** What sections say under their headings, and other texts by a name. */
  texts: Record<string, string>;
  /** How an app connects, by language. */
  snippets: Record<string, string>;
}

/** `document` is the OpenAPI document; `aiUrl` is the base URL of the AI service, if it has its own. */
export const createCatalog = (document: OpenApi, aiUrl: string | undefined): Catalog => ({
  operations: parseContract(document),
  admin: adminFields,
  faults,
  callbackFaults,
  scenarios: Object.fromEntries(Object.entries(scenarioSummaries).map(([name, summary]) => [name, withoutMarks(summary)])),
  outcomes,
  texts,
  snippets: createSnippets(aiUrl),
});
