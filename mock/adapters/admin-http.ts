import type { MockRequest, MockResponse } from '../core/http-message.js';
import type { MockService } from '../service/mock-service.js';
import { handleAdminRequest } from './admin-api.js';
import { canAdmin } from './loopback.js';

/** Where the admin API is served. */
export const ADMIN_PATH = '/__mock/api';

/** Snapshots hold the whole state of a mock. */
const MAX_ADMIN_BODY_BYTES = 64_000_000;

const toJson = (status: number, value: unknown): MockResponse => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: value === undefined ? null : JSON.stringify(value),
});

const toError = (status: number, code: string, message: string): MockResponse => toJson(status, { error: { code, message } });

const decode = (body: Uint8Array | string): string => (typeof body === 'string' ? body : new TextDecoder().decode(body));

/** Serves a request below `ADMIN_PATH`. */
export const serveAdminApi = async (mock: MockService, request: MockRequest): Promise<MockResponse> => {
  if (!canAdmin((name) => request.header(name))) {
    return toError(403, 'forbidden', 'The admin API serves only programs of this machine, at localhost or 127.0.0.1.');
  }
  const content = (await request.body(MAX_ADMIN_BODY_BYTES)) ?? '';
  let body: unknown;
  try {
    body = content.length > 0 ? JSON.parse(decode(content)) : undefined;
  } catch {
    return toError(400, 'invalid_json', 'The body is not valid JSON.');
  }
  const path = request.path.slice(ADMIN_PATH.length) || '/';
  const response = handleAdminRequest(mock, { method: request.method, path, query: new URLSearchParams(request.search), body });
  return toJson(response.status, response.body);
};
