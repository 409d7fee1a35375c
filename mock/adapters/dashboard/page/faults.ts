import type { Fault } from '../../../faults/faults.js';
import type { ScenarioName } from '../../../faults/scenarios.js';
import type { FaultView } from '../view.js';
import type { Controls } from './controls.js';
import { button, choice, form, h, offer } from './dom.js';
import { createList, type Shown } from './list.js';
import { frame, type Panel } from './panel.js';

/** Faults that apps meet most. */
const common: Record<string, Fault> = {
  '500 internal error': { status: 500 },
  '503, try again in 1 s': { status: 503, headers: { 'Retry-After': '1' } },
  '429 rate limited': { code: 'rate_limited' },
  '401 unauthorized': { code: 'unauthorized' },
  'connection dropped': { network: 'reset' },
  'response cut in the middle': { network: 'cut' },
  'no answer, ever': { network: 'hang' },
  'answer 5 s late': { latency: 5000 },
  'broken JSON': { malformed: 'json' },
  'HTML from a proxy': { status: 502, malformed: 'html' },
};

const scenarios: Record<ScenarioName, string> = {
  flaky: 'some calls fail',
  outage: 'every call 503',
  offline: 'no connection',
  'slow-model': 'answers take 8 to 25 s',
  silent: 'no answer, ever',
  burst: 'the next five calls 429',
  throttled: 'the minute used up',
  'quota-exceeded': 'the day used up',
  'trial-exhausted': 'the trial used up',
  'cut-responses': 'answers break off',
  'broken-json': 'half the JSON',
  'bad-gateway': '502 with HTML',
  'callback-lost': 'callbacks never come',
  'callback-late': 'callbacks 30 s late',
  'callback-twice': 'callbacks come twice',
  'callback-forged': 'callbacks with a wrong secret',
};

const wordFor = (name: string, value: unknown): string => {
  if (name === 'probability') return `${Math.round(Number(value) * 100)} % of calls`;
  return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
};

const wordsFor = ({ what }: FaultView): string =>
  Object.entries(what)
    .map(([name, value]) => wordFor(name, value))
    .join(', ') || 'status 500';

const createFault = (first: FaultView, controls: Controls): Shown<FaultView> => {
  const what = h('span');
  const count = h('span', { class: 'count' });
  const lift = button('Lift', () => void controls.use('DELETE', '/faults', { id: first.id }));
  const update = (fault: FaultView) => {
    what.replaceChildren(h('strong', {}, fault.operation === '*' ? 'every call' : fault.operation), ` ${wordsFor(fault)}`);
    count.textContent = fault.times === undefined ? `struck ${fault.timesTriggered}` : `struck ${fault.timesTriggered} of ${fault.times}`;
  };
  update(first);
  return { element: h('div', { class: 'item' }, what, count, lift), update };
};

/** What is to go wrong. */
export const createFaults = (controls: Controls): Panel => {
  const list = h('div', { class: 'items' });
  const show = createList<FaultView>(list, {
    id: ({ id }) => id,
    create: (fault) => createFault(fault, controls),
    empty: 'Nothing is planned to go wrong.',
  });
  const operation = choice('Operation that fails', ['*']);
  const fault = choice('What goes wrong', Object.keys(common));
  const times = h('input', { type: 'number', min: 1, placeholder: 'always', 'aria-label': 'How many times; nothing means always' });
  const add = () => {
    const limit = times.value === '' ? {} : { times: Number(times.value) };
    void controls.use('POST', '/faults', { operation: operation.value, ...common[fault.value], ...limit });
  };
  const names = Object.keys(scenarios) as ScenarioName[];
  const scenario = choice(
    'Scenario',
    names,
    names.map((name) => `${name}: ${scenarios[name]}`),
  );
  return {
    element: frame(
      'Faults',
      [button('Lift all', () => void controls.use('DELETE', '/faults'))],
      list,
      form(add, operation, times, fault, h('button', {}, 'Add')),
      form(() => void controls.use('POST', '/scenarios', { name: scenario.value }), scenario, h('button', {}, 'Play')),
    ),
    show(view) {
      offer(operation, ['*', ...view.operations]);
      operation.options[0]!.label = 'every call';
      show(view.faults);
    },
  };
};
