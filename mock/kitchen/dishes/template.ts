import type { Motion } from './form.js';
import { memoize } from '../text/memoize.js';

/** A piece of a motion's text: words, or the names of parts, or a value such as the time. */
export type Piece = string | { parts: readonly string[] } | { value: 'time' | 'cue' | 'oven' };

/** A clause of a motion's text; see {@link Motion} for what its mark means. */
export interface Clause {
  mark: '?' | '!' | '^' | null;
  /** The parts that the mark asks for. */
  parts: readonly string[];
  /** False where the clause is all there is: the step falls with it. */
  optional: boolean;
  pieces: readonly Piece[];
}

const piecesOf = (text: string): Piece[] =>
  text.split(/(\{[^}]+\})/).flatMap((piece): Piece[] => {
    if (piece === '') return [];
    const name = /^\{(.+)\}$/.exec(piece)?.[1];
    if (name === undefined) return [piece];
    return [name === 'time' || name === 'cue' || name === 'oven' ? { value: name } : { parts: name.split('+') }];
  });

const compile = (text: string): Clause[] =>
  text.split(/(\[[^\]]*\])/).flatMap((clause): Clause[] => {
    if (clause === '') return [];
    const [, mark = null, part = '', inside = ''] = /^\[(?:([?!^])([a-z+]+) )?([^\]]*)\]$/.exec(clause) ?? [];
    const optional = clause.startsWith('[');
    return [{ mark: mark as Clause['mark'], parts: part.split('+'), optional, pieces: piecesOf(optional ? inside : clause) }];
  });

/** The clauses of a motion's text. */
export const clausesOf = memoize(({ text }: Motion): readonly Clause[] => compile(text));
