import type { MockRequest, MockResponse } from '../core/http-message.js';
import { toText } from '../http/forward.js';
import type { MockService } from '../service/mock-service.js';
import { canAdmin, TOKEN_HEADER, type AccessPolicy, type AccessRequest } from './access.js';
import { handleAdminRequest } from './admin-api.js';

/** Where the admin API is served. */
export const ADMIN_PATH = '/__mock/api';

const RESTORE_PATH = '/restore';
/** Snapshots hold the whole state of a mock. */
const MAX_SNAPSHOT_BYTES = 64_000_000;
/** As much as the service takes by default. */
const MAX_BODY_BYTES = 1_000_000;

const HEADERS: MockResponse['headers'] = [
  ['Content-Type', 'application/json'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cache-Control', 'no-store'],
];

const toJson = (status: number, value: unknown): MockResponse => ({
  status,
  headers: HEADERS,
  body: value === undefined ? null : JSON.stringify(value),
});

/** An error of the mock itself. */
export const toErrorResponse = (status: number, code: string, message: string): MockResponse =>
  toJson(status, { error: { code, message } });

/** Serves a request below `ADMIN_PATH`. */
export const serveAdminApi = async (
  mock: MockService,
  request: MockRequest & AccessRequest,
  policy: AccessPolicy,
): Promise<MockResponse> => {
  if (!canAdmin(request, policy)) {
    return toErrorResponse(
      403,
      'forbidden',
      `The admin API serves only this machine, at localhost or 127.0.0.1. From another one, send the mock's token in the header ${TOKEN_HEADER}.`,
    );
  }
  const path = request.path.slice(ADMIN_PATH.length) || '/';
  const maxBytes = path === RESTORE_PATH ? MAX_SNAPSHOT_BYTES : MAX_BODY_BYTES;
  const content = await request.body(maxBytes);
  if (content === null) return toErrorResponse(413, 'payload_too_large', `The limit is ${maxBytes} bytes.`);
  let body: unknown;
  try {
    body = content.length > 0 ? JSON.parse(toText(content)) : undefined;
  } catch {
    return toErrorResponse(400, 'invalid_json', 'The body is not valid JSON.');
  }
  const { method, search } = request;
  const response = await mock.adapter.exclusively(() =>
    handleAdminRequest(mock, { method, path, query: new URLSearchParams(search), body }),
  );
  return toJson(response.status, response.body);
};
