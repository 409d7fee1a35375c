import type { ResetTarget } from '../../../service/mock-service.js';
import { form, h, select } from './dom.js';
import type { MockClient } from './mock-client.js';
import { section } from './panel.js';

const labels: Record<ResetTarget, string> = {
  limits: 'use of limits',
  pantries: 'pantries',
  requests: 'request log',
  faults: 'faults, overrides and scenarios',
  callbacks: 'callbacks',
  clock: 'clock',
};

/** Resets one part of the service, or everything after a confirmation. */
export const createResetSection = (client: MockClient): HTMLElement => {
  const target = select('What to reset', ['', ...Object.keys(labels)], ['everything', ...Object.values(labels)]);
  const reset = () => {
    const isConfirmed = target.value !== '' || confirm('Reset everything? Keys stay, with their first tier and nothing used.');
    if (isConfirmed) void client.run('POST', '/reset', target.value === '' ? {} : { target: target.value });
  };
  return section('Reset', [], form(reset, target, h('button', { class: 'danger' }, 'Reset')));
};
