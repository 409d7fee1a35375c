import type { Substitute, Substitutes, SuggestSubstituteRequest } from '../../src/contract/transforms.js';
import type { Unit } from '../../src/contract/vocabulary.js';
import { formatQuantity, formatUnit } from './amounts.js';
import { createDice, type Dice } from './dice.js';
import { allergensOf, flagsOf, readRestrictions } from './diets.js';
import type { Ingredient, Match } from './ingredient.js';
import { everyIngredient, find } from './larder.js';
import { keyOf } from './larder/words.js';
import { parseLine } from './parse-line.js';
import type { Restriction } from './restriction.js';
import { breaks } from './safety.js';
import { readTable, type Option } from './substitutes/read-table.js';
import { tables } from './substitutes/tables.js';

/** Read on the first question. */
const rows = (() => {
  let read: ReadonlyMap<string, readonly Option[]> | undefined;
  return () =>
    (read ??= new Map(tables.flatMap((table) => [...readTable(table)].map(([name, options]) => [keyOf(name), options] as const))));
})();

interface Candidate {
  option: Option;
  confidence: number;
}

const plainOption = (name: string): Option => ({
  name, amount: 1, unit: null, of: 'any', also: [], flavor: 'noticeable', best: [], not: [], notes: 'Of the same kind; taste as you go.',
}); // prettier-ignore

/** The row of the name itself, of what the larder calls it, or none. */
const optionsFor = (name: string, match: Match | undefined): readonly Option[] =>
  rows().get(keyOf(name)) ?? (match ? (rows().get(keyOf(match.ingredient.name)) ?? []) : []);

/** Things of the same class and role, the nearest first. */
const relatives = (ingredient: Ingredient): Candidate[] =>
  everyIngredient()
    .filter((other) => other.name !== ingredient.name && other.role === ingredient.role)
    .map((other) => {
      const shared = other.kinds.filter((kind) => ingredient.kinds.includes(kind)).length;
      const all = new Set([...other.kinds, ...ingredient.kinds]).size;
      return { option: plainOption(other.name), confidence: 0.2 + (0.3 * shared) / Math.max(1, all) };
    })
    .filter(({ confidence }) => confidence > 0.25)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, 20);

const toRatio = (option: Option) => option.amount;

const amountFor = (
  option: Option,
  quantity: number | undefined,
  unit: Unit | undefined,
): { quantity: number | null; unit: Unit | null } => {
  if (quantity === undefined) return { quantity: null, unit: option.unit };
  return { quantity: Math.round(quantity * option.amount * 1000) / 1000, unit: option.unit ?? unit ?? null };
};

const ratioText = (option: Option, ingredient: string): string => {
  if (option.of === 'any') {
    return option.amount === 1 ? `Same amount of ${option.name}` : `${formatQuantity(option.amount)} as much ${option.name}`;
  }
  const amount = `${formatQuantity(option.amount)} ${option.unit ? `${formatUnit(option.unit, option.amount)} ` : ''}${option.name}`;
  return `${amount} for each ${option.of ? `${formatUnit(option.of, 1)} of ` : ''}${ingredient}`;
};

export const suggestSubstitute = (request: SuggestSubstituteRequest, seed: number): Substitutes => {
  const dice: Dice = createDice(seed, request);
  const name = parseLine(request.ingredient).name;
  const match = find(name);
  const { exclusions } = readRestrictions([...(request.dietary_restrictions ?? []), ...(request.allergies ?? [])]);
  const written = optionsFor(name, match).map((option, index) => ({ option, confidence: 0.95 - index * 0.05 }));
  const candidates = [...written, ...(match ? relatives(match.ingredient) : [])];
  const atHand = (request.available_ingredients ?? []).map((line) => find(parseLine(line).name)?.ingredient.name ?? keyOf(line));
  const substitutes: Substitute[] = [];
  const excluded: Substitutes['excluded'] = [];
  const seen = new Set<string>([keyOf(name), keyOf(match?.ingredient.name ?? name)]);
  for (const { option, confidence } of candidates) {
    const found = find(option.name);
    const key = keyOf(option.name);
    if (seen.has(key)) continue;
    seen.add(key);
    const broken = [option.name, ...option.also.map((also) => parseLine(also).name)].map((part) => breaks(part, exclusions)).find(Boolean);
    if (broken) {
      if (confidence >= 0.5) excluded.push({ name: option.name, reason: reasonFor(broken) });
      continue;
    }
    const parts = [found, ...option.also.map((also) => find(parseLine(also).name))];
    substitutes.push({
      name: option.name,
      ratio: toRatio(option),
      ratio_text: ratioText(option, name),
      ...amountFor(option, request.quantity, request.unit),
      also_needed: [...option.also],
      notes: option.notes,
      flavor_impact: option.flavor,
      best_for: [...option.best],
      not_for: [...option.not],
      dietary_flags: flagsOf(parts),
      allergens: allergensOf(parts),
      in_pantry: atHand.includes(found?.ingredient.name ?? key),
      confidence: Math.round(confidence * 100) / 100,
    });
  }
  const ranked = substitutes
    .map((substitute) => ({ substitute, order: (substitute.in_pantry ? 1 : 0) + substitute.confidence + dice.next() * 1e-6 }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ substitute }) => substitute)
    .slice(0, request.max_suggestions ?? 3);
  return {
    ingredient: request.ingredient,
    substitutes: ranked,
    excluded,
    message: ranked.length > 0 ? `${ranked[0]?.name} is the closest to ${name}.` : `Nothing known takes the place of ${name} here.`,
  };
};

const reasonFor = (restriction: Restriction) => `Not ${restriction.name.replaceAll('_', '-')}.`;
