import { diets, type Allergen, type Diet } from '../../../src/contract/enums.js';
import type { Substitutes } from '../../../src/contract/ingredients.js';
import { knownIngredient, type Ingredient, type Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { keyOf } from '../ingredients/name-words.js';
import { memoize } from '../../util/memoize.js';
import { tokenize } from '../text/tokenize.js';
import { parseLine } from '../lines/parse-line.js';
import { allergensIn, flagsOf, isNearAllergen } from '../safety/dietary-flags.js';
import { spaced } from '../safety/restriction-names.js';
import { limitedAmount } from '../safety/diets.js';
import type { Restriction } from '../safety/restriction.js';
import { neverSwapOf, type NeverSwap } from '../safety/never-swap.js';
import { brokenBy } from '../safety/judge.js';
import { ratioOf } from './measure.js';
import { optionsFor, type Option } from './options.js';
import type { Use } from './parse-use.js';
import { phrasesOf } from './tables.generated.js';

/** What is to be replaced, and in what. */
export interface Replaced {
  name: string;
  match: Match | undefined;
  restrictions?: readonly Restriction[];
  use?: Use;
  /** What is said about its use: the title and the steps of the recipe, and the reason. */
  useText?: string;
  /** The names of what is known of the pantry, and the keys of what else is in it. */
  pantry?: ReadonlySet<string>;
  /** True if it is replaced for its price. */
  isTooExpensive?: boolean;
}

/** An option that breaks nothing. */
export interface Ranked {
  option: Option;
  /** 0.05 to 1. */
  confidence: number;
  flags: readonly Diet[];
  allergens: readonly Allergen[];
  inPantry: boolean;
}

/** The substitutes for an ingredient, the best first, and what was left out. */
export interface Ranking {
  ranked: readonly Ranked[];
  /** What would have been suggested but for a restriction. */
  excluded: Substitutes['excluded'];
  /** Why nothing takes its place, or only what the rule allows. */
  never: NeverSwap | undefined;
}

/** Names that say what was taken out, so that they are not the ingredient itself. */
const variantWords = phrasesOf('variant-words.tsv', ['phrase'], () => true);

/**
 * How much each of these moves an option up or down: confidence, 0 to 1, of which a row of the tables has nearly all. Guesses: a dish that suits it counts more
 * than the order of rows, and a dish that it does not suit more than everything else. `npm run bench:kitchen` measures the order that they make.
 */
const WEIGHTS = {
  /** The first row of the ingredient itself, and of a similar one. */
  ownRow: 0.95,
  similarRow: 0.7,
  /** Each row below the first. */
  laterRow: -0.03,
  /** What is at hand comes before what is not, but not in a dish that it does not suit. */
  inPantry: 1,
  bestDish: 0.1,
  wrongDish: -2,
  /** What is made for a diet, if there is none: vegan butter. */
  unwantedVariant: -0.15,
  dear: -0.3,
  /** Behind all that people with the allergy do not react to, also if it is at hand. */
  nearAllergen: -0.5,
} as const;

/** From this share of what there is to be less of, an option has not clearly less. A guess. */
const SHARE_OF_LIMITED = 0.7;
/** The least confidence of a suggestion. */
const LEAST_CONFIDENCE = 0.05;

/** What the ingredient tables say of an option. */
const describe = memoize(({ name, also }: Option) => {
  const names = [name, ...also.map((one) => parseLine(one).name)];
  const parts = names.map(find);
  const [found] = parts;
  return {
    key: keyOf(name),
    found,
    isVariant: variantWords().isIn(tokenize(name)),
    names,
    parts,
    flags: flagsOf(parts),
    allergens: allergensIn(parts),
  };
});

/** Whether there is about as much of something in an option as in what it replaces: the fat of coconut oil and butter, or the price. */
const hasNoLess = (option: Option, match: Match | undefined, amountOf: (one: Ingredient) => number | undefined): boolean => {
  const [ours, theirs] = [describe(option).found, match].map((one) => one && amountOf(one.ingredient));
  return ours !== undefined && theirs !== undefined && ours * ratioOf(option) > SHARE_OF_LIMITED * theirs;
};

/** The restriction that an option breaks: one that it names, or a diet that wants less of something that it has as much of. */
const brokenRestriction = (option: Option, { match, restrictions = [] }: Replaced): Restriction | undefined => {
  const { key, names, flags } = describe(option);
  const isMadeFor = (diet: string): boolean => flags.some((flag) => flag === diet) || key.includes(keyOf(spaced(diet)));
  const broken = names.map((part) => brokenBy(part, restrictions)).find(Boolean);
  return broken ?? restrictions.find(({ name: diet }) => !isMadeFor(diet) && hasNoLess(option, match, (one) => limitedAmount(diet, one)));
};

/** Only the name of a diet says what food is not: "Not dinkel" and "Not toddler" say nothing. */
const exclusionReason = ({ name }: Restriction): string =>
  diets.some((diet) => diet === name) ? `Not ${name.replaceAll('_', '-')}.` : `Ruled out by "${name}".`;

/** By how much the dish, the diet and the price move an option. */
const fit = (option: Option, { match, use, restrictions = [], isTooExpensive = false }: Replaced): number => {
  const suits = (dishes: readonly string[]): boolean => dishes.some((dish) => use?.shown.has(keyOf(dish)));
  const isUnwanted = restrictions.length === 0 && describe(option).isVariant;
  const isDear = isTooExpensive && hasNoLess(option, match, ({ pricePerKg }) => pricePerKg);
  const forDish = suits(option.best) ? WEIGHTS.bestDish : 0;
  return (suits(option.not) ? WEIGHTS.wrongDish : forDish) + (isUnwanted ? WEIGHTS.unwantedVariant : 0) + (isDear ? WEIGHTS.dear : 0);
};

/**
 * Substitutes for an ingredient, best first: what the pantry has, then the rows of the tables. What breaks a
 * restriction, or may hold what it forbids, is left out, and so is all that a never-swap rule does not allow.
 */
export const rankSubstitutes = (replaced: Replaced): Ranking => {
  const { name, match, restrictions = [], use, useText = '', pantry = new Set<string>() } = replaced;
  const never = neverSwapOf(name, useText);
  const { options, isExact } = optionsFor(name, match, use?.part);
  const first = isExact ? WEIGHTS.ownRow : WEIGHTS.similarRow;
  const itsName = knownIngredient(match)?.name;
  const seen = new Set([keyOf(name), keyOf(match?.ingredient.name ?? name)]);
  const ranked: (Ranked & { rank: number })[] = [];
  const excluded: Substitutes['excluded'] = [];
  for (const [index, option] of options.entries()) {
    const { key, found, isVariant, parts, flags, allergens } = describe(option);
    const isItself = seen.has(key) || (found !== undefined && found.ingredient.name === itsName && !isVariant);
    seen.add(key);
    if (isItself || never?.allows(option.name) === false) continue;
    const broken = brokenRestriction(option, replaced);
    if (broken) {
      excluded.push({ name: option.name, reason: exclusionReason(broken) });
      continue;
    }
    const inPantry = pantry.has(found?.ingredient.name ?? key);
    const isNear = isNearAllergen(parts, restrictions);
    const score = first + index * WEIGHTS.laterRow + fit(option, replaced) + (isNear ? WEIGHTS.nearAllergen : 0);
    const rounded = Math.round(Math.min(1, Math.max(LEAST_CONFIDENCE, score)) * 100) / 100;
    ranked.push({ option, flags, allergens, inPantry, confidence: rounded, rank: score + (inPantry && !isNear ? WEIGHTS.inPantry : 0) });
  }
  return { ranked: ranked.toSorted((a, b) => b.rank - a.rank), excluded, never };
};
