import { environmentVariable } from '../util/environment.js';
import { createMask, isSecretHeader, type Mask } from '../util/mask.js';
import type { ClientContext, ClientState } from './state.js';

const secretsOf = (apiKey: string, headers: Readonly<Record<string, string>>): string[] => {
  const credentials = Object.entries(headers).filter(([name]) => isSecretHeader(name));
  return [apiKey, ...credentials.map(([, value]) => value), environmentVariable('RECIPE_AI_CALLBACK_SECRET') ?? ''];
};

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((secret, index) => secret === b[index]);

/** A mask for everything secret that a service may repeat: the API key, credentials in headers, and the callback secret. */
export const maskFor = (state: ClientState, apiKey: string, headers: Readonly<Record<string, string>>): Mask => {
  const secrets = secretsOf(apiKey, headers);
  if (!state.mask || !areEqual(state.mask.secrets, secrets)) state.mask = { secrets, mask: createMask(secrets) };
  return state.mask.mask;
};

/** The mask of the latest call. Before the first one the limiter is known only if the API key is a string, so the mask is too. */
export const latestMask = ({ config, state }: ClientContext): Mask =>
  state.mask?.mask ?? maskFor(state, config.apiKey() as string, config.headers);
