import { resolveKey } from '../admin-api.js';
import { canAdmin, TOKEN_PARAMETER, tokenCookie, type AccessPolicy, type AccessRequest } from '../access.js';
import type { MockService } from '../../service/mock-service.js';
import type { MockRequest, MockResponse } from '../../core/http-message.js';
import { createEventStream, type EventStream } from './events.js';
import { catalogJson, pageFiles, pageHtml } from './files.js';
import { EXPOSITION_TYPE } from '../metrics/exposition.js';
import type { Metrics } from '../metrics/metrics.js';
import { openFiles, type OpenFileContext } from './open-files.js';
import { file, redirect, text } from './responses.js';

/** The files of the dashboard, by their path below `/__mock/`. */
const files: Record<string, (socket: DashboardSocket) => MockResponse | Promise<MockResponse>> = {
  '': ({ urls: { baseUrl, aiUrl } }) => file('text/html', pageHtml, 200, aiUrl === baseUrl ? '' : `; connect-src 'self' ${aiUrl}`),
  'page.js': async () => file('text/javascript', (await pageFiles()).script),
  'page.css': async () => file('text/css', (await pageFiles()).style),
  'catalog.json': async ({ urls }) => file('application/json', await catalogJson(urls)),
  metrics: ({ metrics }) => file(EXPOSITION_TYPE, metrics.text()),
};

/** A response of the dashboard; `stream` continues it. */
export interface DashboardResponse extends MockResponse {
  stream?: EventStream;
}

/** How a socket serves the dashboard. */
export interface DashboardSocket extends Omit<OpenFileContext, 'header'> {
  readonly policy: AccessPolicy;
  /** Names this run of the socket: positions in the logs of another run are not valid. */
  readonly run: string;
  readonly metrics: Metrics;
}

const serveEvents = (mock: MockService, { query, header }: DashboardRequest, { run, urls }: DashboardSocket): DashboardResponse => {
  try {
    const key = resolveKey(mock, query);
    const target = key === undefined ? mock : mock.forKey(key);
    const aiUrl = urls.aiUrl === urls.baseUrl ? null : urls.aiUrl;
    const stream = createEventStream(target, { run, lastEventId: header('last-event-id') ?? query.get('after'), aiUrl });
    return { ...file('text/event-stream', ''), stream };
  } catch (error) {
    return text(400, (error as Error).message);
  }
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

/** Serves the page, its files, and its data: events of `mock`, or of the isolated service that the query names. */
export const serveDashboard = async (mock: MockService, request: DashboardRequest, socket: DashboardSocket): Promise<DashboardResponse> => {
  const { method, path, query, header } = request;
  const name = path.slice(1);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && Object.hasOwn(openFiles, name)) return openFiles[name]!({ ...socket, header });
  // Any page may link to the dashboard, because its HTML contains no data.
  const isNavigation = name === '' && header('sec-fetch-dest') === 'document';
  const checked = isNavigation ? { ...request, header: (each: string) => (each === 'sec-fetch-site' ? null : header(each)) } : request;
  if (!canAdmin(checked, socket.policy)) {
    return text(403, 'The dashboard is open to this machine, at localhost or 127.0.0.1. On another machine, open /__mock/?token=<token>.');
  }
  if (!isRead) return text(405, 'The dashboard is read-only. The admin API is at /__mock/api/.');
  if (path === '') return redirect(308, `/__mock/${query.size > 0 ? `?${query}` : ''}`);
  const token = query.get(TOKEN_PARAMETER);
  // The token moves from the address bar to a cookie, so that it is neither bookmarked nor shown.
  if (name === '' && token !== null) return redirect(307, '/__mock/', [['Set-Cookie', tokenCookie(token)]]);
  if (name === 'events') return serveEvents(mock, request, socket);
  if (!Object.hasOwn(files, name)) return text(404, `The dashboard has no file ${name}. Its page is /__mock/.`);
  return files[name]!(socket);
};
