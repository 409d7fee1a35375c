import { button, form, h } from './dom.js';
import type { MockClient } from './mock-client.js';
import { section, type Panel } from './panel.js';

const steps: [label: string, duration: string][] = [
  ['+1 min', '1m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
];

/** The mock's time, and controls that change it. */
export const createClockPanel = (client: MockClient): Panel => {
  const now = h('time', { class: 'now' });
  const change = (body: object) => void client.run('POST', '/clock', body);
  const duration = h('input', {
    placeholder: '90s',
    size: 6,
    'aria-label': 'Duration to advance by: 250ms, 90s, 5m, 2h, 1d',
    required: true,
  });
  const time = h('input', { type: 'datetime-local', step: 1, 'aria-label': 'Time to freeze the clock at, UTC', required: true });
  return {
    element: section(
      'Clock',
      [],
      now,
      h(
        'div',
        { class: 'row' },
        ...steps.map(([label, advance]) => button(label, () => change({ advance }))),
        button('Use real time', () => change({ real: true }), { title: 'The clock follows this machine' }),
      ),
      form(() => change({ advance: duration.value.trim() }), duration, h('button', {}, 'Advance')),
      form(() => change({ set: `${time.value}Z` }), time, h('button', { title: 'The clock stops at this time' }, 'Freeze')),
    ),
    update(view) {
      now.dateTime = view.now;
      now.textContent = `${view.now.slice(0, 19).replace('T', ' ')} UTC`;
    },
  };
};
