import type { RequestLogEntry } from '../../../core/request-log-entry.js';
import { Action } from './action.js';
import { describe } from './active-now.js';
import { errorOf } from './call-service.js';
import { toText } from './contract.js';
import { formatTime } from './format.js';
import { isAnnounced, limitCodes } from './rows.js';
import type { Store } from './store.js';

/** The host and port of the `callback_url` of a request. */
const callbackHostOf = (request: unknown): string | undefined => {
  const { callback_url: url } = (request ?? {}) as { callback_url?: unknown };
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined;
};

/** What the service says is wrong. */
export const ErrorLine = ({ code, message }: { code: string | undefined; message: unknown }) => (
  <p>
    <strong>{code}</strong> {toText(message).replaceAll('`', '')}
  </p>
);

/** The code of a request with a callback host that is not on the list. */
export const NOT_ALLOWED = 'callback_host_not_allowed';

/** Puts the callback host of a request on the list. */
export const AllowHost = ({ request, store }: { request: unknown; store: Store }) => {
  const host = callbackHostOf(request);
  if (host === undefined) return null;
  if (store.state.value?.callback_hosts.includes(host)) return <p>{host} is allowed now (Data, Callback hosts): send again.</p>;
  return (
    <div>
      <Action run={() => store.call('POST', '/callback-hosts', { host })}>Allow {host}</Action>
    </div>
  );
};

/** What to do about a request that failed by itself. */
const Remedy = ({ entry: { code, request, limits, last4, account }, store }: { entry: RequestLogEntry; store: Store }) => {
  const { state, tab, now } = store;
  if (code === 'unauthorized') {
    return <button onClick={() => (tab.value = 'connect')}>Show a valid key</button>;
  }
  if (code === NOT_ALLOWED) return <AllowHost request={request} store={store} />;
  if (!limitCodes.includes(code)) return null;
  const key = state.value?.keys.find((each) => each.last4 === last4 && each.account === account);
  if (key && [key.minute, key.day, key.trial].every((limit) => limit?.remaining !== 0))
    return <p>This key has calls again. {store.catalog.texts['kept by clients']}</p>;
  if (code === 'trial_exhausted') return <button onClick={() => (tab.value = 'data')}>Upgrade the key: choose its tier</button>;
  const resetAt = limits.find(({ after }) => after === 0)?.resetAt;
  if (!resetAt || Date.parse(resetAt) <= now.value) return null;
  return (
    <Action run={() => store.call('POST', '/clock', { advance: Date.parse(resetAt) - now.value })}>
      Move the clock to the reset, {formatTime(resetAt)}
    </Action>
  );
};

/** Why a request failed: the message, what is wrong with each field, and the fault, scenario or override that caused it. */
export const Reason = ({ entry, store }: { entry: RequestLogEntry; store: Store }) => {
  const { code, issues, fault, scenario, overridden, broken, status, durationMs, response } = entry;
  const { scenarios = [], faults = [] } = store.state.value ?? {};
  const { texts } = store.catalog;
  const active = scenarios.find(({ name }) => name === scenario);
  const activeFault = faults.find(({ id }) => id === fault);
  const message = errorOf(response?.body)?.message;
  const hasFaultEnded = fault !== null && !active && !activeFault;
  const isAborted = status === null && broken === null && durationMs !== null;
  if (code === null && fault === null && !overridden && broken === null && !isAborted) return null;
  return (
    <div class={`reason ${code !== null || broken !== null ? 'bad' : ''}`}>
      {code !== null && <ErrorLine code={code} message={message} />}
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
      {(isAborted || broken !== null) && <p>{texts[broken ?? 'aborted']}</p>}
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
      {overridden && <p>{texts['overridden']}</p>}
      {fault === null && !active && <Remedy entry={entry} store={store} />}
      {hasFaultEnded && isAnnounced(entry) && <p>{texts['kept by clients']}</p>}
    </div>
  );
};
