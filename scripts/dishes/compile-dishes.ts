// Compiles the dishes of the kitchen (`mock/kitchen/dishes/data/*.txt`) into one module: as JSON, because that is parsed faster than the files are.
// It imports the kitchen, so the tables are compiled first.
import type { DishTemplate } from '../../mock/kitchen/dishes/dish.js';
import type { CompiledDishes } from '../../mock/kitchen/dishes/dishes.js';
import { asTemplate, textsOf } from '../compile-tables.ts';
import { problemsIn } from '../problems-in.ts';
import { parseDish, parseShared } from './parse-dish.ts';

export const DISHES_FILE = 'mock/kitchen/dishes/dishes.generated.ts';

/** The file of the slots and steps that dishes share. */
const SHARED_FILE = 'shared.txt';

const pathOf = (file: string): string => `dishes/data/${file}`;

/** Every dish that can be parsed, by file name, and the first mistake of each of the other files. */
const parseDishes = ({ [SHARED_FILE]: sharedText = '', ...texts }: Readonly<Record<string, string>>) => {
  const problems: string[] = [];
  const attempt = <Value>(parse: () => Value): Value[] => {
    const parsed: Value[] = [];
    problems.push(...problemsIn(() => parsed.push(parse())));
    return parsed;
  };
  const [shared] = attempt(() => parseShared(pathOf(SHARED_FILE), sharedText));
  const dishes = shared ? Object.entries(texts).flatMap(([file, text]) => attempt(() => parseDish(pathOf(file), text, shared))) : [];
  return { dishes, problems };
};

/** A list that holds equal values once. */
const createPool = () => {
  const places = new Map<string, number>();
  return {
    places,
    add: (value: unknown): number => {
      const text = JSON.stringify(value);
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    },
  };
};

const asList = (values: Iterable<string>): string => `[\n${[...values].join(',\n')}\n]`;

/** The dishes as JSON, see `CompiledDishes`. */
const asJson = (dishes: readonly DishTemplate[]): string => {
  const slots = createPool();
  const steps = createPool();
  const compiled = dishes.map((dish): CompiledDishes['dishes'][number] => ({
    ...dish,
    slots: dish.slots.map(slots.add),
    steps: dish.steps.map(steps.add),
  }));
  const texts = compiled.map((dish) => JSON.stringify(dish));
  return `{"slots":${asList(slots.places.keys())},"steps":${asList(steps.places.keys())},"dishes":${asList(texts)}}`;
};

/** The generated module, and every mistake in the files: one of each file, with file, line and key. */
export const compileDishes = (texts = textsOf('dishes', '.txt')): { source: string; problems: string[] } => {
  const { dishes, problems } = parseDishes(texts);
  const source = [
    '// Compiled from mock/kitchen/dishes/data/*.txt. Do not edit: change the data files and run `npm run tables`.',
    `export const compiled = ${asTemplate(asJson(dishes))}; // prettier-ignore`,
    '',
  ].join('\n');
  return { source, problems };
};
