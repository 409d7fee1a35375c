import { cuisines } from '../../../src/contract/enums.js';
import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { kinds, type Kind } from '../ingredients/ingredient.js';
import type { NamedDish, Need } from './dish.js';
import { failAt, type Block } from './parse-blocks.js';
import { toList } from './parse-slot.js';
import { parseText, type DishFile } from './parse-step.js';

/** `egg or egg yolk or any pasta or any beef`: alternatives. "any" asks for a cooking class or a kind. */
const parseNeed = (text: string, refuse: (message: string) => never): Need => {
  const names: string[] = [];
  const classes: CookingClass[] = [];
  const anyKinds: Kind[] = [];
  for (const one of toList(text, ' or ')) {
    const asked = one.startsWith('any ') ? one.slice('any '.length) : undefined;
    const cookingClass = cookingClasses.find((known) => known === asked);
    const kind = kinds.find((known) => known === asked);
    if (asked === undefined) names.push(one);
    else if (cookingClass !== undefined) classes.push(cookingClass);
    else if (kind !== undefined) anyKinds.push(kind);
    else refuse(`"${asked}" is neither a cooking class nor a kind of ingredient`);
  }
  return { names, classes, kinds: anyKinds };
};

const details: ReadonlySet<string> = new Set(['needs', 'without', 'buys', 'cuisine']);

/** Parses `name: TITLE` with its lines below. */
export const parseNamed = (dish: DishFile, block: Block): NamedDish => {
  const { file } = dish;
  const unknown = block.children.find(({ key }) => !details.has(key));
  if (unknown) return failAt(file, unknown, `a name has no "${unknown.key}"`);
  const detail = (key: string): Block | undefined => block.children.find((child) => child.key === key);
  const needsIn = (line: Block | undefined): Need[] =>
    toList(line?.value ?? '', ';').map((need) => parseNeed(need, (message) => failAt(file, line ?? block, message)));
  const needs = needsIn(detail('needs'));
  if (needs.length === 0) return failAt(file, block, 'a name needs a line "needs: ..."');
  const cuisine = detail('cuisine');
  return {
    title: parseText(dish, block),
    needs,
    without: needsIn(detail('without'))[0] ?? { names: [], classes: [], kinds: [] },
    buys: toList(detail('buys')?.value ?? ''),
    cuisine: cuisine
      ? (cuisines.find((known) => known === cuisine.value) ?? failAt(file, cuisine, `"${cuisine.value}" is not a cuisine`))
      : null,
  };
};
