import { format } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { BatchProgress, Logger } from '@recipe-ai/sdk';
import { formatDuration } from '../src/util/format-duration.js';

/** Progress on standard error, if that is a terminal. */
export interface BatchBar {
  show(progress: BatchProgress): void;
  stop(): void;
  /** Writes above the bar. */
  readonly logger: Logger;
}

/** Of `12:00:00`. */
const TIME_LENGTH = 8;

/** What the bar says of the progress that was reported so many milliseconds ago. */
export const formatState = ({ failed, inFlight, resetAt, etaMs }: BatchProgress, ageMs = 0): string => {
  const leftMs = Math.max(0, (etaMs ?? 0) - ageMs);
  const parts = [
    failed > 0 ? `${failed} failed` : '',
    resetAt && inFlight === 0 ? `waits until ${resetAt.toTimeString().slice(0, TIME_LENGTH)}` : '',
    leftMs > 0 ? `about ${formatDuration(leftMs)} left` : '',
  ];
  return parts.filter(Boolean).join(', ');
};

const CLEAR_LINE = '\r\u001b[K';

const writeAboveBar = (...message: unknown[]): void => void process.stderr.write(`${CLEAR_LINE}${format(...message)}\n`);

/** Starts a bar at the calls that earlier runs have finished. */
export const startBar = (total: number, finished: number): BatchBar => {
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {state}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24, // leaves room for the state in 80 columns
    hideCursor: true,
    gracefulExit: false, // it would take signals from the command, and run on
  });
  bar.start(total, finished, { state: '' });
  let last: { progress: BatchProgress; at: number } | undefined;
  const draw = (): void => {
    if (last) bar.update(finished + last.progress.done, { state: formatState(last.progress, performance.now() - last.at) });
  };
  // While calls wait for a limit nothing is reported, but the time that is left runs down.
  const ticker = setInterval(draw, 1000);
  const write = process.stderr.isTTY ? writeAboveBar : console.error;
  return {
    show(progress) {
      last = { progress, at: performance.now() };
      draw();
    },
    stop() {
      clearInterval(ticker);
      bar.stop();
    },
    logger: { error: write, warn: write, info: write, debug: write },
  };
};
