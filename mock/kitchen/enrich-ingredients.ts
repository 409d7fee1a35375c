import type { EnrichedIngredient, EnrichedIngredients, EnrichIngredientsRequest } from '../../src/contract/ingredients.js';
import type { Allergen } from '../../src/contract/enums.js';
import { dollars, dollarsOf } from './lines/cost.js';
import { allergensIn, flagsOf } from './safety/dietary-flags.js';
import { hazardIn, refusalOf } from './safety/hazards.js';
import { confidenceOf, type Ingredient, type Match } from './ingredients/ingredient.js';
import { nutritionOf } from './lines/nutrition.js';
import { amountNote } from './lines/amount-note.js';
import { findOthers, findLine } from './lines/find-line.js';
import { parseLine } from './lines/parse-line.js';
import { capital } from './text/capitalize.js';
import { rankSubstitutes } from './substitutes/rank-substitutes.js';
import { gramsOfLine } from './lines/weigh-line.js';

const groups = ['nutrition', 'allergens', 'price', 'storage', 'substitutes', 'category'] as const;

/** The dollars of a kilogram from which on a price is of level 2, 3 and 4. A guess. */
const PRICE_LEVELS = [4, 10, 25];

/** 1 (cheap) to 4. */
const priceLevelOf = ({ pricePerKg }: Ingredient): number => 1 + PRICE_LEVELS.filter((from) => pricePerKg >= from).length;

const formatDays = (days: number): string => {
  if (days >= 365) return `${Math.round(days / 365)} year${days >= 548 ? 's' : ''}`;
  return days >= 60 ? `${Math.round(days / 30)} months` : `${days} days`;
};

const storageOf = ({ storage: { place, days } }: Ingredient): string => `${capital(place)}, about ${formatDays(days)}.`;

const substitutesFor = (name: string, match: Match | undefined): string[] =>
  rankSubstitutes({ name, match })
    .ranked.slice(0, 3)
    .map(({ option }) => option.name);

/** Of "water or milk", and of "water, with milk", milk may be in it. */
const mayContain = ({ allergens, mayContain: traces }: Ingredient, others: readonly (Match | undefined)[]): Allergen[] => [
  ...new Set([...traces, ...allergensIn(others).filter((allergen) => !allergens.includes(allergen))]),
];

const enrich = (line: string, include: ReadonlySet<(typeof groups)[number]>): EnrichedIngredient => {
  const parsed = parseLine(line);
  const hazard = hazardIn(line);
  const match = hazard ? undefined : findLine(parsed);
  const known = match?.ingredient;
  const grams = gramsOfLine(parsed, known);
  const weighed = [{ ingredient: known, grams }];
  const others = findOthers(parsed);
  const includes = (group: (typeof groups)[number]) => known !== undefined && include.has(group);
  return {
    original: line,
    name: parsed.name,
    canonical_name: match && match.matchType !== 'class' && match.matchType !== 'part' ? match.ingredient.name : null,
    matched: match !== undefined,
    quantity: parsed.quantity,
    quantity_max: parsed.quantityMax,
    unit: parsed.unit,
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    preparation: parsed.preparation,
    note: hazard ? refusalOf(parsed.name, hazard) : [parsed.note, amountNote(line)].filter(Boolean).join(', ') || null,
    optional: parsed.optional,
    category: includes('category') && known ? known.category : null,
    allergens: includes('allergens') && known ? [...known.allergens] : [],
    may_contain: includes('allergens') && known ? mayContain(known, others) : [],
    dietary_flags: includes('allergens') ? flagsOf([match, ...others]) : [],
    nutrition_per_100g: includes('nutrition') ? nutritionOf([{ ingredient: known, grams: 100 }], 1) : null,
    nutrition: includes('nutrition') && grams !== null ? nutritionOf(weighed, 1) : null,
    estimated_cost: includes('price') && grams !== null ? dollars(dollarsOf(weighed)) : null,
    price_level: includes('price') && known ? priceLevelOf(known) : null,
    storage: includes('storage') && known ? storageOf(known) : null,
    substitutes: includes('substitutes') && !hazard ? substitutesFor(parsed.name, match) : [],
    confidence: confidenceOf(match),
  };
};

/** Parses ingredient lines, or those of a recipe, and adds facts about each ingredient. */
export const enrichIngredients = (request: EnrichIngredientsRequest): EnrichedIngredients => {
  const wanted = new Set<(typeof groups)[number]>(request.include ?? groups);
  const lines = 'recipe' in request ? request.recipe.ingredients : request.ingredients;
  const enriched = lines.map((line) => enrich(line, wanted));
  return { ingredients: enriched, unmatched: enriched.filter(({ matched }) => !matched).map(({ original }) => original) };
};
