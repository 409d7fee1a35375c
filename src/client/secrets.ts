import { environmentVariable } from '../util/environment.js';
import { createMask, type Mask } from '../util/mask.js';
import type { ClientState } from './state.js';

/** Headers of the user whose values are credentials. */
const CREDENTIAL_HEADER = /auth|cookie|token|secret|key|password/i;
/** A name that matches, but whose value is not a credential. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/** A mask for everything secret that a service may repeat: the API key, credentials in headers, and the callback secret. */
export const maskFor = (state: ClientState, apiKey: string, headers: Readonly<Record<string, string>>): Mask => {
  const credentials = Object.entries(headers)
    .filter(([name]) => CREDENTIAL_HEADER.test(name) && name !== IDEMPOTENCY_KEY)
    .map(([, value]) => value);
  const all = [apiKey, ...credentials, environmentVariable('RECIPE_AI_CALLBACK_SECRET') ?? ''];
  const secrets = all.join('\n');
  if (state.mask?.secrets !== secrets) state.mask = { secrets, mask: createMask(all) };
  return state.mask.mask;
};
