import type { ScenarioName } from '../../../faults/scenarios.js';
import type { ScenarioView } from '../view.js';
import { button, form, h, select } from './dom.js';
import { createList } from './list.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

const descriptions: Record<ScenarioName, string> = {
  flaky: 'some requests fail',
  outage: 'every request gets 503',
  offline: 'no connection',
  'slow-model': 'responses take 8 to 25 s',
  silent: 'no response',
  burst: 'the next five requests get 429',
  throttled: 'the limit per minute is used up',
  'quota-exceeded': 'the quota of the day is used up',
  'trial-exhausted': 'the trial is used up',
  'cut-responses': 'responses break off',
  'broken-json': 'responses are half their JSON',
  'bad-gateway': 'every request gets 502 with HTML',
  'callback-lost': 'callbacks never arrive',
  'callback-late': 'callbacks arrive 30 s late',
  'callback-twice': 'callbacks arrive twice',
  'callback-forged': 'callbacks have a wrong secret',
};

const names = Object.keys(descriptions) as ScenarioName[];

/** The active scenarios. */
export const createScenariosPanel = (client: MockClient): Panel => {
  const list = h('div', { class: 'items' });
  const render = createList<ScenarioView>(list, {
    id: ({ id }) => id,
    create({ id, name, key }) {
      const end = button('End', () => void client.run('DELETE', '/scenarios', { id }), { 'aria-label': `End ${name}` });
      const limitedTo = key === undefined ? '' : `, for key ${key}`;
      const description = h('span', {}, h('strong', {}, name), ` ${descriptions[name]}${limitedTo}`);
      return { element: h('div', { class: 'item' }, description, end), update: () => {} };
    },
    empty: 'No scenario is active.',
  });
  const scenario = select(
    'Scenario',
    names,
    names.map((name) => `${name}: ${descriptions[name]}`),
  );
  const start = () => void client.run('POST', '/scenarios', { name: scenario.value });
  return {
    element: section('Scenarios', [], form(start, scenario, h('button', {}, 'Start')), list),
    update: (view) => render(view.scenarios),
  };
};
