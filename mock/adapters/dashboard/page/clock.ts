import type { Controls } from './controls.js';
import { button, form, h } from './dom.js';
import { frame, type Panel } from './panel.js';

const steps: [label: string, by: string][] = [
  ['+1 min', '1m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
];

/** The mock's time, and what moves it. */
export const createClock = (controls: Controls): Panel => {
  const now = h('time', { class: 'now' });
  const move = (body: object) => void controls.use('POST', '/clock', body);
  const by = h('input', { placeholder: '90s', size: 6, 'aria-label': 'How far to advance: 250ms, 90s, 5m, 2h, 1d', required: true });
  const to = h('input', { type: 'datetime-local', step: 1, 'aria-label': 'Moment to set the clock to, UTC', required: true });
  return {
    element: frame(
      'Clock',
      [],
      now,
      h(
        'div',
        { class: 'row' },
        ...steps.map(([label, advance]) => button(label, () => move({ advance }))),
        button('Real time', () => move({ real: true })),
      ),
      form(() => move({ advance: by.value.trim() }), by, h('button', {}, 'Advance')),
      form(() => move({ set: `${to.value}Z` }), to, h('button', { title: 'The clock stands still there' }, 'Set')),
    ),
    show(view) {
      now.dateTime = view.now;
      now.textContent = `${view.now.slice(0, 19).replace('T', ' ')} UTC`;
    },
  };
};
