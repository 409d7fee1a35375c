import { parseRestrictions } from '../../../mock/kitchen/safety/parse-restrictions.js';
import { keyOf } from '../../../mock/kitchen/ingredients/name-words.js';
import { brokenBy } from '../../../mock/kitchen/safety/judge.js';
import { suggestSubstitute } from '../../../mock/kitchen/substitutes/suggest-substitute.js';
import type { Substitute } from '../../../src/contract/ingredients.js';
import { commonNames, questions, type Label } from './label.js';
import { rightOf, rowsOf, wrongOf, type Measured } from './measured.js';
import { substituteLabels } from './substitute-labels.js';

const list = (cell: string): string[] => cell.split(', ').filter(Boolean);
const labelOf: ReadonlyMap<string, Label> = new Map([...commonNames].map(([name, label]) => [keyOf(name), label] as const));

/** A suggestion, or what else it takes, that breaks a restriction: by the labels where they have it, else by the kitchen's own gate. */
const breachIn = ({ name, also_needed }: Substitute, diets: readonly string[]): string | undefined => {
  const restrictions = parseRestrictions(diets).exclusions;
  return [name, ...also_needed].find((part) => {
    const label = labelOf.get(keyOf(part));
    const broken = label && questions.some((question) => label[question] === true && restrictions.some((one) => one.allergens.includes(question) || one.name === question)); // prettier-ignore
    return broken === true || brokenBy(part, restrictions) !== undefined;
  });
};

/** The substitutes suggested for an ingredient, in a diet, an allergy or a dish. */
export const substitutes = (): Measured[] => {
  const unsafe: string[] = [];
  const itself: string[] = [];
  const silent: string[] = [];
  const missed: string[] = [];
  const missedFree: string[] = [];
  const rows = rowsOf(substituteLabels).map((row) => row.split('|').map((cell) => cell.trim()));
  const restricted = rows.filter(([, diets]) => diets !== '').length;
  for (const [ingredient = '', dietCell = '', dish = '', accepted = ''] of rows) {
    const diets = list(dietCell);
    const recipe = dish === '' ? {} : { recipe: { title: dish, ingredients: [ingredient], instructions: [`Add the ${ingredient}.`] } };
    const response = suggestSubstitute({ ingredient, dietary_restrictions: diets, ...recipe }).substitutes;
    const miss = `${ingredient} (${[dietCell, dish].filter(Boolean).join('; ')}): ${response.map(({ name }) => name).join(', ') || 'nothing'}`;
    for (const one of response) {
      const broken = breachIn(one, diets);
      if (broken !== undefined) unsafe.push(`${miss}: ${broken}`);
      if (keyOf(one.name) === keyOf(ingredient)) itself.push(miss);
    }
    if (response.length === 0) silent.push(miss);
    const hits = response.slice(0, 3).some(({ name }) => list(accepted).some((word) => ` ${keyOf(name)} `.includes(` ${keyOf(word)} `)));
    if (!hits) (dietCell === '' ? missedFree : missed).push(miss);
  }
  return [
    wrongOf('substitutes: unsafe', '0', unsafe, rows.length),
    wrongOf('substitutes: itself', '0', itself, rows.length),
    rightOf('substitutes: answered', '>= 95 %', silent, rows.length),
    rightOf('substitutes: one of three will do, with a diet', '>= 80 %', missed, restricted),
    rightOf('substitutes: one of three will do, without', '', missedFree, rows.length - restricted),
  ];
};
