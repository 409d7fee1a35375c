import type { ServiceErrorCode } from '../contract/error-codes.js';

/** A request that causes an error. By default, it is a valid `POST /api/v1/pantries`. */
export interface ErrorRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The limit that is used up before. */
  exhaust?: 'minute' | 'day' | 'trial';
  /** The body of a request that is sent before, with the same headers. */
  bodyBefore?: unknown;
  /** True if no request causes it: the mock has to simulate it. */
  isSimulated?: true;
}

const recipe = { title: 'Toast', ingredients: ['2 slices white bread'], instructions: ['Toast the bread.'] };

/** A request for each error of the service, for the examples of the OpenAPI document. */
export const errorRequests: Record<ServiceErrorCode, ErrorRequest> = {
  invalid_json: { body: '{"name": ' },
  unauthorized: { headers: { authorization: 'Bearer unknown-key' } },
  forbidden: { isSimulated: true },
  callback_host_not_allowed: {
    path: '/api/v1/healthify',
    body: { recipe, health_focus: 'low_fat', callback_url: 'https://hooks.example.com/recipes' },
  },
  not_found: { method: 'get', path: '/api/v1/pantries/pan_0000000000', body: null },
  method_not_allowed: { method: 'put' },
  conflict: { headers: { 'idempotency-key': 'order-1' }, bodyBefore: { name: 'Home' }, body: { name: 'Away' } },
  payload_too_large: { body: { name: 'x'.repeat(1_000_000) } },
  unsupported_media_type: { headers: { 'content-type': 'text/plain' } },
  validation_error: { body: { nam: 'Home' } },
  unsatisfiable_request: { path: '/api/v1/recipes/generate', body: { ingredients: ['eggs'], dietary_restrictions: ['vegan'] } },
  rate_limited: { exhaust: 'minute' },
  quota_exceeded: { exhaust: 'day' },
  trial_exhausted: { exhaust: 'trial' },
  internal_error: { isSimulated: true },
  model_unavailable: { isSimulated: true },
};
