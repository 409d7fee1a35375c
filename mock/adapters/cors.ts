import type { MockRequest, MockResponse } from '../core/http-message.js';
import { isLoopbackOrigin } from './access.js';

/** Headers that let a page of this machine call the mock from another port; `null` for pages from elsewhere. */
const corsHeaders = (request: MockRequest): MockResponse['headers'] | null => {
  const origin = request.header('origin');
  if (origin === null || !isLoopbackOrigin(origin)) return null;
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Vary', 'Origin'],
  ];
};

const preflight = (request: MockRequest, headers: MockResponse['headers']): MockResponse => ({
  status: 204,
  headers: [
    ...headers,
    ['Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE'],
    ['Access-Control-Allow-Headers', request.header('access-control-request-headers') ?? ''],
  ],
  body: null,
});

/** Serves a request with the CORS headers that its origin needs. */
export const handleWithCors = async (
  request: MockRequest,
  handle: (request: MockRequest) => Promise<MockResponse>,
): Promise<MockResponse> => {
  const cors = corsHeaders(request);
  if (cors === null) return handle(request);
  if (request.method === 'OPTIONS') return preflight(request, cors);
  const response = await handle(request);
  const exposed = response.headers.map(([name]) => name).join(', ');
  // A real service that is recorded may have sent its own.
  const headers = response.headers.filter(([name]) => !/^access-control-/i.test(name));
  return { ...response, headers: [...headers, ...cors, ['Access-Control-Expose-Headers', exposed]] };
};
