import type { HealthifiedRecipe, HealthifyRequest } from '../../src/contract/transforms.js';
import { createDice, type Dice } from './dice.js';
import { factWords, readFocus, type Focus } from './health-focuses.js';
import { boosters, healthySwaps } from './healthy-swaps.js';
import type { Facts, Ingredient } from './ingredient.js';
import { measurable } from './kitchen-quantity.js';
import { find } from './larder.js';
import { nutritionOf, totalFacts } from './nutrition.js';
import { applySwap, createGate, isBaking, swapped } from './swap.js';
import { WorkingRecipe, type WorkingLine } from './working-recipe.js';

type Fact = keyof Facts;

/** How far an amount may go down before the dish is another dish. */
const leastShare = (ingredient: Ingredient, baking: boolean): number => {
  const is = (kind: Ingredient['kinds'][number]): boolean => ingredient.kinds.includes(kind);
  if (is('leavening') || is('water') || is('egg') || is('gelatin') || is('herb') || is('spice')) return 1;
  if (is('salt')) return baking ? 0.75 : 0.5;
  if (baking && (is('grain') || is('dairy') || ingredient.role === 'thickener')) return ingredient.facts.fat > 60 ? 0.75 : 1;
  if (ingredient.role === 'sweetener' || ingredient.role === 'sweet') return baking ? 0.75 : 0.6;
  if (ingredient.role === 'fat') return baking ? 0.75 : 0.6;
  if (ingredient.role === 'protein') return 0.8;
  return 0.67;
};

const reduceReason = (ingredient: Ingredient, fact: Fact): string => {
  const [name] = factWords[fact];
  return `Much of the ${name} comes from the ${ingredient.name}, and a little less of it is hardly missed.`;
};

const contribution = (line: WorkingLine, fact: Fact): number =>
  line.ingredient && line.grams ? (line.ingredient.facts[fact] * line.grams) / 100 : 0;

const bySource = (recipe: WorkingRecipe, fact: Fact): WorkingLine[] =>
  recipe.lines
    .filter((line) => !line.removed && contribution(line, fact) > 0)
    .toSorted((a, b) => contribution(b, fact) - contribution(a, fact) || a.index - b.index);

/** Works on one recipe until its numbers have moved far enough. */
class Healthier {
  readonly #recipe: WorkingRecipe;
  readonly #baking: boolean;
  readonly #mayUse: (ingredient: Ingredient) => boolean;
  readonly #touched = new Set<WorkingLine>();
  readonly #dice: Dice;

  constructor(recipe: WorkingRecipe, baking: boolean, dice: Dice) {
    this.#recipe = recipe;
    this.#baking = baking;
    this.#mayUse = createGate(recipe);
    this.#dice = dice;
  }

  #total(fact: Fact): number {
    return totalFacts(this.#recipe.parts)[fact];
  }

  /** Takes the swap for this line that does most for the fact. */
  #swap(line: WorkingLine, fact: Fact, direction: 1 | -1): boolean {
    const before = contribution(line, fact);
    let best: { gain: number; swap: (typeof healthySwaps)[number] } | undefined;
    for (const swap of this.#dice.shuffle(healthySwaps.filter(({ from }) => line.ingredient && from.includes(line.ingredient.name)))) {
      if (swap.where !== undefined && (swap.where === 'baking') !== this.#baking) continue;
      const to = find(swap.to)?.ingredient;
      const amount = swapped(line, swap);
      if (!to || !amount || amount.grams === null || !this.#mayUse(to)) continue;
      const gain = ((to.facts[fact] * amount.grams) / 100 - before) * direction;
      if (gain > 0 && gain > before * 0.1 && gain > (best?.gain ?? 0)) best = { gain, swap };
    }
    if (!best) return false;
    applySwap(this.#recipe, line, best.swap);
    this.#touched.add(line);
    return true;
  }

  #reduce(line: WorkingLine, fact: Fact): void {
    if (!line.ingredient || line.quantity === null) return;
    const share = leastShare(line.ingredient, this.#baking);
    const quantity = measurable(line.quantity * share, line.unit);
    if (share === 1 || quantity >= line.quantity) return;
    this.#recipe.scale(line, quantity / line.quantity, reduceReason(line.ingredient, fact));
    this.#touched.add(line);
  }

  lower(fact: Fact, enough: number): void {
    const before = this.#total(fact);
    if (before <= 0) return;
    for (const line of bySource(this.#recipe, fact).slice(0, 6)) {
      if (this.#total(fact) <= before * (1 - enough)) return;
      if (this.#touched.has(line) || contribution(line, fact) < before * 0.04) continue;
      if (!this.#swap(line, fact, -1)) this.#reduce(line, fact);
    }
  }

  raise(fact: Fact, enough: number): void {
    const before = this.#total(fact);
    for (const line of this.#recipe.lines.filter(({ grams }) => (grams ?? 0) > 0)) {
      if (!this.#touched.has(line)) this.#swap(line, fact, 1);
    }
    if (before > 0 && this.#total(fact) >= before * (1 + enough)) return;
    if (this.#boost(fact) && this.#total(fact) >= before * (1 + enough / 2)) return;
    const source = bySource(this.#recipe, fact).find(
      (line) =>
        !this.#touched.has(line) &&
        line.quantity !== null &&
        !this.#baking &&
        line.ingredient?.role !== 'spice' &&
        line.ingredient?.role !== 'herb',
    );
    if (!source || source.quantity === null) return;
    const quantity = measurable(source.quantity * 1.25, source.unit);
    if (quantity <= source.quantity) return;
    this.#recipe.scale(
      source,
      quantity / source.quantity,
      `It carries most of the ${factWords[fact][0]} here, so a quarter more of it goes in.`,
      'added',
    );
    this.#touched.add(source);
  }

  #boost(fact: Fact): boolean {
    const heaviest = this.#recipe.lines
      .filter((line) => line.grams !== null && this.#recipe.isMentioned(line))
      .toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))[0];
    for (const booster of boosters) {
      if (!booster.raises.includes(fact) || (booster.where === 'baking') !== this.#baking) continue;
      const ingredient = find(booster.name)?.ingredient;
      if (!ingredient || !this.#mayUse(ingredient) || this.#recipe.lines.some((line) => line.ingredient?.name === ingredient.name))
        continue;
      const quantity = measurable(booster.perServing * this.#recipe.servings, booster.unit);
      this.#recipe.add({ name: booster.as ?? booster.name, quantity, unit: booster.unit }, booster.sentence, booster.why, heaviest);
      return true;
    }
    return false;
  }
}

const per = (value: number, fact: Fact): string => {
  const unit = factWords[fact][1];
  return unit === 'g' ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} ${unit}`;
};

const describeMove = (fact: Fact, before: Facts, after: Facts, servings: number): string => {
  const [name] = factWords[fact];
  const was = before[fact] / servings;
  const is = after[fact] / servings;
  const percent = was > 0 ? `, ${Math.round(Math.abs((is - was) / was) * 100)} % ${is < was ? 'less' : 'more'}` : '';
  return `${name} ${is < was ? 'down' : 'up'} from ${per(was, fact)} to ${per(is, fact)}${percent}`;
};

/**
 * The recipe, made healthier in the way the focus asks for, with what it does to one serving. Nothing that brings a new allergen comes in.
 */
export const healthify = (request: HealthifyRequest, seed: number): HealthifiedRecipe => {
  const word = request.health_focus ?? 'general';
  const focus = readFocus(word);
  const aim: Focus = focus ?? (readFocus('general') as Focus);
  const recipe = new WorkingRecipe(request.recipe);
  const before = totalFacts(recipe.parts);
  const nutritionBefore = nutritionOf(recipe.parts, recipe.servings);
  const cook = new Healthier(recipe, isBaking(recipe, request.recipe.instructions), createDice(seed, request));
  for (const fact of aim.lower) cook.lower(fact, 0.25);
  for (const fact of aim.raise) cook.raise(fact, 0.25);
  const after = totalFacts(recipe.parts);
  const warnings = focus ? [] : [`The focus "${word}" is not known here; the recipe was made lighter in general.`];
  const moved = [...aim.lower, ...aim.raise].filter((fact) => Math.abs(after[fact] - before[fact]) > before[fact] * 0.005);
  const main = aim.lower[0] ?? aim.raise[0] ?? 'calories';
  if (!moved.includes(main)) warnings.push(`The ${factWords[main][0]} of this recipe could not be moved without making it another dish.`);
  const unknown = recipe.lines.filter((line) => line.ingredient === undefined && line.quantity !== null).map((line) => line.name);
  if (unknown.length > 0) warnings.push(`Not counted in the nutrition, because it is not known here: ${unknown.join(', ')}.`);
  return {
    name: recipe.changes.length > 0 ? `${aim.title} ${recipe.printTitle()}` : request.recipe.title,
    ingredients: recipe.printIngredients(),
    steps: recipe.printSteps(),
    summary:
      moved.length > 0
        ? `Per serving: ${moved.map((fact) => describeMove(fact, before, after, recipe.servings)).join('; ')}.`
        : 'Nothing was changed: what could be left out is not in it.',
    changes: recipe.changes,
    warnings,
    nutrition_before: nutritionBefore,
    nutrition_after: nutritionOf(recipe.parts, recipe.servings),
  };
};
