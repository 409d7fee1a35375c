import type { LoggedLimit, RequestLogEntry } from '../../../core/request-log-entry.js';
import { callAdmin } from './admin.js';
import { toCurl, toSdkCall } from './code.js';
import { toHttpRequest, type HttpRequest, type Json } from './contract.js';
import { formatAgo, formatDuration, formatTime } from './format.js';
import { JsonView } from './json-view.js';
import { outcomeOf, toneOf, type Row } from './rows.js';
import type { Store } from './store.js';
import { Action, Copy, Facts, Tag } from './ui.js';
import { useLogEntry } from './use-log-entry.js';

/** Headers, folded. */
export const Headers = ({ title, headers }: { title: string; headers: Record<string, string> }) => (
  <details>
    <summary>
      {title} <span class="muted">{Object.keys(headers).length}</span>
    </summary>
    <Facts facts={headers} />
  </details>
);

const messageOf = (body: unknown): string | undefined => {
  const message = (body as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Why a request failed: the message, what is wrong with each field, and what the mock was told to do. */
const Reason = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { code, issues, fault, scenario, overridden, broken, status, durationMs, response } = entry;
  const active = store.state.value?.scenarios.find(({ name }) => name === scenario);
  const message = messageOf(response?.body);
  const isAborted = status === null && broken === null && durationMs !== null;
  if (code === null && fault === null && !overridden && broken === null && !isAborted) return null;
  return (
    <div class={`reason ${code !== null || broken !== null ? 'bad' : ''}`}>
      {code !== null && (
        <p>
          <strong>{code}</strong>
          {message !== undefined && ` ${message}`}
        </p>
      )}
      {issues.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Field</th>
              <th>What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ path, message: wrong }) => (
              <tr key={path + wrong}>
                <td>
                  <code>{path || 'the whole body'}</code>
                </td>
                <td>{wrong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isAborted && <p>The caller disconnected before the response.</p>}
      {broken === 'reset' && <p>The connection was dropped before the response.</p>}
      {broken === 'cut' && <p>The connection was dropped in the middle of the body below.</p>}
      {scenario !== null && (
        <p>
          The scenario <strong>{scenario}</strong> did this.{' '}
          {active && (
            <Action kind="quiet" run={() => callAdmin('DELETE', '/scenarios', { id: active.id }, store.service.value)}>
              End {scenario}
            </Action>
          )}
        </p>
      )}
      {fault !== null && scenario === null && (
        <p>
          A fault did this.{' '}
          <button type="button" class="quiet" onClick={() => (store.tab.value = 'control')}>
            Show the faults
          </button>
        </p>
      )}
      {overridden && <p>mock.respondWith made the response.</p>}
    </div>
  );
};

const Limits = ({ limits }: { limits: readonly LoggedLimit[] }) =>
  limits.length === 0 ? null : (
    <table class="limits">
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
              {name === 'trial' ? 'in total' : `per ${name}`}: {limit.toLocaleString('en')}
            </th>
            <td>{before.toLocaleString('en')}</td>
            <td>{after.toLocaleString('en')}</td>
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
  const known = operation === null ? undefined : store.contract.value.get(operation);
  if (known && request !== undefined) return toHttpRequest(known, toValues(request));
  const { pathname, search } = new URL(url, location.origin);
  return { method, path: pathname + search, ...(typeof request === 'string' && { body: request }) };
};

const Tools = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { operation, request, callback } = entry;
  const isRead = request !== undefined;
  const isAi = operation !== null && store.contract.value.get(operation)?.isAi === true;
  const base = (isAi ? store.state.value?.ai_url : null) ?? location.origin;
  return (
    <div class="tools">
      {isRead && operation !== null && (
        <button type="button" class="primary" onClick={() => store.tryAgain({ operation, values: toValues(request) })}>
          Edit and send again
        </button>
      )}
      <Copy label="Copy as curl" text={toCurl(toSent(entry, store), base)} />
      {isRead && operation !== null && <Copy label="Copy as SDK code" text={toSdkCall(operation, toValues(request))} />}
      {callback !== null && (
        <button type="button" onClick={() => store.open(callback)}>
          Open its callback
        </button>
      )}
    </div>
  );
};

const ResponseBody = ({ entry }: { entry: RequestLogEntry }) => {
  const { response, durationMs } = entry;
  if (response === null) {
    return (
      <p class="muted">
        {durationMs === null
          ? 'The mock is still working on it.'
          : 'The log has no response: there was none, or newer ones needed the memory.'}
      </p>
    );
  }
  return (
    <>
      {response.body === null || response.body === '' ? (
        <p class="muted">No body.</p>
      ) : (
        <JsonView value={response.body} of="the response body" />
      )}
      {response.cutFrom !== undefined && (
        <p class="muted">Its beginning: the whole body has {response.cutFrom.toLocaleString('en')} characters.</p>
      )}
      <Headers title="Response headers" headers={response.headers} />
    </>
  );
};

/** The chosen request: first what came back, then what was sent. */
export const RequestDetail = ({ row, store }: { row: Row & { kind: 'request' }; store: Store }) => {
  const { id, durationMs } = row.request;
  const entry = useLogEntry<RequestLogEntry>(store, 'requests', id, `${row.request.at} ${durationMs}`);
  const { method, url, operation, last4, at } = row.request;
  return (
    <article aria-label="Request">
      <header class="detail-header">
        <h2>{operation ?? 'Unknown path'}</h2>
        <Tag tone={toneOf(row)}>{outcomeOf(row)}</Tag>
        <code class="detail-url">
          {method} {url}
        </code>
        <p class="muted">
          {formatTime(at)}, {formatAgo(at, store.now.value)}
          {durationMs !== null && `, took ${formatDuration(durationMs)}`}, {last4 === null ? 'no valid key' : `key …${last4}`}
        </p>
      </header>
      {entry === null && <p>The log no longer has this request.</p>}
      {entry && (
        <>
          <Reason entry={entry} store={store} />
          <Tools entry={entry} store={store} />
          <h3>Response</h3>
          <ResponseBody entry={entry} />
          <h3>Request</h3>
          {entry.request === undefined ? (
            <p class="muted">The mock did not read the fields: it rejected the request before, because of a fault, a limit or the key.</p>
          ) : (
            <JsonView value={entry.request} of="the request" />
          )}
          <Headers title="Request headers" headers={entry.headers} />
          <Limits limits={entry.limits} />
          <Facts facts={{ 'X-Request-Id': entry.id, account: entry.account }} />
        </>
      )}
    </article>
  );
};
