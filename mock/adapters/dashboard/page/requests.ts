import type { RequestLogEntry } from '../../../core/request-log-entry.js';
import type { RequestView } from '../view.js';
import { button, h, timeOf } from './dom.js';
import { createList } from './list.js';
import { codeBlock, createLogEntry, definitionList, tag, type Tone } from './log-entry.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url);

const toneOf = (status: number): Tone => {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
};

const statusTag = ({ status, fault }: RequestView): HTMLElement => {
  if (status !== null) return tag(toneOf(status), String(status));
  return fault === null ? tag('plain', '…') : tag('bad', 'no response');
};

const summarize = (request: RequestView): Node[] => {
  const { at, operation, method, url, code, fault, overridden, replayed } = request;
  const marks = [fault === null ? '' : 'fault', overridden ? 'overridden' : '', replayed ? 'replayed' : ''].filter(Boolean);
  return [
    h('time', { datetime: at }, timeOf(at)),
    statusTag(request),
    h('span', { class: 'name' }, operation ?? `${method} ${pathOf(url)}`),
    h('span', { class: 'code' }, code ?? ''),
    h('span', { class: 'marks' }, ...marks.map((mark) => tag(mark === 'fault' ? 'warn' : 'plain', mark))),
  ];
};

const loadDetails = async (client: MockClient, { id }: RequestView): Promise<Node[]> => {
  const entry = (await client.loadEntry('requests', id)) as RequestLogEntry | undefined;
  if (!entry) return [h('p', {}, 'The log no longer has this request.')];
  const { method, url, account, fault, request, headers } = entry;
  return [
    definitionList({ request: `${method} ${url}`, id, account: account ?? 'none: no valid key', fault: fault ?? undefined }),
    h('h3', {}, 'Request'),
    request === undefined ? h('p', {}, 'The mock did not read the body.') : codeBlock(request),
    h('h3', {}, 'Headers'),
    definitionList(headers),
  ];
};

const matches = ({ operation, method, url, status, code, fault }: RequestView, text: string): boolean =>
  `${operation} ${method} ${url} ${status} ${code} ${fault}`.toLowerCase().includes(text.trim().toLowerCase());

/** The request log, newest first. */
export const createRequestsPanel = (client: MockClient): Panel => {
  let requests: readonly RequestView[] = [];
  const list = h('div', { class: 'log' });
  const render = createList<RequestView>(list, {
    id: ({ id }) => id,
    create: (request) => createLogEntry(request, { summarize, loadDetails: (item) => loadDetails(client, item) }),
    empty: 'No request yet. Create a key and send a request to this address.',
  });
  const renderMatches = () => render(requests.filter((request) => matches(request, filter.value)));
  const filter = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter requests', oninput: renderMatches });
  const clear = button('Clear', () => void client.run('DELETE', '/requests'));
  return {
    element: section('Requests', [filter, clear], list),
    update(view) {
      requests = view.requests;
      renderMatches();
    },
  };
};
