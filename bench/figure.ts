import { cpus } from 'node:os';
import type { Chart } from './chart.ts';

export type Cell = string | number;

/** One figure of docs/internals/benchmarks.md. */
export interface Figure {
  /** Of its place in the page, and of the file of its chart. */
  name: string;
  chart: Chart;
  /** The rows of its table; the first has the headings. */
  table: readonly (readonly Cell[])[];
}

const toRow = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown; the first row has the headings. */
export const toTable = ([headings = [], ...rows]: Figure['table']): string =>
  [headings, headings.map(() => '---'), ...rows].map(toRow).join('\n');

/** Prints a figure, and sends it to `npm run bench` if that started this program. */
export const report = (figure: Figure): void => {
  console.log(`${figure.chart.title}\n\n${toTable(figure.table)}\n`);
  process.send?.(figure);
};

export const machine = `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}`;

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The median of the ratios of each round: both sides of a ratio are measured shortly after each other. */
export const medianRatio = (values: readonly number[], others: readonly number[]): number =>
  median(values.map((value, round) => value / others[round]!));

interface Comparison {
  name: string;
  title: string;
  /** What was measured of each candidate, round by round. */
  values: Readonly<Record<string, readonly number[]>>;
  /** The candidate that the others are compared with. */
  peer: string;
  show: (value: number) => string;
}

/** Medians of candidates, and their ratios to one of them. The first candidate is this package. */
export const toComparison = ({ name, title, values, peer, show }: Comparison): Figure => {
  const found = Object.entries(values).map(([candidate, rounds]) => ({
    candidate,
    value: median(rounds),
    ratio: medianRatio(rounds, values[peer]!).toFixed(2),
  }));
  return {
    name,
    chart: {
      title,
      bars: found.map(({ candidate, value, ratio }, index) => ({
        name: candidate,
        value,
        label: candidate === peer ? show(value) : `${show(value)}, ${ratio} × ${peer}`,
        own: index === 0,
      })),
    },
    table: [['', 'median', `compared with ${peer}`], ...found.map(({ candidate, value, ratio }) => [candidate, show(value), ratio])],
  };
};
