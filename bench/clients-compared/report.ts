import { cases, defaults } from './cases.ts';
import type { Run } from './run.ts';

/** Whether every call succeeded that could. */
export const isComplete = ({ case: name, succeeded, waiting }: Run): boolean => {
  const { completable, calls } = { ...defaults, ...cases[name]! };
  return waiting === 0 && succeeded >= (completable ?? calls);
};

/** What the table says about a run: time / ideal, refused requests, failed calls. */
const toCell = (run: Run): string => {
  const time = isComplete(run) ? run.ratio.toFixed(2) : '–';
  return `${time} · ${run.refused} · ${run.failed}${run.waiting ? ` (${run.waiting} waiting)` : ''}`;
};

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table, clients down and cases across; then what is asked of this SDK alone. */
export const toReport = (runs: readonly Run[], names: readonly string[], clients: readonly string[]): string => {
  const find = (client: string, name: string): Run => runs.find((run) => run.client === client && run.case === name)!;
  const ours = names.map((name) => find(clients[0]!, name));
  const quota = ours.find(({ case: name }) => name === 'quota');
  const lines = [
    toRow(['', ...names.map((name) => cases[name]!.what)]),
    toRow(['---', ...names.map(() => '---')]),
    ...clients.map((client) => toRow([client, ...names.map((name) => toCell(find(client, name)))])),
    '',
    `Order of completion compared with order of call, this SDK: ${ours
      .filter((run) => run !== quota && !cases[run.case]!.processes)
      .map(({ case: name, order }) => `${order.toFixed(4)} (${cases[name]!.what})`)
      .join(', ')}.`,
  ];
  if (quota) {
    lines.push(
      '',
      `The spent day, this SDK: ${quota.failed} calls ended with ${quota.errors.join(', ') || 'no error'} within ${quota.failedWithin} ms, ${quota.timed} of them with the time the day ends.`,
    );
  }
  return lines.join('\n');
};
