import type { Clause } from './dish.js';

/**
 * Writes a text, and returns it with the slots that it names; `undefined` if something that it cannot do without is missing, or if it speaks of
 * nothing. `wordsOf` gives the words for the names in braces, none if they are empty. `named` are the slots that earlier texts have named.
 */
export const writeText = (clauses: readonly Clause[], wordsOf: (names: readonly string[]) => string, named: ReadonlySet<string>) => {
  const isTaken = (slot: string): boolean => wordsOf([slot]) !== '';
  const holds = ({ condition, slots = [] }: Clause): boolean => {
    if (condition === 'first') return !slots.some((slot) => named.has(slot));
    return condition === undefined || slots.some(isTaken) === (condition === 'if');
  };
  const isWhole = ({ pieces }: Clause): boolean => pieces.every((piece) => typeof piece === 'string' || wordsOf(piece) !== '');
  const written = clauses.filter((clause) => holds(clause) && (!clause.optional || isWhole(clause)));
  // Heating the pan is not yet a step.
  const saysSomething = written.some(({ condition }) => condition === undefined || condition === 'if');
  if (!saysSomething || !written.every(isWhole)) return undefined;
  const pieces = written.flatMap((clause) => clause.pieces);
  const words = pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece)));
  const text = words.join('').replace(/ {2,}/g, ' ').replace(/ (?=[.,;])/g, '').trim(); // prettier-ignore
  return { text, slots: pieces.filter((piece) => typeof piece !== 'string').flat() };
};
