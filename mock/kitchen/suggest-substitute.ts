import type { Substitute, Substitutes, SuggestSubstituteRequest } from '../../src/contract/transforms.js';
import type { Allergen, Diet, Unit } from '../../src/contract/vocabulary.js';
import { convert, formatQuantity, formatUnit } from './weighing/amounts.js';
import { allergensOf, flagsOf, readRestrictions } from './safety/diets.js';
import type { Ingredient, Match } from './ingredient.js';
import { everyIngredient, find } from './larder.js';
import { keyOf } from './larder/words.js';
import { parseLine } from './reading/parse-line.js';
import type { Restriction } from './safety/restriction.js';
import { breaks, checkText } from './safety/safety.js';
import { optionsFor } from './substitutes/options-for.js';
import type { Option } from './substitutes/read-table.js';

interface Candidate {
  option: Option;
  confidence: number;
}

/** Names that say what was taken out, so that they are not the thing itself. */
const claims = /\bfree\b|\bvegan\b|\bvegetarian\b|\bplant-based\b|\bnon-alcoholic\b|\bdecaffeinated\b|\blow-sodium\b|\bunsalted\b/;

const sameKind = (name: string): Option => ({
  name, amount: 1, unit: null, of: 'any', also: [], flavor: 'noticeable', best: [], not: [], notes: 'Of the same kind; taste as you go.',
}); // prettier-ignore

/** How many of the kinds of two things are of both, 0 to 1. */
const likeness = (one: Ingredient, other: Ingredient): number => {
  const shared = one.kinds.filter((kind) => other.kinds.includes(kind)).length;
  return shared / Math.max(1, new Set([...one.kinds, ...other.kinds]).size);
};

/** Things of the same role that share kinds, the nearest first: for what the tables do not know. */
const relatives = (ingredient: Ingredient): Candidate[] =>
  everyIngredient()
    .filter((other) => other.name !== ingredient.name && other.role === ingredient.role)
    .map((other) => ({ option: sameKind(other.name), confidence: 0.15 + 0.3 * likeness(ingredient, other) }))
    .filter(({ confidence }) => confidence > 0.2)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, 20);

interface Described {
  key: string;
  found: Match | undefined;
  /** Names of what else it takes. */
  also: readonly string[];
  flags: readonly Diet[];
  allergens: readonly Allergen[];
}

/** What the larder says of an option, looked up once. */
const describe = (() => {
  const known = new WeakMap<Option, Described>();
  return (option: Option): Described => {
    let described = known.get(option);
    if (described === undefined) {
      const found = find(option.name);
      const also = option.also.map((one) => parseLine(one).name);
      const parts = [found, ...also.map(find)];
      described = { key: keyOf(option.name), found, also, flags: flagsOf(parts), allergens: allergensOf(parts) };
      known.set(option, described);
    }
    return described;
  };
})();

/** How many of what the option stands for an amount of the ingredient is; `null` where one is a weight or a piece and the other is not. */
const timesOf = (option: Option, quantity: number, unit: Unit | null): number | null => {
  if (option.of === 'any' || option.of === unit) return quantity;
  return option.of === null || unit === null ? null : convert(quantity, unit, option.of);
};

const amountFor = (option: Option, quantity: number | null, unit: Unit | null): Pick<Substitute, 'quantity' | 'unit'> => {
  const times = quantity === null ? null : timesOf(option, quantity, unit);
  if (times === null) return { quantity: null, unit: null };
  return { quantity: Math.round(times * option.amount * 1000) / 1000, unit: option.unit ?? unit };
};

/** By volume where both sides are volumes. */
const ratioOf = ({ amount, unit, of }: Option) => {
  const inOwnUnit = of === 'any' || of === null || unit === null ? null : convert(amount, unit, of);
  return Math.round((inOwnUnit ?? amount) * 1000) / 1000;
};

const ratioText = (option: Option, ingredient: string): string => {
  if (option.of === 'any') {
    return option.amount === 1 ? `Same amount of ${option.name}` : `${formatQuantity(option.amount)} as much ${option.name}`;
  }
  const amount = `${formatQuantity(option.amount)} ${option.unit ? `${formatUnit(option.unit, option.amount)} ` : ''}${option.name}`;
  return `${amount} for each ${option.of ? `${formatUnit(option.of, 1)} of ` : ''}${ingredient}`;
};

/** What a recipe, or a reason, says about the use of the ingredient: the title and the steps that name it. */
const useOf = ({ recipe, reason }: SuggestSubstituteRequest, name: string): string => {
  const last = keyOf(name).split(' ').at(-1) ?? '';
  const steps = recipe?.instructions.map(keyOf).filter((step) => step.includes(last)) ?? [];
  return ` ${[keyOf(recipe?.title ?? ''), keyOf(reason ?? ''), ...steps].join(' ')} `;
};

const suits = (use: string, dishes: readonly string[]) => dishes.some((dish) => use.includes(` ${keyOf(dish)} `));

/** In a dish that the table warns of, an option comes after all others; in one that it is best for, before its neighbours. */
const fit = ({ best, not }: Option, use: string) => (suits(use, not) ? -0.5 : suits(use, best) ? 0.1 : 0);

/** These rules let pass a little of much, or what may hold traces; what deserves the name of the diet comes first. */
const graded: ReadonlySet<string> = new Set(['low_fat', 'low_sodium', 'low_sugar', 'low_carb', 'low_fodmap', 'paleo', 'whole30']);

const shortfall = (flags: readonly string[], restrictions: readonly Restriction[]) =>
  restrictions.some(({ name }) => graded.has(name) && !flags.includes(name)) ? 0.3 : 0;

/** The thing itself, made without what a diet leaves out: vegan ranch dressing for ranch dressing. Where there is a diet, it comes a little sooner. */
const twinBonus = ({ name }: Option, replaced: readonly string[], restrictions: readonly Restriction[]) =>
  restrictions.length > 0 && claims.test(name) && replaced.some((one) => ` ${keyOf(name)}`.endsWith(` ${keyOf(one)}`)) ? 0.12 : 0;

const reasonFor = ({ name }: Restriction) => `Not ${name.replaceAll('_', '-')}.`;

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences of a note that name nothing forbidden. */
const allowed = (notes: string, restrictions: readonly Restriction[]) =>
  toSentence(
    notes
      .split(/(?<=[.;:])\s+/)
      .filter((sentence) => checkText(sentence, restrictions).length === 0)
      .join(' ')
      .replace(/[;:]$/, '.'),
  );

/** What no substitute may hold: the diets and allergies, and those that the reason names. */
const restrictionsOf = ({ dietary_restrictions = [], allergies = [], reason }: SuggestSubstituteRequest): Restriction[] => {
  const fromReason = reason === undefined ? undefined : readRestrictions([reason]);
  const { exclusions } = readRestrictions([...dietary_restrictions, ...allergies.map((allergen) => `${allergen} allergy`)]);
  return [...exclusions, ...(fromReason?.warnings.length === 0 ? fromReason.exclusions : [])];
};

/**
 * What to use instead of an ingredient, best first: what is at hand, then what the tables name, or else things of the same kind. Nothing
 * that breaks a diet or an allergy, or may hold what it forbids, is suggested; what else would have been is in `excluded`.
 *
 * @example
 * ```ts
 * suggestSubstitute({ ingredient: 'butter', dietary_restrictions: ['vegan'] }).substitutes[0]?.name; // "vegan butter"
 * ```
 */
export const suggestSubstitute = (request: SuggestSubstituteRequest): Substitutes => {
  const line = parseLine(request.ingredient);
  const { name } = line;
  const match = find(name);
  const restrictions = restrictionsOf(request);
  const use = useOf(request, name);
  const { options, own } = optionsFor(name, match);
  const written = options.map((option, index) => ({ option, confidence: (own ? 0.95 : 0.7) - index * 0.03 }));
  const atHand = new Set((request.available_ingredients ?? []).map((one) => find(parseLine(one).name)?.ingredient.name ?? keyOf(one)));
  const ranked: { substitute: Substitute; rank: number }[] = [];
  const excluded: Substitutes['excluded'] = [];
  const seen = new Set<string>([keyOf(name), keyOf(match?.ingredient.name ?? name)]);
  const replaced = match ? [name, match.ingredient.name] : [name];
  const consider = ({ option, confidence }: Candidate) => {
    const { key, found, also, flags, allergens } = describe(option);
    const itself =
      found !== undefined && found.ingredient.name === match?.ingredient.name && match.how !== 'head' && !claims.test(option.name);
    if (seen.has(key) || itself) return;
    seen.add(key);
    const broken = [option.name, ...also].map((part) => breaks(part, restrictions)).find(Boolean);
    if (broken) {
      if (confidence >= 0.5) excluded.push({ name: option.name, reason: reasonFor(broken) });
      return;
    }
    const inPantry = atHand.has(found?.ingredient.name ?? key);
    const substitute: Substitute = {
      name: option.name,
      ratio: ratioOf(option),
      ratio_text: ratioText(option, name),
      ...amountFor(option, request.quantity ?? line.quantity, request.unit ?? line.unit),
      also_needed: [...option.also],
      notes: option.notes,
      flavor_impact: option.flavor,
      best_for: [...option.best],
      not_for: [...option.not],
      dietary_flags: [...flags],
      allergens: [...allergens],
      in_pantry: inPantry,
      confidence: Math.round(Math.min(1, Math.max(0.05, confidence + fit(option, use))) * 100) / 100,
    };
    // where nothing is ruled out, meat stands for meat and fish for fish before anything else does
    const isProtein = match?.ingredient.role === 'protein' && restrictions.length === 0;
    const nearness = isProtein && found ? 0.2 * likeness(match.ingredient, found.ingredient) : 0;
    const bonus = nearness + twinBonus(option, replaced, restrictions) + (inPantry ? 1 : 0);
    ranked.push({ substitute, rank: substitute.confidence - shortfall(flags, restrictions) + bonus });
  };
  written.forEach(consider);
  // what is only of the same kind is better than nothing, and no better
  if (match && ranked.length === 0) relatives(match.ingredient).forEach(consider);
  const substitutes = ranked
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, request.max_suggestions ?? 3)
    .map(({ substitute }) => ({ ...substitute, notes: allowed(substitute.notes, restrictions) }));
  const [first] = substitutes;
  return {
    ingredient: request.ingredient,
    substitutes,
    excluded,
    message: first ? `${toSentence(first.name)} is the closest to ${name} here.` : `Nothing known takes the place of ${name} here.`,
  };
};
