import type { GenerateRequest } from '../../../src/contract/recipes.js';
import { cuisines, type Cuisine } from '../../../src/contract/enums.js';
import { cuisineStyles, styleOf } from '../dishes/cuisines.js';
import type { KnownCuisine, Skill } from '../dishes/dish.js';
import { lazy } from '../text/memoize.js';
import { lemmaOf } from '../text/lemma.js';
import { lemmasOf } from '../text/tokenize.js';
import type { PantryItem } from './parse-pantry.js';

/** Words for a skill; the first row that has a word of the request counts. */
const skillWords: readonly (readonly [Skill, readonly string[]])[] = [
  ['beginner', ['beginner', 'beginning', 'easy', 'novice', 'basic', 'low', 'simple', 'new', 'newbie', 'starter', 'kid', 'child', 'amateur', 'none', 'first']],
  ['advanced', ['advanced', 'hard', 'expert', 'professional', 'pro', 'high', 'chef', 'master', 'difficult', 'experienced', 'skilled']],
  ['intermediate', ['intermediate', 'medium', 'average', 'moderate', 'normal', 'some', 'home', 'regular']],
]; // prettier-ignore

const wordsOf = (text: string): string[] => lemmasOf(text.replaceAll('_', ' '));

/** The skill in a request's words; an intermediate cook if they say nothing. */
export const parseSkill = (word: GenerateRequest['skill_level']): { skill: Skill; warnings: string[] } => {
  if (word === undefined) return { skill: 'intermediate', warnings: [] };
  const given = wordsOf(word);
  const skill = skillWords.find(([, words]) => words.some((one) => given.includes(lemmaOf(one))))?.[0];
  if (skill) return { skill, warnings: [] };
  return { skill: 'intermediate', warnings: [`The skill level "${word}" is not known; this is written for an intermediate cook.`] };
};

const otherNames: Readonly<Record<string, KnownCuisine>> = {
  cajun: 'cajun_creole', creole: 'cajun_creole', southern: 'southern_us', 'soul food': 'southern_us', 'southern american': 'southern_us', english: 'british', uk: 'british', usa: 'american', us: 'american',
  'tex mex': 'mexican', arabic: 'middle_eastern', lebanese: 'middle_eastern', persian: 'middle_eastern', iranian: 'middle_eastern', israeli: 'middle_eastern', scandinavian: 'nordic', swedish: 'nordic', danish: 'nordic', norwegian: 'nordic', finnish: 'nordic',
  asian: 'chinese', szechuan: 'chinese', sichuan: 'chinese', cantonese: 'chinese', 'north african': 'moroccan', tunisian: 'moroccan', malaysian: 'indonesian', austrian: 'german', ukrainian: 'russian', pakistani: 'indian', bangladeshi: 'indian', cuban: 'caribbean',
}; // prettier-ignore

const cuisineByWords = lazy((): ReadonlyMap<string, KnownCuisine> => {
  const pairs = [
    ...[...cuisineStyles()].map(([cuisine, { adjective }]) => [adjective, cuisine] as const),
    ...Object.entries(otherNames),
    ...cuisines.map((cuisine) => [cuisine, cuisine] as const),
  ];
  return new Map(pairs.map(([words, cuisine]) => [wordsOf(words).join(' '), cuisine]));
});

const trailing: ReadonlySet<string> = new Set(['cuisine', 'food', 'style', 'cooking', 'kitchen']);

/** The cuisine in a request's words; `undefined` if it is not known. */
const parseCuisine = (word: string): KnownCuisine | undefined => {
  const words = wordsOf(word);
  const name = words.length > 1 && trailing.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return cuisineByWords().get(words.join(' ')) ?? cuisineByWords().get(name.join(' '));
};

/** What is cooked if neither the request nor its pantry points to a cuisine. */
const DEFAULT_CUISINE: KnownCuisine = 'american';

/** So many ingredients of a cuisine are a sign of it; a single one, such as celery, is in many cuisines. */
const SURE_SIGNS = 2;

/** The cuisine that a pantry points to. It is sure if it points to no other as much. */
const guessCuisine = (items: readonly PantryItem[]): { cuisine: KnownCuisine; isSure: boolean } => {
  const names = new Set(items.flatMap(({ match }) => (match ? [match.ingredient.name] : [])));
  const [first, second] = [...cuisineStyles()]
    .map(([cuisine, { signs }]) => ({ cuisine, votes: signs.filter((name) => names.has(name)).length }))
    .toSorted((a, b) => b.votes - a.votes);
  if (!first || first.votes < SURE_SIGNS) return { cuisine: DEFAULT_CUISINE, isSure: false };
  return { cuisine: first.cuisine, isSure: first.votes !== second?.votes };
};

/** The cuisine of a recipe. */
export interface CuisineChoice {
  asked: KnownCuisine | null;
  style: KnownCuisine;
  /** What the response calls it, unless the dish belongs to another. */
  name: Cuisine;
  isSure: boolean;
  warnings: string[];
}

/** The cuisine that a request asks for, or that its pantry points to. */
export const chooseCuisine = (word: string | undefined, items: readonly PantryItem[]): CuisineChoice => {
  const asked = word === undefined ? undefined : parseCuisine(word);
  if (asked !== undefined) return { asked, style: asked, name: asked, isSure: true, warnings: [] };
  const { cuisine, isSure } = guessCuisine(items);
  if (word === undefined) return { asked: null, style: cuisine, name: cuisine, isSure, warnings: [] };
  const warning = `The cuisine "${word}" is not known; this is cooked the ${styleOf(cuisine).adjective} way.`;
  return { asked: null, style: cuisine, name: word, isSure: true, warnings: [warning] };
};
