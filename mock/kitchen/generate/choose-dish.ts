import { styleOf, type CuisineStyle } from '../dishes/cuisines.js';
import type { Course, DishTemplate, KnownCuisine, NamedDish } from '../dishes/dish.js';
import { dishes } from '../dishes/dishes.js';
import type { SeededRandom } from '../text/random.js';
import { Assignment, isSideSlot, type Assigned } from './assign-ingredients.js';
import { buyMissing, type FilledDish } from './buy-missing.js';
import { isMain } from './course.js';
import type { IngredientSource } from './ingredient-source.js';
import { namedDishesIn, shareNamedBy } from './match-named.js';
import type { PantryItem } from './parse-pantry.js';

/** What a dish is chosen for. */
export interface DishWish {
  items: readonly PantryItem[];
  course: Course;
  /** The cuisine that the request asks for, `null` if it asks for none. */
  askedCuisine: KnownCuisine | null;
  style: CuisineStyle;
  suits: (template: DishTemplate) => boolean;
}

/** A dish with the pantry in its slots, before anything is bought. */
interface Candidate {
  assignment: Assignment;
  named: NamedDish | null;
  style: CuisineStyle;
  score: number;
}

/*
 * The weights of the score, tuned on the pantries of bench/kitchen: what a dish uses of the pantry weighs most, up to nine tenths of it; then
 * a name of its own that the pantry spells; then what a meal is made of; then what the cuisine likes.
 */
const SHARE_WEIGHT = 80;
const ENOUGH_SHARE = 0.9;
const LITTLE_SHARE = 0.55;
const LITTLE_SHARE_PENALTY = 30;
const MAINS_WEIGHT = 14;
const FAVORITE_WEIGHT = 10;
const TRIGGER_WEIGHT = 10;
const OTHER_COURSE_PENALTY = 40;
const EXTRA_PENALTY = 3;
const NAMED_WEIGHT = 30;
const NAMED_NEED_WEIGHT = 4;
/** Less than one ingredient more or less: chance decides only between equals. */
const CHANCE_WEIGHT = 3;

/** So many of the best are shopped for before they are put in order. */
const SHORT_LIST = 5;

/** A dish spelled by less than this of the pantry is a coincidence: milk and sugar are in every kitchen. What one ingredient names is none. */
const LEAST_NAMED_SHARE = 0.4;

const isForCourse = (template: DishTemplate, course: Course): boolean => template.course === course || template.altCourse === course;

const cookedMains = (assigned: readonly Assigned[], items: readonly PantryItem[]): { mains: number; cooked: number } => {
  const mains = items.filter(isMain);
  const inDish = new Set(assigned.filter(({ slot }) => slot.name !== 'side').map(({ name }) => name));
  return { mains: mains.length, cooked: mains.filter(({ name }) => inDish.has(name)).length };
};

/** True if a dish is not what the pantry is for: a smoothie from a dinner, or a dinner that leaves out its meat, fish or beans. */
export const isOffTopic = ({ template, named, assigned }: FilledDish, items: readonly PantryItem[], course: Course): boolean => {
  if (named) return false;
  if (!isForCourse(template, course)) return items.length > 0;
  const { mains, cooked } = cookedMains(assigned, items);
  return course === 'savory' && mains > 0 && cooked === 0;
};

/** The share of the pantry that a dish takes; what stands next to the plate or is not known counts half. */
const shareTaken = (assigned: readonly Assigned[], items: readonly PantryItem[]): number => {
  if (items.length === 0) return 1;
  return assigned.reduce((sum, { slot, cookingClass }) => sum + (cookingClass === null || isSideSlot(slot) ? 0.5 : 1), 0) / items.length;
};

const scoreOf = ({ assignment, named, style }: Omit<Candidate, 'score'>, { items, course }: DishWish): number => {
  const { template, assigned } = assignment;
  const share = shareTaken(assigned, items);
  const { mains, cooked } = cookedMains(assigned, items);
  const rank = style.dishes.indexOf(template.name);
  const hasTrigger = items.length > 0 && assignment.holdsOne(template.triggers);
  return (
    Math.min(share, ENOUGH_SHARE) * SHARE_WEIGHT -
    (share < LITTLE_SHARE ? LITTLE_SHARE_PENALTY : 0) +
    (mains === 0 ? 1 : cooked / mains) * MAINS_WEIGHT +
    (rank === -1 ? 0 : FAVORITE_WEIGHT - rank) +
    (hasTrigger ? TRIGGER_WEIGHT : 0) +
    (named ? NAMED_WEIGHT + NAMED_NEED_WEIGHT * named.needs.length : 0) -
    (named || isForCourse(template, course) ? 0 : OTHER_COURSE_PENALTY) -
    (named ? 0 : template.scorePenalty)
  );
};

/** The name of its own that a dish gets, if the pantry spells one. */
const nameFor = (template: DishTemplate, { items, askedCuisine }: DishWish): NamedDish | undefined =>
  namedDishesIn(template, items).find(
    (named) =>
      (askedCuisine === null || named.cuisine === null || named.cuisine === askedCuisine) &&
      (named.needs.length === 1 || shareNamedBy(named, items) >= LEAST_NAMED_SHARE),
  );

/**
 * A dish with the pantry in its slots; `undefined` if it makes no sense with this pantry. Sugar and eggs whose flour the diet rules out are
 * still for a cake: the base of a sweet dish may be bought.
 */
const toCandidate = (template: DishTemplate, wish: DishWish): Omit<Candidate, 'score'> | undefined => {
  const { items, course, style } = wish;
  if (!wish.suits(template)) return undefined;
  const named = nameFor(template, wish) ?? null;
  const isCooked = !template.cuisineOnly || style.dishes.includes(template.name);
  if (!named && (template.namedOnly || !isCooked)) return undefined;
  const assignment = new Assignment(template);
  assignment.takePantry(items);
  const mayBuyRequired = items.length === 0 || (course === 'sweet' && template.course === 'sweet' && assignment.assigned.length > 0);
  const canBuyOne = (): boolean =>
    template.required.some((slots) =>
      slots.every((name) => assignment.has(name) || template.slots.some((slot) => slot.name === name && slot.buy.length > 0)),
    );
  const isPossible =
    named !== null || template.required.length === 0 || assignment.holdsOne(template.required) || (mayBuyRequired && canBuyOne());
  if (!isPossible) return undefined;
  return { assignment, named, style: named?.cuisine ? styleOf(named.cuisine) : style };
};

/**
 * The dishes that a pantry can become, best first: those that it spells, that use most of it, that the cuisine likes, that are a meal, and that
 * need little else. `mostExtras` bounds what is bought that a dish could do without.
 */
export function* chooseDishes(wish: DishWish, source: IngredientSource, random: SeededRandom, mostExtras: number): Generator<FilledDish> {
  const candidates = dishes()
    .flatMap((template): Candidate[] => {
      const chance = random.next() * CHANCE_WEIGHT;
      const candidate = toCandidate(template, wish);
      return candidate ? [{ ...candidate, score: scoreOf(candidate, wish) + chance }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const buyFor = ({ assignment, named, style }: Candidate): FilledDish | undefined =>
    buyMissing(assignment, named, style, source, mostExtras);
  const best = candidates
    .slice(0, SHORT_LIST)
    .flatMap((candidate) => {
      const dish = buyFor(candidate);
      return dish ? [{ dish, score: wish.items.length === 0 ? candidate.score : candidate.score - dish.extras * EXTRA_PENALTY }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  for (const { dish } of best) yield dish;
  for (const candidate of candidates.slice(SHORT_LIST)) {
    const dish = buyFor(candidate);
    if (dish) yield dish;
  }
}
