import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDish, parseShared } from '../../../scripts/dishes/parse-dish.ts';

const shared = parseShared(
  'shared.txt',
  `slot fat: accepts oil, butter; 9 g; at most 2; buy olive oil
group basics: fat
cook boil: Boil {<slot>} for {time}.
  minutes: simmer <slot>
`,
);

const parse = (text: string) => parseDish('toast.txt', text, shared);

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
    expect(dish.steps).toMatchObject([{ phase: 'cook', method: 'oven', ovenF: 400, minutes: { of: [], plus: 4 }, doneWhen: 'golden' }]);
    expect(dish.named).toMatchObject([
      {
        needs: [['any bread', 'rye bread'], ['butter']],
        without: ['any beef'],
        cuisine: 'british',
      },
    ]);
  });

  test('may use a shared step for a slot of its own', () => {
    const dish = parse(`${head}slot bread: accepts bread; 80 g\nuse: boil bread\n`);
    expect(dish.steps).toMatchObject([{ minutes: { of: ['bread'], by: 'simmer', plus: 0 } }]);
  });

  test.each([
    ['slot bread: accepts brade; 80 g\ncook: Toast {bread}.', 'toast.txt:6: slot bread: "brade" is not one of '],
    ['slot bread: accepts bread\ncook: Toast {bread}.', 'toast.txt:6: slot bread: a slot needs grams'],
    ['slot bread: accepts bread; 80 g; maybe\ncook: Toast {bread}.', 'toast.txt:6: slot bread: "maybe" says nothing that a slot knows'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread.', 'toast.txt:7: cook: a bracket or a brace of "{bread."'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}] now.', 'toast.txt:7: cook: a bracket or a brace of "] now."'],
    [
      'slot bread: accepts bread; 80 g\ncook: Toast {bread} and {jam}.',
      'toast.txt:7: cook: names the slot "jam", but the dish has no such slot',
    ],
    ['slot bread: accepts bread; 80 g\nslots: fat\ncook: Toast {bread}.', 'toast.txt:1: dish: has the slot "fat", but no step names it'],
    ['slot bread: accepts bread; 80 g\nslots: fatt\ncook: Toast {bread}.', 'toast.txt:7: slots: there is no shared slot "fatt"'],
    ['slot bread: accepts bread; 80 g\nuse: broil', 'toast.txt:7: use: there is no shared step "broil"'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}.\n  minutes: soon', 'toast.txt:8: minutes: "soon" is not a number'],
    ['slot bread: accepts bread; 80 g\ncook: Toast {bread}.\n  colour: brown', 'toast.txt:8: colour: is not one of minutes, '],
    ['name: Toast\n  needs: any brade', 'toast.txt:7: needs: "any brade" names neither a cooking class nor a kind'],
    ['name: Toast\n  needs: butter\n  cuisine: martian', 'toast.txt:8: cuisine: "martian" is not one of '],
    ['name: Toast\n  need: butter', 'toast.txt:7: need: is not one of needs, '],
    ['name: Toast', 'toast.txt:6: name: needs a line "needs: ..."'],
    ['just words', 'toast.txt:6: just words: is not "key: value"'],
    ['dish: bun', 'toast.txt:6: dish: a file holds one dish'],
    ['colour: brown', 'toast.txt:6: colour: is not one of dish, name, slot, '],
  ])('says where it is wrong: %j', (text, message) => {
    expect(() => parse(`${head}${text}\n`)).toThrow(message);
  });
});

test('the dish of the guide can be cooked', () => {
  const guide = readFileSync('docs/internals/kitchen-data.md', 'utf8');
  const example = /```dish\n([^`]*)```/.exec(guide)?.[1] ?? '';
  const all = parseShared('shared.txt', readFileSync('mock/kitchen/dishes/data/shared.txt', 'utf8'));
  const dish = parseDish('guide.txt', example, all);
  expect(dish.slots.map(({ name }) => name)).toEqual(['bread', 'garlic', 'fat', 'cheese', 'salt', 'herb', 'readymade']);
  expect(dish.steps.map(({ phase }) => phase).slice(-4)).toEqual(['assemble', 'cook', 'serve', 'serve']);
});
