import { describe, expect, test } from 'vitest';
import { cuisineStyles } from '../../../../mock/kitchen/dishes/cuisines.js';
import { dishes } from '../../../../mock/kitchen/dishes/dishes.js';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { cuisines } from '../../../../src/contract/enums.js';

describe('the dish files', () => {
  const all = dishes().map((dish) => [dish.name, dish] as const);

  test.each(all)('%s buys and asks for only what the kitchen knows', (_name, dish) => {
    const bought = dish.slots.flatMap(({ buy, only }) => [...buy, ...only]);
    expect(bought.filter((name) => find(name)?.ingredient.name !== name)).toEqual([]);
    const asked = dish.named.flatMap(({ needs, without }) => [...needs, without].flat().filter((name) => !name.startsWith('any ')));
    expect(asked.filter((name) => find(name) === undefined)).toEqual([]);
  });

  test.each(all)('%s cooks through every slot that takes raw meat, fish or eggs', (_name, dish) => {
    const raw = new Set(['poultry', 'bone-in poultry', 'whole bird', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'bacon', 'fish', 'salted fish', 'shellfish', 'shell-on shellfish', 'egg']); // prettier-ignore
    const cooked = new Set(dish.steps.filter(({ phase }) => phase === 'cook').flatMap(({ cooks }) => cooks));
    const risky = dish.slots.filter(({ accepts }) => accepts.some((one) => raw.has(one))).map(({ name }) => name);
    expect(risky.filter((name) => !cooked.has(name))).toEqual([]);
  });

  test('speak of no food of their own: what is eaten stands in the slots', () => {
    const food = /\b(?:beef|chicken|pork|bacon|ham|fish|shrimp|cheese|milk|honey|nuts?|soy|sesame|celery|mustard|wine|beer|flour|dough)\b/i;
    const words = dishes().flatMap(({ steps }) =>
      steps.flatMap(({ text, tips }) => [
        ...text.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === 'string')),
        ...Object.values(tips),
      ]),
    );
    expect(words.filter((text) => food.test(text))).toEqual([]);
  });

  test('are twenty at least, and the cuisines thirty-one', () => {
    expect(dishes().length).toBeGreaterThanOrEqual(20);
    expect([...cuisineStyles().keys()]).toEqual([...cuisines]);
  });
});
