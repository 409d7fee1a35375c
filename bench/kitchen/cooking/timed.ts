import { performance } from 'node:perf_hooks';
import { adaptMethod } from '../../../mock/kitchen/transform/adapt-method.js';
import { budgetifyRecipe } from '../../../mock/kitchen/transform/budgetify-recipe.js';
import { enrichIngredients } from '../../../mock/kitchen/enrich-ingredients.js';
import { generateRecipe } from '../../../mock/kitchen/generate/generate-recipe.js';
import { healthify } from '../../../mock/kitchen/transform/healthify.js';
import { rewriteTone } from '../../../mock/kitchen/tones/rewrite-tone.js';
import { suggestCategories } from '../../../mock/kitchen/categories/suggest-categories.js';
import { suggestSubstitute } from '../../../mock/kitchen/substitutes/suggest-substitute.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';
import { diets, healthFocuses, methods, tones } from '../../../src/contract/enums.js';
import { readPantries, readRecipes } from './read-tables.js';
import type { Row } from './share.js';

const itemAt = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

/** Each operation, on one item of the tables after the other. */
const operations = (): Record<string, (at: number) => unknown> => {
  const pantries = readPantries();
  const recipes = readRecipes();
  const recipe = (at: number) => itemAt(recipes, at);
  const line = (at: number) => itemAt(recipe(at).ingredients, at);
  const tenLines = (at: number) => Array.from({ length: 10 }, (_, more) => line(at + more));
  return {
    generate: (at) => generateRecipe(itemAt(pantries, at).request, at),
    healthify: (at) => healthify({ recipe: recipe(at), health_focus: itemAt(healthFocuses, at) }),
    'budgetify-recipe': (at) => budgetifyRecipe({ recipe: recipe(at) }),
    'adapt-method': (at) => adaptMethod({ recipe: recipe(at), target_method: itemAt(methods, at) }),
    'rewrite-tone': (at) => rewriteTone({ recipe: recipe(at), tone: itemAt(tones, at) }, at),
    'suggest-substitute': (at) =>
      suggestSubstitute({ ingredient: line(at), recipe: recipe(at), dietary_restrictions: [itemAt(diets, at)] }),
    'enrich-ingredients, ten lines': (at) => enrichIngredients({ ingredients: tenLines(at) }),
    'suggest-categories, ten lines': (at) => suggestCategories(tenLines(at)),
  };
};

const quietly = (run: () => unknown): void => {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Unsatisfiable)) throw error;
  }
};

const requests = 500;
const runs = 5;

/** What each request costs at best of some runs, in milliseconds, least first: the work, without what else the machine does meanwhile. */
const costsOf = (run: (at: number) => unknown): number[] => {
  const costs = Array.from({ length: requests }, () => Infinity);
  for (let round = 0; round <= runs; round++) {
    for (let at = 0; at < requests; at++) {
      const start = performance.now();
      quietly(() => run(at));
      // the first round warms up the compiler
      if (round > 0) costs[at] = Math.min(costs[at] as number, performance.now() - start);
    }
  }
  return costs.toSorted((a, b) => a - b);
};

const heap = (): number => {
  for (let turns = 0; turns < 3; turns++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

const RECIPES = 100_000;

/** Median and 99th percentile of each operation, in milliseconds, and what the heap has grown by after many recipes. */
export const timed = (): Row[] => {
  const all = Object.entries(operations());
  const rows = all.map(([name, run]): Row => {
    const costs = costsOf(run);
    const at = (share: number): string => (costs[Math.floor(requests * share)] as number).toFixed(2);
    return { what: `${name}: median and p99`, bar: '< 1 ms, < 2 ms', measured: `${at(0.5)} ms, ${at(0.99)} ms`, size: requests };
  });
  const before = heap();
  for (let at = 0; at < RECIPES; at++) quietly(() => all[at % all.length]?.[1](at));
  const grown = heap() - before;
  const note = globalThis.gc === undefined ? ' (run with --expose-gc to know)' : '';
  return [...rows, { what: 'heap after 100,000 recipes', bar: '< 2 MB', measured: `${grown.toFixed(1)} MB more${note}`, size: RECIPES }];
};
