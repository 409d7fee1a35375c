import { expect, test } from 'vitest';
import { everyIngredient } from '../../../../mock/kitchen/ingredients/find.js';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

test('of hundreds of foods to avoid, each is found as if it were the only one', () => {
  const foods = everyIngredient()
    .slice(0, 300)
    .map(({ name }) => name);
  const exclusions = foods.flatMap((food) => parseRestrictions([`no ${food}`]).exclusions);
  for (const food of [...foods, 'rice', 'salmon', 'frobnitz']) {
    const alone = exclusions.find((exclusion) => brokenBy(food, [exclusion]) !== undefined);
    expect(brokenBy(food, exclusions)?.name, food).toBe(alone?.name);
  }
});
