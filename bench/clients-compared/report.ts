import { toTable, type Figure } from '../figure.ts';
import { cases, defaults } from './cases.ts';
import type { Run } from './run.ts';

/** Whether every call succeeded that could. */
const isComplete = ({ case: name, succeeded, waiting }: Run): boolean => {
  const { completable, calls } = { ...defaults, ...cases[name]! };
  return waiting === 0 && succeeded >= (completable ?? calls);
};

const toTime = (run: Run): string => (isComplete(run) ? run.ratio.toFixed(2) : '–');
const withWaiting = ({ failed, waiting }: Run): string => `${failed}${waiting ? ` (${waiting} waiting)` : ''}`;

/** The runs of one case: filled bars as long as the time over the ideal if every call succeeded, hollow ones if not. */
export const toFigure = (runs: readonly Run[]): Figure => ({
  name: 'pacing',
  chart: {
    title: `Time over the ideal (less is better): ${cases[runs[0]!.case]!.what.replaceAll('`', '')}`,
    mark: 1,
    bars: runs.map((run, index) => {
      const complete = isComplete(run);
      const rest = run.waiting ? `${run.waiting} calls still waiting` : `${run.failed} calls failed`;
      const said = complete ? `${run.ratio.toFixed(2)} × the ideal` : rest;
      return {
        name: run.client,
        value: run.ratio,
        label: `${said}, ${run.refused} refused`,
        own: index === 0,
        incomplete: !complete,
      };
    }),
  },
  table: [
    ['', 'time over the ideal', 'requests refused', 'calls failed'],
    ...runs.map((run) => [run.client, toTime(run), run.refused, withWaiting(run)]),
  ],
});

/** The table, clients down and cases across; then what is asked of this SDK alone. */
export const toReport = (runs: readonly Run[], names: readonly string[], clients: readonly string[]): string => {
  const find = (client: string, name: string): Run => runs.find((run) => run.client === client && run.case === name)!;
  const toCell = (run: Run): string => `${toTime(run)} · ${run.refused} · ${withWaiting(run)}`;
  const ours = names.map((name) => find(clients[0]!, name));
  const quota = ours.find(({ case: name }) => name === 'quota');
  const lines = [
    toTable([
      ['', ...names.map((name) => cases[name]!.what)],
      ...clients.map((client) => [client, ...names.map((name) => toCell(find(client, name)))]),
    ]),
    '',
    `Order of completion, compared with order of call, this SDK: ${ours
      .filter((run) => run !== quota && !cases[run.case]!.processes)
      .map(({ case: name, order }) => `${order.toFixed(4)} (${cases[name]!.what})`)
      .join(', ')}.`,
  ];
  if (quota) {
    lines.push(
      '',
      `The used-up daily quota, this SDK: ${quota.failed} calls ended with ${quota.errors.join(', ') || 'no error'} within ${quota.failedWithin} ms, ${quota.timed} of them with the time the day ends.`,
    );
  }
  return lines.join('\n');
};
