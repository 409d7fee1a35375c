import type { LoggedLimit, RequestLogEntry } from '../../../core/request-log-entry.js';
import { describe } from './active-now.js';
import { baseUrlOf, errorOf } from './call-service.js';
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

/** Scenarios that use up the limit of a code. */
const exhaustedBy: Record<string, string> = {
  rate_limited: 'throttled',
  quota_exceeded: 'quota-exceeded',
  trial_exhausted: 'trial-exhausted',
};

/** The host and port of the `callback_url` of a request. */
const callbackHostOf = (request: unknown): string | undefined => {
  const { callback_url: url } = (request ?? {}) as { callback_url?: unknown };
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined;
};

/** What to do about a request that failed by itself. */
const Remedy = ({ entry: { code, request, limits }, store }: { entry: RequestLogEntry; store: Store }) => {
  const { state, tab, now } = store;
  if (code === 'unauthorized') {
    return <button onClick={() => (tab.value = 'connect')}>Show a valid key</button>;
  }
  const host = code === 'callback_host_not_allowed' ? callbackHostOf(request) : undefined;
  if (host !== undefined) {
    if (state.value?.callback_hosts.includes(host)) return <p>{host} is allowed by now: send the request again.</p>;
    return <Action run={() => store.call('POST', '/callback-hosts', { host })}>Allow {host}</Action>;
  }
  const resetAt = Object.hasOwn(exhaustedBy, code ?? '') ? limits.find(({ after }) => after === 0)?.resetAt : undefined;
  if (!resetAt || Date.parse(resetAt) <= now.value) return null;
  return (
    <Action run={() => store.call('POST', '/clock', { advance: Date.parse(resetAt) - now.value })}>
      Move the clock to the reset, {formatTime(resetAt)}
    </Action>
  );
};

/** Why a request failed: the message, what is wrong with each field, and what the mock was told to do. */
const Reason = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { code, issues, fault, overridden, broken, status, durationMs, response } = entry;
  const { scenarios = [], faults = [] } = store.state.value ?? {};
  const usedUpBy = fault === null ? scenarios.find(({ name }) => name === exhaustedBy[code ?? '']) : undefined;
  const scenario = entry.scenario ?? usedUpBy?.name ?? null;
  const active = usedUpBy ?? scenarios.find(({ name }) => name === scenario);
  const activeFault = faults.find(({ id }) => id === fault);
  const message = errorOf(response?.body)?.message;
  const isAborted = status === null && broken === null && durationMs !== null;
  if (code === null && fault === null && !overridden && broken === null && !isAborted) return null;
  return (
    <div class={`reason ${code !== null || broken !== null ? 'bad' : ''}`}>
      {code !== null && (
        <p>
          <strong>{code}</strong>
          {typeof message === 'string' && ` ${message}`}
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
            <Action kind="quiet" run={() => store.call('DELETE', '/scenarios', { id: active.id })}>
              End {scenario}
            </Action>
          )}
        </p>
      )}
      {fault !== null && scenario === null && (
        <p>
          A fault (mock.fail, or Control) did this
          {activeFault ? `, ${describe(activeFault)}. ` : '. It has ended.'}
          {activeFault && (
            <Action kind="quiet" run={() => store.call('DELETE', '/faults', { id: activeFault.id })}>
              End the fault
            </Action>
          )}
        </p>
      )}
      {overridden && <p>An edited response (mock.respondWith) replaced it.</p>}
      {fault === null && !usedUpBy && <Remedy entry={entry} store={store} />}
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
  const base = baseUrlOf(store, store.contract.value.get(operation ?? ''));
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
  const { method, url, operation, last4, at, durationMs } = row;
  const entry = useLogEntry<RequestLogEntry>(store, 'requests', row);
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
            <p class="muted">The mock did not read the fields: a fault, a limit or the key rejected the request before.</p>
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
