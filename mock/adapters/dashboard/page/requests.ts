import type { RequestLogEntry } from '../../../core/request-log.js';
import type { RequestView } from '../view.js';
import type { Controls } from './controls.js';
import { button, h, timeOf } from './dom.js';
import { createEntry, json, pairs, tag } from './entry.js';
import { createList } from './list.js';
import { frame, type Panel } from './panel.js';

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url);

const statusTag = ({ status, fault }: RequestView): HTMLElement => {
  if (status === null) return tag(fault === null ? 'plain' : 'bad', fault === null ? '…' : 'lost');
  return tag(status < 400 ? 'good' : status < 500 ? 'warn' : 'bad', String(status));
};

const line = (request: RequestView): Node[] => {
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

const matches = ({ operation, method, url, status, code, fault }: RequestView, wanted: string): boolean =>
  `${operation} ${method} ${url} ${status} ${code} ${fault}`.toLowerCase().includes(wanted.trim().toLowerCase());

/** The journal, newest first. */
export const createRequests = (controls: Controls): Panel => {
  let requests: readonly RequestView[] = [];
  const inside = async ({ id }: RequestView) => {
    const entry = (await controls.read('requests', id)) as RequestLogEntry | undefined;
    if (!entry) return [h('p', {}, 'The journal does not hold it any more.')];
    const { method, url, account, fault, request, headers } = entry;
    const facts = { request: `${method} ${url}`, id, account: account ?? 'none: no valid key', ...(fault !== null && { fault }) };
    return [
      pairs(facts),
      h('h3', {}, 'Headers'),
      pairs(headers),
      h('h3', {}, 'Request'),
      request === undefined ? h('p', {}, 'The body was not read.') : json(request),
    ];
  };
  const list = h('div', { class: 'log' });
  const show = createList<RequestView>(list, {
    id: ({ id }) => id,
    create: (request) => createEntry(request, { line, inside }),
    empty: 'No request yet. Point an app at this address with one of the keys.',
  });
  const draw = () => show(requests.filter((request) => matches(request, filter.value)));
  const filter = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter requests', oninput: draw });
  const clear = button('Clear', () => void controls.use('DELETE', '/requests'));
  return {
    element: frame('Requests', [filter, clear], list),
    show(view) {
      requests = view.requests;
      draw();
    },
  };
};
