import type { Fault } from '../../../faults/faults.js';
import type { FaultView } from '../view.js';
import { button, form, h, select, setOptions } from './dom.js';
import { createList, type ListItem } from './list.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

/** Faults that apps meet most often. */
const commonFaults: Record<string, Fault> = {
  '500 internal error': { status: 500 },
  '503, retry after 1 s': { status: 503, headers: { 'Retry-After': '1' } },
  '429 rate limited': { code: 'rate_limited' },
  '401 unauthorized': { code: 'unauthorized' },
  'connection dropped': { network: 'reset' },
  'response cut in the middle': { network: 'cut' },
  'no response': { network: 'hang' },
  'response 5 s late': { latency: 5000 },
  'broken JSON': { malformed: 'json' },
  'HTML from a proxy': { status: 502, malformed: 'html' },
};

const describeField = (name: string, value: unknown): string => {
  if (name === 'probability') return `${Math.round(Number(value) * 100)} % of requests`;
  return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
};

const describeFault = ({ fault }: FaultView): string =>
  Object.entries(fault)
    .map(([name, value]) => describeField(name, value))
    .join(', ') || 'status 500';

const createFaultItem = (initial: FaultView, client: MockClient): ListItem<FaultView> => {
  const description = h('span');
  const count = h('span', { class: 'count' });
  const remove = button('Remove', () => void client.run('DELETE', '/faults', { id: initial.id }));
  const update = (fault: FaultView) => {
    const { operation, times, timesTriggered } = fault;
    description.replaceChildren(h('strong', {}, operation === '*' ? 'all operations' : operation), ` ${describeFault(fault)}`);
    count.textContent = times === undefined ? `triggered ${timesTriggered}` : `triggered ${timesTriggered} of ${times}`;
  };
  update(initial);
  return { element: h('div', { class: 'item' }, description, count, remove), update };
};

/** The active faults. */
export const createFaultsPanel = (client: MockClient): Panel => {
  const list = h('div', { class: 'items' });
  const render = createList<FaultView>(list, {
    id: ({ id }) => id,
    create: (fault) => createFaultItem(fault, client),
    empty: 'No fault is active. Add one to make requests fail.',
  });
  const operation = select('Operation that fails', ['*'], ['all operations']);
  const fault = select('Fault', Object.keys(commonFaults));
  const times = h('input', {
    type: 'number',
    min: 1,
    placeholder: 'no limit of times',
    'aria-label': 'Number of requests that fail; empty: no limit',
  });
  const add = () => {
    const limit = times.value === '' ? {} : { times: Number(times.value) };
    void client.run('POST', '/faults', { operation: operation.value, ...commonFaults[fault.value], ...limit });
  };
  const removeAll = button('Remove all', () => void client.run('DELETE', '/faults'), { title: 'Removes faults, overrides and scenarios' });
  return {
    element: section('Faults', [removeAll], form(add, operation, fault, times, h('button', {}, 'Add')), list),
    update(view) {
      setOptions(operation, ['*', ...view.operations], ['all operations', ...view.operations]);
      render(view.faults);
    },
  };
};
