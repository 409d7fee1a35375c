import type { ContractOperation } from '../contract.js';
import type { KeyName } from './admin.js';
import { type Json, type ServiceResponse, toHttpRequest } from './contract.js';
import { loadConnection } from './keys-choice.js';
import type { Store } from './store.js';

interface ServiceErrorBody {
  code?: string;
  message?: string;
  details?: { path: string; message: string }[];
}

/** The error in a response. */
export const errorOf = (body: unknown): ServiceErrorBody | undefined => (body as { error?: ServiceErrorBody } | null)?.error;

/** Where an operation is served. */
export const baseUrlOf = (store: Store, operation: ContractOperation | undefined): string =>
  (operation?.isAi ? store.state.value?.ai_url : null) ?? location.origin;

/** The JSON of a body, or its text. */
export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Sends a request to the service with a key, as an app would. */
export const callService = async (
  store: Store,
  operation: ContractOperation,
  values: Json,
  key: KeyName | undefined,
): Promise<ServiceResponse> => {
  const { texts } = store.catalog;
  const { api_key: apiKey } = await loadConnection(key);
  const { method, path, body } = toHttpRequest(operation, values);
  const began = performance.now();
  const response = await fetch(baseUrlOf(store, operation) + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new Error(texts['no connection']);
  });
  const text = await response.text().catch(() => texts['cut']!);
  return {
    id: response.headers.get('x-request-id'),
    status: response.status,
    body: parseBody(text),
    durationMs: performance.now() - began,
  };
};
