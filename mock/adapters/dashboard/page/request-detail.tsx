import type { LoggedLimit, RequestLogEntry } from '../../../core/request-log-entry.js';
import { baseUrlOf } from './call-service.js';
import { toCurl, toSdkCall } from './code.js';
import { toHttpRequest, type HttpRequest, type Json } from './contract.js';
import { Copy } from './copy.js';
import { DetailHeader } from './detail-header.js';
import { formatDuration, formatNumber, formatTime } from './format.js';
import { Facts, Headers } from './layout.js';
import { BodyView } from './recipe.js';
import { Reason } from './request-reason.js';
import { keyOf, type Row } from './rows.js';
import type { Store } from './store.js';
import { useLogEntry } from './use-log-entry.js';

const Limits = ({ limits }: { limits: readonly LoggedLimit[] }) =>
  limits.length === 0 ? null : (
    <table>
      <caption>Calls left</caption>
      <thead>
        <tr>
          <th>Limit</th>
          <th>Before</th>
          <th>After</th>
          <th>Resets</th>
        </tr>
      </thead>
      <tbody>
        {limits.map(({ name, limit, before, after, resetAt }) => (
          <tr key={name} class={after === 0 ? 'exhausted' : ''}>
            <th scope="row">
              {name === 'trial' ? 'in total' : `per ${name}`}: {formatNumber(limit)}
            </th>
            <td>{formatNumber(before)}</td>
            <td>{formatNumber(after)}</td>
            <td>{resetAt === null ? 'never' : formatTime(resetAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const toValues = (request: unknown): Json =>
  typeof request === 'object' && request !== null && !Array.isArray(request) ? (request as Json) : {};

/** The request as it can be sent again. */
const toSent = ({ operation, method, url, request }: RequestLogEntry, store: Store): HttpRequest => {
  const known = operation === null ? undefined : store.contract.get(operation);
  if (known && request !== undefined) return toHttpRequest(known, toValues(request));
  const { pathname, search } = new URL(url, location.origin);
  return { method, path: pathname + search, ...(typeof request === 'string' && { body: request }) };
};

const Tools = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { operation, request, callback } = entry;
  const isRead = request !== undefined;
  const base = baseUrlOf(store, store.contract.get(operation ?? ''));
  return (
    <div class="tools">
      {isRead && operation !== null && (
        <button class="primary" onClick={() => store.tryAgain(operation, toValues(request))}>
          Edit and send again
        </button>
      )}
      <Copy label="Copy as curl" text={toCurl(toSent(entry, store), base)} />
      {isRead && operation !== null && <Copy label="Copy as SDK code" text={toSdkCall(operation, toValues(request))} />}
      {callback !== null && <button onClick={() => store.open(callback)}>Open its callback</button>}
      <span class="muted">{store.catalog.texts['curl']}</span>
    </div>
  );
};

const ResponseBody = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { response, durationMs } = entry;
  if (response === null) {
    return <p class="muted">{store.catalog.texts[durationMs === null ? 'working' : 'no response']}</p>;
  }
  return (
    <>
      {response.body === null || response.body === '' ? (
        <p class="muted">No body.</p>
      ) : (
        <BodyView value={response.body} of="the response body" />
      )}
      {response.cutFrom !== undefined && (
        <p class="muted">Its beginning: the whole body has {formatNumber(response.cutFrom)} characters.</p>
      )}
      <Headers title="Response headers" headers={response.headers} />
    </>
  );
};

/** Whether a request that was not read had a body. `fetch` in the process of the mock sends its type, but no length. */
const hadBody = ({ method, headers }: RequestLogEntry): boolean =>
  method !== 'GET' && (headers['content-length'] ?? headers['content-type'] ?? '0') !== '0';

const RequestBody = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { request, operation } = entry;
  if (request === '' || (request === undefined && !hadBody(entry))) return <p class="muted">No body.</p>;
  if (request !== undefined) return <BodyView value={request} of="the request" />;
  return <p class="muted">{store.catalog.texts[operation === null ? 'no operation' : 'not read']}</p>;
};

/** The chosen request: first what came back, then what was sent. */
export const RequestDetail = ({ row, store }: { row: Row & { kind: 'request' }; store: Store }) => {
  const { method, url, operation, durationMs } = row;
  const entry = useLogEntry<RequestLogEntry>(store, 'requests', row);
  return (
    <article aria-label="Request">
      <DetailHeader row={row} store={store} entry={entry} title={operation ?? 'Unknown path'} url={`${method} ${url}`}>
        {durationMs !== null && `, took ${formatDuration(durationMs)}`}
        {keyOf(row) !== '' && `, ${keyOf(row)}`}
      </DetailHeader>
      {entry && (
        <>
          <Reason entry={entry} store={store} />
          <Tools entry={entry} store={store} />
          <h3>Response</h3>
          <ResponseBody entry={entry} store={store} />
          <h3>Request</h3>
          <RequestBody entry={entry} store={store} />
          <Headers title="Request headers" headers={entry.headers} />
          <Limits limits={entry.limits} />
          <Facts facts={{ 'X-Request-Id': entry.id, account: entry.account }} />
        </>
      )}
    </article>
  );
};
