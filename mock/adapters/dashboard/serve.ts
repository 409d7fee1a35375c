import { resolveKey } from '../admin-api.js';
import { canAdmin, TOKEN_PARAMETER, tokenCookie, type AccessPolicy, type AccessRequest } from '../access.js';
import type { MockService } from '../../service/mock-service.js';
import type { MockRequest, MockResponse } from '../../core/http-message.js';
import { icon, pageFiles, pageHtml } from './files.js';
import { createView } from './view.js';

/** The page loads only files of the mock, no other page may frame it, and its script cannot turn text into markup. */
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

const text = (status: number, message: string): MockResponse => file('text/plain', `${message}\n`, status);

const serveView = (mock: MockService, query: URLSearchParams): MockResponse => {
  try {
    const key = resolveKey(mock, query);
    return file('application/json', JSON.stringify(createView(key === undefined ? mock : mock.forKey(key))));
  } catch (error) {
    return file('application/json', JSON.stringify({ error: { code: 'admin_error', message: (error as Error).message } }), 400);
  }
};

/** The files of the dashboard, by their path below `/__mock/`. */
const files: Record<string, (mock: MockService, query: URLSearchParams) => MockResponse | Promise<MockResponse>> = {
  '': () => file('text/html', pageHtml),
  'page.js': async () => file('text/javascript', (await pageFiles()).script),
  'page.css': async () => file('text/css', (await pageFiles()).style),
  'icon.svg': () => file('image/svg+xml', icon),
  view: serveView,
};

/** A request for the dashboard. */
interface DashboardRequest extends AccessRequest {
  method: string;
  /** The path below `/__mock`, such as `/page.js`. */
  path: string;
  query: URLSearchParams;
}

/**
 * Redirects a browser that opens `/` to the dashboard; `undefined` for any other request. Clients of the service do not accept HTML, so
 * they get the service's own 404.
 */
export const redirectBrowser = ({ method, path, search, header }: MockRequest): MockResponse | undefined =>
  path === '/' && method === 'GET' && header('accept')?.includes('text/html')
    ? redirect(307, `/__mock/${search && `?${search}`}`, [['Vary', 'Accept']])
    : undefined;

/** Serves the page, its files, and its data: the data of `mock`, or of the isolated service that the query names. */
export const serveDashboard = async (mock: MockService, request: DashboardRequest, policy: AccessPolicy): Promise<MockResponse> => {
  const { method, path, query, header } = request;
  const name = path.slice(1);
  // Any page may link to the dashboard, because its HTML contains no data.
  const isNavigation = name === '' && header('sec-fetch-dest') === 'document';
  const checked = isNavigation ? { ...request, header: (each: string) => (each === 'sec-fetch-site' ? null : header(each)) } : request;
  if (!canAdmin(checked, policy)) {
    return text(403, 'The dashboard is open to this machine, at localhost or 127.0.0.1. On another machine, open /__mock/?token=<token>.');
  }
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'The dashboard is read-only. The admin API is at /__mock/api/.');
  if (path === '') return redirect(308, `/__mock/${query.size > 0 ? `?${query}` : ''}`);
  const token = query.get(TOKEN_PARAMETER);
  // The token moves from the address bar to a cookie, so that it is neither bookmarked nor shown.
  if (name === '' && token !== null) return redirect(307, '/__mock/', [['Set-Cookie', tokenCookie(token)]]);
  if (!Object.hasOwn(files, name)) return text(404, `The dashboard has no file ${name}. Its page is /__mock/.`);
  return files[name]!(mock, query);
};
