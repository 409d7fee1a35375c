import { flagsOf, readRestrictions } from '../../../mock/kitchen/safety/diets.js';
import type { Match } from '../../../mock/kitchen/ingredients/ingredient.js';
import { find } from '../../../mock/kitchen/ingredients/find.js';
import { forbids, type Restriction } from '../../../mock/kitchen/safety/restriction.js';
import { breaks } from '../../../mock/kitchen/safety/safety.js';
import { labels, questions, type Question } from './label.js';
import { percent, wrongOf, type Measured } from './measured.js';

const wordsFor = (question: Question): string => (question === 'vegan' || question === 'vegetarian' ? question : `${question} allergy`);

type Answer = 'safe' | 'perhaps' | 'unsafe';

/** `perhaps` is the answer about what is not known, and what holds it in some brands: nobody is served it, and nobody is told that it is in. */
const answerOf = (name: string, match: Match | undefined, restriction: Restriction): Answer => {
  const claimed = match !== undefined && flagsOf([match]).includes(restriction.name);
  if (claimed || breaks(name, [restriction]) === undefined) return 'safe';
  if (match === undefined) return 'perhaps';
  return forbids({ ...restriction, traces: false }, { ...match, how: 'name' }) || restriction.words.length > 0 ? 'unsafe' : 'perhaps';
};

/** Names asked about diets and allergens: what is called safe and is not, what is refused though it is safe, and what stays open. */
export const safety = (): Measured[] => {
  const unsafe: string[] = [];
  const alarms: string[] = [];
  const open: string[] = [];
  let contained = 0;
  let free = 0;
  for (const question of questions) {
    const [restriction] = readRestrictions([wordsFor(question)]).exclusions;
    if (restriction === undefined) throw new Error(`The kitchen reads no restriction in "${question}".`);
    for (const [name, label] of labels) {
      const truth = label[question];
      if (truth === undefined) continue;
      const match = find(name);
      const answer = answerOf(name, match, restriction);
      const told = `${name}: ${question} (${match?.ingredient.name ?? 'not known'})`;
      if (truth) contained++;
      else free++;
      if (truth && answer === 'safe') unsafe.push(told);
      if (!truth && answer === 'unsafe') alarms.push(told);
      if (!truth && answer === 'perhaps') open.push(told);
    }
  }
  const asked = contained + free;
  return [
    { what: `safety: ${labels.size} names`, bar: '', measured: `${percent(contained, asked)} break it`, size: asked, misses: [] },
    wrongOf('safety: unsafe called safe', '0, at most 0.5 %', unsafe, contained),
    wrongOf('safety: false alarms', '<= 2 %', alarms, free),
    wrongOf('safety: undecided', '<= 10 %', open, free),
  ];
};
