import type { HealthifiedRecipe, HealthifyRequest } from '../../../src/contract/transforms.js';
import { createDice, type Dice } from '../text/random.js';
import { factWords, general, readFocus, type Focus } from './health-focuses.js';
import { boosters, healthySwaps } from './healthy-swaps.js';
import type { Facts, Ingredient, Kind, Role } from '../ingredients/ingredient.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { find } from '../ingredients/find.js';
import { nutritionOf, totalFacts } from '../lines/nutrition.js';
import { kindOf, type RecipeKind } from './recipe-kind.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { makeSafe } from './safe-steps.js';
import { applySwap, createGate, swapped, swapsFor, type Swap } from './swap.js';
import { RecipeDraft, type DraftLine } from './recipe-draft.js';

type Fact = keyof Facts;

/** Half a crust holds no pie. */
const wrapsTheRest = /\b(?:crust|pastry|dough|phyllo|wrapper|bun|roll|taco shell|tortilla|lasagna)\b/;

/** What an amount may go down to before the dish is another dish; 1 where nothing is to be taken away. */
const leastShare = ({ role, kinds, facts, name }: Ingredient, kind: RecipeKind): number => {
  if (role === 'leavening' || role === 'binder' || kinds.includes('water') || kinds.includes('gelatin')) return 1;
  if (wrapsTheRest.test(name)) return 1;
  if (facts.sodium > 3000) return kind === 'baking' ? 0.75 : 0.5;
  if (kind === 'baking') return ['fat', 'sweetener', 'sweet', 'nut', 'cheese', 'protein'].includes(role) ? 0.75 : 1;
  if (role === 'sweetener' || role === 'sweet' || role === 'fat') return 0.6;
  if (role === 'protein') return kinds.includes('legume') ? 1 : 0.8;
  if (role === 'liquid') return kind === 'drink' || /juice|coconut|cream/.test(name) ? 0.7 : 1;
  if (role === 'dairy' && !/cream|yogurt|half/.test(name)) return 1;
  return ['cheese', 'dairy', 'nut', 'sauce', 'seasoning', 'starch', 'bread', 'drink'].includes(role) ? 0.67 : 1;
};

/** Whose sugar a cook can do something about. */
const sweetRoles: ReadonlySet<Role> = new Set(['sweetener', 'sweet', 'dairy', 'sauce', 'liquid', 'drink']);

/** Where nothing else moves a number: a little less of what nobody would otherwise take away. */
const lastResort = ({ role, kinds, name }: Ingredient, kind: RecipeKind): number => {
  if (wrapsTheRest.test(name) || role === 'leavening' || role === 'binder' || kinds.includes('water') || kinds.includes('gelatin'))
    return 1;
  return kind === 'baking' && (role === 'thickener' || role === 'starch') ? 1 : 0.75;
};

const comes = (fact: string): string => (fact.endsWith('s') ? 'come' : 'comes');

const reasons: readonly (readonly [RegExp, (fact: string) => string])[] = [
  [/^salt$|salt/, () => 'That is plenty; taste before more goes in.'],
  [/oil|butter|lard|shortening|margarine|ghee/, () => 'The dish needs no more fat than that.'],
  [/sugar|syrup|honey|molasses|chocolate|jam/, () => 'It is sweet enough with less.'],
  [
    /cheese|parmesan|cheddar|mozzarella|feta|cream|yogurt/,
    (fact) => `Most of the ${fact} ${comes(fact)} from it; a little less is still rich.`,
  ],
  [
    /rice|pasta|spaghetti|noodle|potato|bread|tortilla|couscous/,
    (fact) => `Most of the ${fact} ${comes(fact)} from it; a smaller helping leaves room for the rest.`,
  ],
  [/sauce|mustard|paste|bouillon|seasoning|pickle|olive|caper/, (fact) => `It is strong in ${fact}; less of it still seasons.`],
];

const reasonFor = (name: string, fact: Fact): string => {
  const [said] = factWords[fact];
  return (
    reasons.find(([pattern]) => pattern.test(name))?.[1](said) ??
    `Much of the ${said} ${comes(said)} from it, and a little less is hardly missed.`
  );
};

const flesh: ReadonlySet<Kind> = new Set(['meat', 'poultry', 'game', 'processed_meat', 'fish', 'crustacean', 'mollusc']);

const contribution = ({ ingredient, grams }: DraftLine, fact: Fact): number =>
  ingredient && grams ? (ingredient.facts[fact] * grams) / 100 : 0;

const bySource = (recipe: RecipeDraft, fact: Fact): DraftLine[] =>
  recipe.lines
    .filter((line) => contribution(line, fact) > 0)
    .toSorted((a, b) => contribution(b, fact) - contribution(a, fact) || a.index - b.index);

const dairy: ReadonlySet<Role> = new Set(['dairy', 'cheese', 'binder']);

/** What is worth raising by taking more of it. */
const carries = ({ role }: Ingredient, kind: RecipeKind): boolean =>
  kind === 'savory' && ['protein', 'vegetable', 'starch', 'nut', 'dairy', 'cheese', 'fruit', 'binder'].includes(role);

/** Works on one recipe until its numbers have moved far enough. */
class Healthier {
  readonly #recipe: RecipeDraft;
  readonly #kind: RecipeKind;
  readonly #mayUse: (ingredient: Ingredient) => boolean;
  readonly #touched = new Set<DraftLine>();
  readonly #dice: Dice;

  constructor(recipe: RecipeDraft, dice: Dice) {
    this.#recipe = recipe;
    this.#kind = kindOf(recipe);
    this.#mayUse = createGate(recipe);
    this.#dice = dice;
  }

  #total(fact: Fact): number {
    return this.#recipe.lines.reduce((sum, line) => sum + contribution(line, fact), 0);
  }

  /** Takes the swap that does most for the fact, if one does enough. */
  #swap(line: DraftLine, fact: Fact, direction: 1 | -1): boolean {
    const before = contribution(line, fact);
    let best: { gain: number; swap: Swap } | undefined;
    for (const swap of this.#dice.shuffle(swapsFor(healthySwaps, this.#recipe, line, this.#kind))) {
      const amount = swapped(line, swap);
      if (!amount || amount.grams === null || !this.#mayUse(amount.ingredient)) continue;
      const gain = ((amount.ingredient.facts[fact] * amount.grams) / 100 - before) * direction;
      if (gain > before * 0.1 && gain > (best?.gain ?? 0)) best = { gain, swap };
    }
    if (!best) return false;
    applySwap(this.#recipe, line, best.swap);
    this.#touched.add(line);
    return true;
  }

  #reduce(line: DraftLine, fact: Fact, shareOf: typeof leastShare): void {
    const { ingredient } = line;
    if (!ingredient) return;
    const share = shareOf(ingredient, this.#kind);
    if (share < 1 && this.#recipe.scale(line, share, reasonFor(ingredient.name, fact))) this.#touched.add(line);
  }

  /** `least` is the share of the whole from which on a source is worth touching. */
  lower(fact: Fact, enough: number, least: number): void {
    const before = this.#total(fact);
    if (before <= 0) return;
    const far = (): boolean => this.#total(fact) <= before * (1 - enough);
    const isSide = least > 0.05;
    const sources = bySource(this.#recipe, fact).filter(
      (line) =>
        contribution(line, fact) >= before * least && !(isSide && fact === 'sugar' && !sweetRoles.has(line.ingredient?.role ?? 'other')),
    );
    const each = (act: (line: DraftLine) => void): void => {
      for (const line of sources) if (!far() && !this.#touched.has(line)) act(line);
    };
    each((line) => this.#swap(line, fact, -1));
    each((line) => this.#reduce(line, fact, leastShare));
    if (this.#total(fact) >= before * 0.99 && !isSide) each((line) => this.#reduce(line, fact, lastResort));
  }

  /** Half of the meat, poultry and fish. */
  halveMeat(): void {
    for (const line of this.#recipe.lines) {
      if (line.ingredient?.role !== 'protein' || !line.ingredient.kinds.some((kind) => flesh.has(kind))) continue;
      if (this.#recipe.scale(line, 0.5, 'Half as much still gives the flavor.')) this.#touched.add(line);
    }
  }

  raise(fact: Fact, enough: number): void {
    const before = this.#total(fact);
    const far = (): boolean => before > 0 && this.#total(fact) >= before * (1 + enough);
    for (const line of bySource(this.#recipe, fact)) if (!far() && !this.#touched.has(line)) this.#swap(line, fact, 1);
    if (far()) return;
    const source = bySource(this.#recipe, fact).find(
      (line) => line.ingredient && line.quantity !== null && !this.#touched.has(line) && carries(line.ingredient, this.#kind),
    );
    if (fact === 'protein' && source) this.#more(source, fact);
    if (far() || this.#boost(fact) || fact === 'protein' || !source) return;
    this.#more(source, fact);
  }

  #more(line: DraftLine, fact: Fact): void {
    if (this.#recipe.scale(line, 1.25, `It carries most of the ${factWords[fact][0]} here, so a quarter more of it goes in.`, 'added'))
      this.#touched.add(line);
  }

  /** Stirs something in; not into drinks, nor into what is only a sauce or a rub. */
  #boost(fact: Fact): boolean {
    const weight = this.#recipe.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / this.#recipe.servings;
    const isMeal = this.#recipe.lines.some(({ ingredient }) => ingredient && carries(ingredient, 'savory') && !dairy.has(ingredient.role));
    if (this.#kind === 'drink' || (this.#kind !== 'baking' && weight < 120) || (this.#kind === 'savory' && !isMeal)) return false;
    for (const { name, as, perServing, unit, sentence, why, raises, where } of boosters) {
      const ingredient = find(name)?.ingredient;
      if (!raises.includes(fact) || !where.includes(this.#kind) || !ingredient || !this.#mayUse(ingredient)) continue;
      if (this.#recipe.lines.some((line) => line.ingredient?.name === ingredient.name)) continue;
      this.#recipe.add({ name: as, ...measuredBest(perServing * this.#recipe.servings, unit) }, sentence, why);
      return true;
    }
    return false;
  }
}

const per = (value: number, fact: Fact): string => {
  const unit = factWords[fact][1];
  return unit === 'g' ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} ${unit}`;
};

const describeMove = (fact: Fact, was: number, is: number): string => {
  const share = Math.round(Math.abs((is - was) / was) * 100);
  // of next to nothing, a share says nothing
  const percent = share > 0 && share <= 300 ? ` (${share} % ${is < was ? 'less' : 'more'})` : '';
  return `${factWords[fact][0]} ${is < was ? 'down' : 'up'} from ${per(was, fact)} to ${per(is, fact)}${percent}`;
};

const listed = (focus: Focus): Fact[] => [...focus.lower, ...focus.raise];

/**
 * The recipe, made healthier in the way the focus asks for, with what that does to one serving. Swaps come first, then a little less of what
 * weighs most; nothing comes in that brings a new allergen.
 */
export const healthify = (request: HealthifyRequest, seed: number): Required<HealthifiedRecipe> => {
  const word = request.health_focus ?? 'general';
  const known = readFocus(word);
  const focus: Focus = known ?? general;
  const recipe = new RecipeDraft(request.recipe);
  const { servings } = recipe;
  const before = totalFacts(recipe.parts);
  const nutrition = nutritionOf(recipe.parts, servings);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined) return { ...keptAsItIs(request.recipe, reason), nutrition_before: nutrition, nutrition_after: nutrition };
  const cook = new Healthier(recipe, createDice(seed, request));
  if (focus.lessMeat) cook.halveMeat();
  // the first number is what the focus is about; the others are helped where one thing does much
  focus.lower.forEach((fact, index) => cook.lower(fact, index === 0 ? 0.22 : 0.12, index === 0 ? 0.03 : 0.15));
  for (const fact of focus.raise) cook.raise(fact, 0.25);
  const after = totalFacts(recipe.parts);
  // what is printed the same has not moved
  const moves = listed(focus).filter((fact) => per(before[fact] / servings, fact) !== per(after[fact] / servings, fact));
  const moved = moves.filter((fact) => (focus.raise.includes(fact) ? after[fact] > before[fact] : after[fact] < before[fact]));
  const cost = moves.filter((fact) => !moved.includes(fact));
  const [main = 'calories'] = focus.raise.length > 0 && moved.some((fact) => focus.raise.includes(fact)) ? focus.raise : listed(focus);
  const tell = (facts: readonly Fact[]): string =>
    facts.map((fact) => describeMove(fact, before[fact] / servings, after[fact] / servings)).join('; ');
  const { steps, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  const warnings = known ? heat : [`The focus "${word}" is not known here; the recipe was made lighter in general.`, ...heat];
  if (!moved.includes(main)) {
    warnings.push(
      before[main] / servings < 0.5
        ? `There is next to no ${factWords[main][0]} in this recipe.`
        : `The ${factWords[main][0]} of this recipe could not be moved without making it another dish.`,
    );
  }
  const unknown = recipe.lines.filter(({ ingredient, quantity }) => ingredient === undefined && quantity !== null).map(({ name }) => name);
  if (unknown.length > 0) warnings.push(`Not counted in the nutrition, because it is not known here: ${unknown.join(', ')}.`);
  return {
    name: moved.length > 0 ? `${focus.title} ${recipe.printTitle()}` : recipe.printTitle(),
    ingredients: recipe.printIngredients(),
    steps,
    summary:
      moved.length > 0
        ? `Per serving, for ${servings}: ${tell(moved)}${cost.length > 0 ? `, at the price of ${tell(cost)}` : ''}.`
        : recipe.changes.length > 0
          ? `For ${servings} servings, it moves too little to be told in numbers.`
          : 'Nothing was changed: what could be left out is not in it.',
    changes: recipe.changes,
    warnings,
    nutrition_before: nutrition,
    nutrition_after: nutritionOf(recipe.parts, servings),
  };
};
