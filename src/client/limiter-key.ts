import { environmentVariable } from '../util/environment.js';
import { baseUrlOf, isMissing, resolveAddresses } from './addresses.js';
import type { ClientOptions } from './options.js';

/** Limits are per API key, so both hosts of a service share one limiter. */
export const limiterKey = (baseUrl: string, apiKey: string): string => `${baseUrl} ${apiKey}`;

/** The key of the limiter before the first call; undefined if the API key or the base URL is not known yet. */
export const initialLimiterKey = (options: ClientOptions): string | undefined => {
  const apiKey = options.apiKey ?? environmentVariable('RECIPE_AI_API_KEY');
  if (typeof apiKey !== 'string' || isMissing(apiKey) || isMissing(baseUrlOf(options))) return undefined;
  return limiterKey(resolveAddresses(options).baseUrl, apiKey);
};
