import { capital } from '../../text/capitalize.js';
import type { Action } from './course.js';

/** Clauses in order; those that stay and follow each other in one sentence are together. */
export const runsOf = (actions: readonly Action[], isKept: (action: Action) => boolean): Action[][] => {
  const runs: Action[][] = [];
  let previous: Action | undefined;
  for (const action of actions) {
    const isSameSentence = previous?.sentence === action.sentence && previous.step === action.step && previous.end <= action.start;
    if (isSameSentence && previous && isKept(previous) && isKept(action)) runs.at(-1)?.push(action);
    else runs.push([action]);
    previous = action;
  }
  return runs;
};

/** The words of clauses that stay, as they were. */
export const textOf = (run: readonly Action[]): string => {
  const [first, last] = [run[0] as Action, run.at(-1) as Action];
  const isWhole = first.start === 0;
  const text = first.sentence.slice(first.start, last.end);
  return isWhole ? text : capital(text);
};
