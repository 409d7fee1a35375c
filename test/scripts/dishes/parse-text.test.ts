import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseText, slotsNamedIn } from '../../../scripts/dishes/parse-text.ts';

describe('the text of a step', () => {
  const refuse = (problem: string): never => {
    throw new SyntaxError(problem);
  };

  test('knows slots, values and clauses with a condition', () => {
    expect(parseText('Fry {a+b} for {time}[if c: with {c}][if no c: alone][first d: in {d}].', refuse)).toEqual([
      { pieces: ['Fry ', ['a', 'b'], ' for ', ['time']] },
      { condition: 'if', slots: ['c'], optional: true, pieces: [' with ', ['c']] },
      { condition: 'if no', slots: ['c'], optional: true, pieces: [' alone'] },
      { condition: 'first', slots: ['d'], optional: true, pieces: [' in ', ['d']] },
      { pieces: ['.'] },
    ]);
  });

  test('names its slots', () => {
    expect(slotsNamedIn(parseText('{a}[if b: {c+d}]', refuse))).toEqual(['a', 'b', 'c', 'd']);
  });

  /** The words of the text that are read: its slots, or what cannot be read. */
  const read = (text: string): string[] => {
    try {
      return slotsNamedIn(parseText(text, refuse));
    } catch (error) {
      return [/"(.*)"/.exec((error as SyntaxError).message)?.[1] ?? 'no rest'];
    }
  };

  test('is read, or refused with the rest that cannot be read, whatever it is', () => {
    const pieces = fc.array(fc.constantFrom('a', ' ', '{', '}', '[', ']', ':', 'if ', 'if no ', 'first ', '+', 'time', '1', 'é'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(read(text).filter((words) => !text.includes(words))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
