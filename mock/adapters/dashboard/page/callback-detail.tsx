import type { CallbackDelivery } from '../../../callbacks/types.js';
import { Action } from './action.js';
import { parseBody } from './call-service.js';
import { toCall } from './code.js';
import { Copy, TestLine } from './copy.js';
import { DetailHeader } from './detail-header.js';
import { formatDuration, formatTime } from './format.js';
import { JsonView } from './json-view.js';
import { Facts, Headers, Tag } from './layout.js';
import { BodyView } from './recipe.js';
import { toneOf, type Row } from './rows.js';
import type { Store } from './store.js';
import { useLogEntry } from './use-log-entry.js';

/** What a receiver's 401 or 403 means: the secrets differ. */
const SecretMismatch = ({ delivery, store }: { delivery: CallbackDelivery; store: Store }) => (
  <>
    <strong>Probably the secrets do not match.</strong>
    {delivery.fault?.wrongSecret === true ? (
      <p>{store.catalog.texts['wrong secret']}</p>
    ) : (
      <p>
        {store.catalog.texts['other secret']} <button onClick={() => (store.tab.value = 'connect')}>Show the secret</button>
      </p>
    )}
  </>
);

/** Host and port, with the port that a URL leaves out. */
const hostOf = (url: string): string => {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`;
};

const Reason = ({ delivery, row, store }: { delivery: CallbackDelivery; row: Row; store: Store }) => {
  const { outcome, reason, status, fault } = delivery;
  const isMismatch = outcome === 'failed' && (status === 401 || status === 403);
  const { outcomes, texts } = store.catalog;
  const isRefused = reason?.includes('ECONNREFUSED');
  const text = isRefused ? `Nothing listens on ${hostOf(delivery.request.url)}. ${texts['refused']}` : outcomes[outcome];
  return (
    <div class={`reason ${toneOf(row)}`}>
      {isMismatch ? <SecretMismatch delivery={delivery} store={store} /> : <p>{text}</p>}
      {status === undefined && reason !== undefined && <p class="muted">{reason}</p>}
      {fault && !isMismatch && (
        <p>
          A fault applied: <code>{JSON.stringify(fault)}</code>
        </p>
      )}
    </div>
  );
};

/** The chosen callback. */
export const CallbackDetail = ({ row, store }: { row: Row & { kind: 'callback' }; store: Store }) => {
  const { id } = row;
  const delivery = useLogEntry<CallbackDelivery>(store, 'deliveries', row);
  const origin = store.rows.value.find((each) => each.kind === 'request' && each.callback === (delivery?.copyOf ?? id));
  const sendAgain = async () => {
    const copy = await store.call<CallbackDelivery>('POST', '/deliveries/redeliver', { id });
    store.open(copy.id);
  };
  return (
    <article aria-label="Callback">
      <DetailHeader
        row={row}
        store={store}
        entry={delivery}
        title={`Callback of ${row.operation}`}
        url={delivery ? `POST ${delivery.request.url}` : row.host}
      >
        , request_id <code>{row.request_id}</code>
      </DetailHeader>
      {delivery && (
        <>
          <Reason delivery={delivery} row={row} store={store} />
          <div class="tools">
            <Action kind="primary" run={sendAgain}>
              Send again
            </Action>
            <Copy label="Copy the body" text={delivery.request.body} />
            {origin && <button onClick={() => store.open(origin.id)}>Open its request</button>}
          </div>
          <TestLine code={toCall('mock.callbacks.redeliver', id)} />
          {delivery.sentAt && delivery.endedAt && (
            <>
              <h3>Response of the receiver</h3>
              <p>
                <Tag tone={toneOf(row)}>{delivery.status ?? 'no response'}</Tag> after{' '}
                {formatDuration(Date.parse(delivery.endedAt) - Date.parse(delivery.sentAt))}.{' '}
                <span class="muted">
                  {delivery.status === undefined ? delivery.reason : delivery.responseBody === undefined && 'No text in its body.'}
                </span>
              </p>
              {delivery.responseBody !== undefined && <JsonView value={parseBody(delivery.responseBody)} of="the receiver’s response" />}
              {delivery.responseHeaders && <Headers title="Response headers" headers={delivery.responseHeaders} />}
            </>
          )}
          <h3>What was sent</h3>
          <BodyView value={delivery.payload} of="the callback’s body" />
          <Headers title="Headers" headers={delivery.request.headers} />
          <Facts
            facts={{
              due: formatTime(delivery.dueAt),
              sent: delivery.sentAt && formatTime(delivery.sentAt),
              'sent again from': delivery.copyOf,
              account: delivery.account,
              id: delivery.id,
            }}
          />
        </>
      )}
    </article>
  );
};
