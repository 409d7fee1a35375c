import { resolveKey } from '../admin-api.js';
import { canAdmin, TOKEN_PARAMETER, tokenCookie, type AccessPolicy, type AccessRequest } from '../access.js';
import type { MockService } from '../../service/mock-service.js';
import type { MockResponse } from '../../core/http-message.js';
import { document, icon, pageFiles } from './files.js';
import { createView } from './view.js';

/** Only what the mock serves is loaded and run; no page may frame this one, and no text becomes markup. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const SECURITY_HEADERS: MockResponse['headers'] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
];

const file = (type: string, body: string, status = 200): MockResponse => ({
  status,
  headers: [['Content-Type', `${type}; charset=utf-8`], ...SECURITY_HEADERS],
  body,
});

const redirect = (status: number, location: string, headers: MockResponse['headers'] = []): MockResponse => ({
  status,
  headers: [['Location', location], ...headers, ...SECURITY_HEADERS],
  body: '',
});

const text = (status: number, sentence: string): MockResponse => file('text/plain', `${sentence}\n`, status);

const view = (mock: MockService, query: URLSearchParams): MockResponse => {
  try {
    const key = resolveKey(mock, query);
    return file('application/json', JSON.stringify(createView(key === undefined ? mock : mock.forKey(key))));
  } catch (error) {
    return file('application/json', JSON.stringify({ error: { code: 'admin_error', message: (error as Error).message } }), 400);
  }
};

/** The dashboard's files by their name below `/__mock/`. */
const files: Record<string, (mock: MockService, query: URLSearchParams) => MockResponse | Promise<MockResponse>> = {
  '': () => file('text/html', document),
  'page.js': async () => file('text/javascript', (await pageFiles()).script),
  'page.css': async () => file('text/css', (await pageFiles()).style),
  'icon.svg': () => file('image/svg+xml', icon),
  view,
};

/** A request for the dashboard. */
interface DashboardRequest extends AccessRequest {
  method: string;
  /** Below `/__mock`, such as `/page.js`. */
  path: string;
  query: URLSearchParams;
}

/** Serves the page, its files, and its data: those of `mock`, or of the service of an isolated key. */
export const serveDashboard = async (mock: MockService, request: DashboardRequest, policy: AccessPolicy): Promise<MockResponse> => {
  const { method, path, query, header } = request;
  const name = path.slice(1);
  // Any page may link to the dashboard: the document itself holds no data.
  const isLinked = name === '' && header('sec-fetch-dest') === 'document';
  const judged = isLinked ? { ...request, header: (each: string) => (each === 'sec-fetch-site' ? null : header(each)) } : request;
  if (!canAdmin(judged, policy)) {
    return text(403, 'The dashboard serves only this machine, at localhost or 127.0.0.1. From another one, open /__mock/?token=<token>.');
  }
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'The dashboard is read-only. The admin API is at /__mock/api/.');
  if (path === '') return redirect(308, `/__mock/${query.size > 0 ? `?${query}` : ''}`);
  const token = query.get(TOKEN_PARAMETER);
  // Out of the address bar, into a cookie that only this page sends.
  if (name === '' && token !== null) return redirect(307, '/__mock/', [['Set-Cookie', tokenCookie(encodeURIComponent(token))]]);
  if (!Object.hasOwn(files, name)) return text(404, `There is no file ${name}. The dashboard is at /__mock/.`);
  return files[name]!(mock, query);
};
