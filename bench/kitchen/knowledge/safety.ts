import { flagsOf } from '../../../mock/kitchen/safety/dietary-flags.js';
import { parseRestrictions } from '../../../mock/kitchen/safety/parse-restrictions.js';
import type { Match } from '../../../mock/kitchen/ingredients/ingredient.js';
import { find } from '../../../mock/kitchen/ingredients/find.js';
import { brokenBy, judge } from '../../../mock/kitchen/safety/judge.js';
import type { Restriction } from '../../../mock/kitchen/safety/restriction.js';
import { commonNames, dishNames, hardNames, questions, type Label, type Question } from './label.js';
import { percent, wrongOf, type Measured } from './measured.js';

const wordsFor = (question: Question): string => (question === 'vegan' || question === 'vegetarian' ? question : `${question} allergy`);

type Verdict = 'safe' | 'perhaps' | 'unsafe';

/** `perhaps` is the result for what is unknown, or contains it in some brands: it is not served, and not listed as contained. */
const verdictOf = (name: string, match: Match | undefined, restriction: Restriction): Verdict => {
  const claimed = match !== undefined && flagsOf([match]).includes(restriction.name);
  if (claimed || brokenBy(name, [restriction]) === undefined) return 'safe';
  if (match === undefined) return 'perhaps';
  return judge(restriction, match) === 'breaks' || restriction.words.length > 0 ? 'unsafe' : 'perhaps';
};

/** A set of names with labels, and the bars for it. */
interface NameSet {
  title: string;
  labels: ReadonlyMap<string, Label>;
  bars: { unsafe: string; alarms: string; open: string };
}

/** Names asked about diets and allergens: what is called safe and is not, what is refused though it is safe, and what stays undecided. */
const measure = ({ title, labels, bars }: NameSet): Measured[] => {
  const unsafe: string[] = [];
  const alarms: string[] = [];
  const open: string[] = [];
  let contained = 0;
  let free = 0;
  for (const question of questions) {
    const [restriction] = parseRestrictions([wordsFor(question)]).exclusions;
    if (restriction === undefined) throw new Error(`The kitchen reads no restriction in "${question}".`);
    for (const [name, label] of labels) {
      const truth = label[question];
      if (truth === undefined) continue;
      const match = find(name);
      const verdict = verdictOf(name, match, restriction);
      const miss = `${name}: ${question} (${match?.ingredient.name ?? 'not known'})`;
      if (truth) contained++;
      else free++;
      if (truth && verdict === 'safe') unsafe.push(miss);
      if (!truth && verdict === 'unsafe') alarms.push(miss);
      if (!truth && verdict === 'perhaps') open.push(miss);
    }
  }
  const asked = contained + free;
  return [
    { what: `${title}: ${labels.size} names`, bar: '', measured: `${percent(contained, asked)} break it`, size: asked, misses: [] },
    wrongOf(`${title}: unsafe called safe`, bars.unsafe, unsafe, contained),
    wrongOf(`${title}: false alarms`, bars.alarms, alarms, free),
    wrongOf(`${title}: undecided`, bars.open, open, free),
  ];
};

/** Common names, hard names and dishes, each asked about every diet and allergen of the labels. */
export const safety = (): Measured[] => [
  ...measure({ title: 'safety', labels: commonNames, bars: { unsafe: '0', alarms: '<= 2 %', open: '<= 10 %' } }),
  ...measure({ title: 'hard names', labels: hardNames, bars: { unsafe: '<= 0.5 %', alarms: '', open: '<= 15 %' } }),
  ...measure({ title: 'dish names', labels: dishNames, bars: { unsafe: '<= 0.5 %', alarms: '', open: '<= 15 %' } }),
];
