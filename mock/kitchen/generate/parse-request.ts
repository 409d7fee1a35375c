import type { GenerateRequest } from '../../../src/contract/recipes.js';
import { cuisines, skillLevels } from '../../../src/contract/vocabulary.js';
import type { Dice } from '../text/random.js';
import { styles } from '../dishes/cuisines.js';
import type { PantryItem } from './parse-pantry.js';

type KnownCuisine = (typeof cuisines)[number];
type Skill = (typeof skillLevels)[number];

const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const skillWords: readonly (readonly [RegExp, Skill])[] = [
  [/\b(beginner|easy|novice|basic|low|simple|new|starter|kid|child|amateur|none|first)/, 'beginner'],
  [/\b(advanced|hard|expert|professional|pro|high|chef|master|difficult|experienced|skilled)/, 'advanced'],
  [/\b(intermediate|medium|average|moderate|normal|some|home|regular)/, 'intermediate'],
];

/** The skill in a request's words; an intermediate cook where they say nothing. */
export const readSkill = (word: GenerateRequest['skill_level']): { skill: Skill; warnings: string[] } => {
  if (word === undefined) return { skill: 'intermediate', warnings: [] };
  const skill = skillWords.find(([pattern]) => pattern.test(plain(word)))?.[1];
  return skill
    ? { skill, warnings: [] }
    : { skill: 'intermediate', warnings: [`The skill level "${word}" is not known here; written for an intermediate cook.`] };
};

const otherNames: Readonly<Record<string, KnownCuisine>> = {
  cajun: 'cajun_creole', creole: 'cajun_creole', southern: 'southern_us', 'soul food': 'southern_us', 'southern american': 'southern_us', english: 'british', uk: 'british', usa: 'american', us: 'american',
  'tex mex': 'mexican', arabic: 'middle_eastern', lebanese: 'middle_eastern', persian: 'middle_eastern', iranian: 'middle_eastern', israeli: 'middle_eastern', scandinavian: 'nordic', swedish: 'nordic', danish: 'nordic', norwegian: 'nordic', finnish: 'nordic',
  asian: 'chinese', szechuan: 'chinese', sichuan: 'chinese', cantonese: 'chinese', 'north african': 'moroccan', tunisian: 'moroccan', malaysian: 'indonesian', austrian: 'german', ukrainian: 'russian', pakistani: 'indian', bangladeshi: 'indian', cuban: 'caribbean',
}; // prettier-ignore

/** The cuisine in a request's words; `undefined` where it is none that is known. */
export const readCuisine = (word: string): KnownCuisine | undefined => {
  const words = plain(word).replace(/ (cuisine|food|style|cooking|kitchen)$/, '');
  return (
    cuisines.find((cuisine) => cuisine.replaceAll('_', ' ') === words) ??
    otherNames[words] ??
    cuisines.find((cuisine) => plain(styles[cuisine].adjective) === words)
  );
};

/** Kitchens that anything fits into. */
const hospitable: readonly KnownCuisine[] = ['american', 'mediterranean', 'french', 'british', 'italian'];

/** The cuisine that a pantry points to; where it points nowhere, a hospitable one by chance. */
export const guessCuisine = (pantry: readonly PantryItem[], dice: Dice): { cuisine: KnownCuisine; isSure: boolean } => {
  const names = new Set(pantry.flatMap(({ match }) => (match ? [match.ingredient.name] : [])));
  const order = dice.shuffle(cuisines);
  const voices = order.map((cuisine) => styles[cuisine].telling.filter((name) => names.has(name)).length);
  const most = Math.max(...voices);
  const cuisine = most === 0 ? undefined : order[voices.indexOf(most)];
  return cuisine ? { cuisine, isSure: most > 1 } : { cuisine: dice.pick(hospitable), isSure: false };
};
