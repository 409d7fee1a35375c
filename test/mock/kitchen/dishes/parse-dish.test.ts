import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBlocks } from '../../../../mock/kitchen/dishes/parse-blocks.js';
import { parseDish } from '../../../../mock/kitchen/dishes/parse-dish.js';
import { parseSharedSteps } from '../../../../mock/kitchen/dishes/parse-step.js';
import { parseSharedSlots } from '../../../../mock/kitchen/dishes/parse-slot.js';
import { parseStepText, slotsNamedIn, StepTextError } from '../../../../mock/kitchen/dishes/step-text.js';

const shared = {
  ...parseSharedSlots(
    'slots.txt',
    parseBlocks('slots.txt', 'slot fat: accepts oil, butter; 9 g; at most 2; buy olive oil\ngroup basics: fat'),
  ),
  steps: parseSharedSteps('steps.txt', parseBlocks('steps.txt', 'step boil cook: Boil {slot} for {time}.\n  minutes: simmer <slot>')),
};

const parse = (text: string) => parseDish('toast.txt', parseBlocks('toast.txt', text), shared);

const head = `dish: toast
noun: Toast
course: savory
skill: beginner
title from: bread
`;

const toast = `${head}
name: [{bread} ]Toast
  needs: any bread or rye bread; butter
  without: any beef
  cuisine: british

slot bread: accepts bread; 80 g; at most 2; buy bread
slots: basics

bake: Toast {bread}[ with {fat}] at {oven} for {time}.
  minutes: 4
  oven: 400
  done: golden
`;

describe('the file of a dish', () => {
  test('is read with its names, slots and steps', () => {
    const dish = parse(toast);
    expect(dish.slots).toMatchObject([
      { name: 'bread', accepts: ['bread'], grams: 80, most: 2, buy: ['bread'] },
      { name: 'fat', accepts: ['oil', 'butter'] },
    ]);
    expect(dish.steps).toMatchObject([{ phase: 'cook', method: 'oven', ovenF: 400, minutes: 4, doneWhen: 'golden' }]);
    expect(dish.named).toMatchObject([
      {
        needs: [
          { names: ['rye bread'], classes: ['bread'] },
          { names: ['butter'], classes: [] },
        ],
        without: { kinds: ['beef'] },
        cuisine: 'british',
      },
    ]);
  });

  test('may use a shared step for a slot of its own', () => {
    const dish = parse(`${head}slot bread: accepts bread; 80 g\nuse: boil bread\n`);
    expect(dish.steps).toMatchObject([{ minutes: { of: ['bread'], by: 'simmer', plus: 0 } }]);
  });

  test.each([
    ['slot bread: accepts brade; 80 g\ncook: Toast {bread}.', 'toast.txt:6:13 "brade" is not a cooking class'],
    ['slot bread: accepts bread\ncook: Toast {bread}.', 'toast.txt:6:13 a slot needs grams'],
    ['slot bread: accepts bread; 80 g; maybe\ncook: Toast {bread}.', 'toast.txt:6:13 "maybe" says nothing that a slot knows'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread.', 'toast.txt:7:13 "{" is never closed by "}"'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}] now.', 'toast.txt:7:20 "]" closes nothing'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread} and {jam}.', 'toast.txt:1:1 names the slot "jam", but has no such slot'],
    ['slot bread: accepts bread; 80 g\nslots: fat\ncook: Toast {bread}.', 'toast.txt:1:1 has the slot "fat", but no step names it'],
    ['slot bread: accepts bread; 80 g\nslots: fatt\ncook: Toast {bread}.', 'toast.txt:7:8 there is no shared slot "fatt"'],
    ['slot bread: accepts bread; 80 g\nuse: broil', 'toast.txt:7:6 there is no shared step "broil"'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}.\n  minutes: soon', 'toast.txt:8:12 is neither minutes nor'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}.\n  colour: brown', 'toast.txt:8:11 a step has no "colour"'],
    ['name: Toast\n  needs: any brade', 'toast.txt:7:10 "brade" is neither a cooking class nor a kind'],
    ['name: Toast\n  needs: butter\n  cuisine: martian', 'toast.txt:8:12 "martian" is not a cuisine'],
    ['name: Toast\n  need: butter', 'toast.txt:7:9 a name has no "need"'],
    ['name: Toast', 'toast.txt:6:7 a name needs a line "needs: ..."'],
    ['just words', 'toast.txt:6:1 is not "key: value"'],
    ['colour: brown', 'toast.txt:6:9 a dish has no line "colour"'],
  ])('says where it is wrong: %j', (text, message) => {
    expect(() => parse(`${head}${text}\n`)).toThrow(message);
  });
});

describe('the text of a step', () => {
  test('knows slots, values and clauses with a condition', () => {
    expect(parseStepText('Fry {a+b} for {time}[if c: with {c}][if no c: alone][first d: in {d}].')).toEqual([
      { condition: null, slots: [], optional: false, pieces: ['Fry ', { slots: ['a', 'b'] }, ' for ', { value: 'time' }] },
      { condition: 'if', slots: ['c'], optional: true, pieces: [' with ', { slots: ['c'] }] },
      { condition: 'if no', slots: ['c'], optional: true, pieces: [' alone'] },
      { condition: 'first', slots: ['d'], optional: true, pieces: [' in ', { slots: ['d'] }] },
      { condition: null, slots: [], optional: false, pieces: ['.'] },
    ]);
  });

  test('names its slots', () => {
    expect(slotsNamedIn(parseStepText('{a}[if b: {c+d}]'))).toEqual(['a', 'b', 'c', 'd']);
  });

  /** The column of the mistake, or of the end if there is none. */
  const columnIn = (text: string): number => {
    try {
      return slotsNamedIn(parseStepText(text)).every((slot) => text.includes(slot)) ? text.length : -1;
    } catch (error) {
      return error instanceof StepTextError ? error.column : -1;
    }
  };

  test('is read, or refused with a column of it, whatever it is', () => {
    const pieces = fc.array(fc.constantFrom('a', ' ', '{', '}', '[', ']', ':', 'if ', 'if no ', 'first ', '+', 'time', '1', 'é'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(columnIn(text)).toBeGreaterThanOrEqual(0);
        expect(columnIn(text)).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});
