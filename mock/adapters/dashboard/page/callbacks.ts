import type { CallbackDelivery, CallbackOutcome } from '../../../callbacks/types.js';
import type { DeliveryView } from '../view.js';
import type { Controls } from './controls.js';
import { button, h, timeOf } from './dom.js';
import { createEntry, json, pairs, tag } from './entry.js';
import { createList } from './list.js';
import { frame, type Panel } from './panel.js';

const kinds: Record<CallbackOutcome, Parameters<typeof tag>[0]> = {
  waiting: 'plain',
  held: 'warn',
  sending: 'plain',
  captured: 'good',
  delivered: 'good',
  failed: 'bad',
  rejected: 'bad',
  dropped: 'warn',
};

const line = ({ queuedAt, outcome, operation, host, request_id: requestId, status, copyOf }: DeliveryView): Node[] => [
  h('time', { datetime: queuedAt }, timeOf(queuedAt)),
  tag(kinds[outcome], status === null ? outcome : `${outcome} ${status}`),
  h('span', { class: 'name' }, operation),
  h('span', { class: 'code' }, `${requestId} → ${host}`),
  h('span', { class: 'marks' }, ...(copyOf === undefined ? [] : [tag('plain', 'again')])),
];

/** The outbox, newest first. */
export const createCallbacks = (controls: Controls): Panel => {
  const inside = async ({ id }: DeliveryView) => {
    const delivery = (await controls.read('deliveries', id)) as CallbackDelivery | undefined;
    if (!delivery) return [h('p', {}, 'The outbox does not hold it any more.')];
    const { request, payload, account, reason, dueAt, sentAt, endedAt, copyOf } = delivery;
    const facts = {
      request: `${request.method} ${request.url}`,
      id,
      account,
      reason,
      'copy of': copyOf,
      due: dueAt,
      sent: sentAt,
      ended: endedAt,
    };
    const known = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined);
    return [
      pairs(Object.fromEntries(known)),
      button('Send again', () => void controls.use('POST', '/deliveries/redeliver', { id })),
      h('h3', {}, 'Headers'),
      pairs(request.headers),
      h('h3', {}, 'Body'),
      json(payload),
    ];
  };
  const list = h('div', { class: 'log' });
  const show = createList<DeliveryView>(list, {
    id: ({ id }) => id,
    create: (delivery) => createEntry(delivery, { line, inside }),
    empty: 'No callback yet. One leaves for each call with a callback_url whose host is allowed.',
  });
  let held = false;
  const hold = button('Hold', () => void controls.use('POST', held ? '/deliveries/release' : '/deliveries/hold'));
  return {
    element: frame('Callbacks', [hold], list),
    show(view) {
      held = view.held;
      hold.textContent = held ? 'Release' : 'Hold';
      hold.title = held ? 'Send what is kept back, in order' : 'Keep callbacks back from now on';
      hold.classList.toggle('on', held);
      show(view.deliveries);
    },
  };
};
