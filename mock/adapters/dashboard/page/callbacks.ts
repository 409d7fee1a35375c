import type { CallbackDelivery, CallbackOutcome } from '../../../callbacks/types.js';
import type { DeliveryView } from '../view.js';
import { button, h, timeOf } from './dom.js';
import { createList } from './list.js';
import { codeBlock, createLogEntry, definitionList, tag, type Tone } from './log-entry.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

const tones: Record<CallbackOutcome, Tone> = {
  waiting: 'plain',
  held: 'warn',
  sending: 'plain',
  captured: 'good',
  delivered: 'good',
  failed: 'bad',
  rejected: 'bad',
  dropped: 'warn',
};

const summarize = ({ queuedAt, outcome, operation, host, request_id: requestId, status, copyOf }: DeliveryView): Node[] => [
  h('time', { datetime: queuedAt }, timeOf(queuedAt)),
  tag(tones[outcome], status === null ? outcome : `${outcome} ${status}`),
  h('span', { class: 'name' }, operation),
  h('span', { class: 'code' }, `${requestId} → ${host}`),
  h('span', { class: 'marks' }, ...(copyOf === undefined ? [] : [tag('plain', 'copy')])),
];

const loadDetails = async (client: MockClient, { id }: DeliveryView): Promise<Node[]> => {
  const delivery = (await client.loadEntry('deliveries', id)) as CallbackDelivery | undefined;
  if (!delivery) return [h('p', {}, 'The log no longer has this callback.')];
  const { request, payload, account, reason, dueAt, sentAt, endedAt, copyOf } = delivery;
  return [
    definitionList({
      request: `${request.method} ${request.url}`,
      id,
      account,
      reason,
      'copy of': copyOf,
      due: dueAt,
      sent: sentAt,
      ended: endedAt,
    }),
    button('Send again', () => void client.run('POST', '/deliveries/redeliver', { id })),
    h('h3', {}, 'Body'),
    codeBlock(payload),
    h('h3', {}, 'Headers'),
    definitionList(request.headers),
  ];
};

/** The callbacks, newest first. */
export const createCallbacksPanel = (client: MockClient): Panel => {
  const list = h('div', { class: 'log' });
  const render = createList<DeliveryView>(list, {
    id: ({ id }) => id,
    create: (delivery) => createLogEntry(delivery, { summarize, loadDetails: (item) => loadDetails(client, item) }),
    empty: 'No callback yet. Send a request with a callback_url whose host is in the list of callback hosts.',
  });
  let held = false;
  const hold = button('Hold', () => void client.run('POST', held ? '/deliveries/release' : '/deliveries/hold'));
  return {
    element: section('Callbacks', [hold], list),
    update(view) {
      held = view.held;
      hold.textContent = held ? 'Release' : 'Hold';
      hold.title = held ? 'Send the held callbacks in order' : 'Send no callback until you press Release';
      hold.classList.toggle('active', held);
      render(view.deliveries);
    },
  };
};
