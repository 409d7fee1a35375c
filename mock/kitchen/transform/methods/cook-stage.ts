import { hasTag, type Token } from '../../text/token.js';
import { lemmasOf, tokenize } from '../../text/tokenize.js';
import { moist } from './appliances.js';
import { type Action, isLong, potMethods, type Stage } from './course.js';
import { sumSpans, type Span } from './conversion.js';
import type { RecipeDraft } from '../recipe-draft.js';
import type { Plan } from './plan.js';
import { planCooking, type Cooking } from './plan-cooking.js';

const usual: Span = { least: 20, most: 25 };
/** For what is only warmed, toasted or melted. */
const brief: Span = { least: 5, most: 10 };

/** Words of a title or a step for what does not hold together without a dish. */
const needsDish: ReadonlySet<string> = new Set(['casserole', 'gratin', 'lasagna', 'pie', 'quiche', 'custard', 'soup', 'stew', 'loaf', 'meatloaf', 'pizza', 'strata', 'cobbler', 'crumble', 'mac', 'macaroni']); // prettier-ignore
const dishes: ReadonlySet<string> = new Set(['baking dish', 'casserole dish', 'casserole', 'loaf pan', 'loaf tin']);
/** Dough that is portioned onto a sheet. */
const portions: ReadonlySet<string> = new Set(['cookie', 'biscuit', 'scone', 'macaroon', 'apart']);

/** More milliliters of liquid a serving than this run away without a dish. */
const LOOSE_LIQUID = 50;

/** True for pieces side by side; false for what needs a dish or a pot. */
export const liesLoose = ({ dish: { recipe, actions, isBaking }, route, stages }: Plan): boolean => {
  const title = lemmasOf(recipe.title);
  if (isBaking) return [...title, ...recipe.steps.flatMap(lemmasOf)].some((word) => portions.has(word));
  if (potMethods.has(route.source) || title.some((word) => needsDish.has(word))) return false;
  const liquid = recipe.gramsWhere(({ role }) => role === 'liquid' || role === 'dairy');
  return liquid / recipe.servings < LOOSE_LIQUID && !actions.some(({ vessel }) => dishes.has(vessel ?? '')) && !stages.some(isWet);
};

/** True if the food cooks in liquid. */
export const isWet = ({ actions }: Stage): boolean =>
  actions.some(({ verb }) => ['simmer', 'boil', 'braise', 'stew', 'poach'].includes(verb));

/** What a step names as done shows in dry heat only. */
const dryCues: ReadonlySet<string> = new Set(['golden', 'brown', 'browned', 'crisp', 'crispy', 'charred', 'bubbling', 'bubbly', 'bubble', 'thick', 'thickened', 'thicken', 'reduced', 'reduce', 'evaporated', 'boil', 'simmer', 'melted', 'toasted', 'oil', 'hot', 'caramelized', 'absorbed']); // prettier-ignore
/** A number or a thermometer behind "until" is said elsewhere. */
const measures: ReadonlySet<string> = new Set(['internal', 'thermometer', 'register', 'read', 'reach', 'temperature', 'about', 'approximately']); // prettier-ignore

const isCueEnd = ({ lemma, value, type }: Token): boolean =>
  lemma === '.' || lemma === ';' || lemma === '(' || type === 'number' || (value !== null && value !== 1);

/** What a stage waits for, without the word: "the lentils fall apart", "golden". Empty if it names nothing, or only a number. */
export const cueOf = (text: string, isMoist: boolean): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex(({ lemma }) => lemma === 'until') + 1;
  if (from === 0) return '';
  let to = from;
  let end = from;
  for (; to < tokens.length && !isCueEnd(tokens[to] as Token); to++) {
    const { lemma } = tokens[to] as Token;
    if (measures.has(lemma)) break;
    if (lemma === ',' || lemma === 'and' || lemma === 'or') end = to;
  }
  const isWhole = to === tokens.length || ['.', ';', '('].includes(tokens[to]?.lemma ?? '');
  const cue = tokens.slice(from, isWhole ? to : end);
  if (cue.length === 0 || hasTag(cue.at(-1), 'article', 'preposition') || (isMoist && cue.some(({ lemma }) => dryCues.has(lemma))))
    return '';
  return text.slice((cue[0] as Token).start, (cue.at(-1) as Token).end);
};

/** What an action cooks, if it says so right behind the verb: "the mushrooms" of "Fry the mushrooms for 5 minutes". */
const objectOf = ({ text, verb }: Action): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex((token) => token.verb === verb) + 1;
  if (from === 0 || !(hasTag(tokens[from], 'article') || tokens[from]?.lemma === 'your')) return '';
  let to = from + 1;
  while (to < tokens.length && tokens[to]?.type === 'word' && !(hasTag(tokens[to], 'preposition') && tokens[to]?.lemma !== 'of')) to++;
  const words = tokens.slice(from, to).filter(({ lemma }, index, all) => index < all.length - 1 || lemma !== 'and');
  return text.slice((words[0] as Token).start, (words.at(-1) as Token).end);
};

/** The hottest oven there is, in Fahrenheit; above it, a temperature is that of oil or sugar. */
const HOTTEST_OVEN = 550;

/** Degrees Fahrenheit of the oven that a stage has, or would have: its own, else what the oven was last set to. */
const degreesOf = ({ dish: { actions, isBaking }, route, main }: Plan, stage: Stage): number => {
  const isOven = ({ degrees }: Action): boolean => degrees !== undefined && degrees <= HOTTEST_OVEN;
  const before = actions.slice(0, stage.last.index + 1);
  const own = before.findLast((action) => isOven(action) && (stage.actions.includes(action) || action.type === 'preheat'));
  const said = (own ?? actions.find(isOven))?.degrees;
  if (said !== undefined) return said;
  if (isWet(stage)) return 325;
  return route.source === 'stovetop' && !isBaking && main.span && !isLong(main) ? 425 : 375;
};

/** Tough cuts take this long in a slow cooker, whatever the recipe says of lean ones. */
const slowRoast: Span = { least: 560, most: 600 };

/** Pasta and fish fall apart in a slow cooker that runs for longer than so many minutes of oven time call for. */
const MOST_FOR_PASTA = 30;
const MOST_FOR_FISH = 14;

const mostInSlowCooker = ({ lines }: RecipeDraft): number => {
  const proteins = lines.filter(({ ingredient }) => ingredient?.role === 'protein');
  const isFish = proteins.length > 0 && proteins.every(({ ingredient }) => ingredient?.kinds.includes('fish'));
  if (isFish) return MOST_FOR_FISH;
  return lines.some(({ ingredient }) => ingredient?.kinds.includes('pasta')) ? MOST_FOR_PASTA : Infinity;
};

/** How long a stage took in the old way, all stages together if they become one. */
const spanOf = ({ stages, isTogether, dish: { recipe }, route }: Plan, stage: Stage): Span => {
  const said = isTogether ? sumSpans(stages.flatMap(({ span }) => span ?? [])) : stage.span;
  const most = route.target === 'slow_cooker' ? mostInSlowCooker(recipe) : Infinity;
  if (said) return { least: Math.min(said.least, most), most: Math.min(said.most, most) };
  const isMeal = recipe.lines.some(({ ingredient }) => ingredient?.role === 'protein' || ingredient?.role === 'starch');
  return isMeal && !['toast', 'melt', 'warm'].includes(stage.first.verb) ? usual : brief;
};

/** One stage, cooked the new way. */
export const cookStage = (plan: Plan, stage: Stage, isLoose: boolean): Cooking => {
  const {
    dish: { recipe, raw, isBaking },
    route: { source, target },
    isTogether,
  } = plan;
  const isMoist = moist.has(target) || (target === 'stovetop' && !isLoose);
  return planCooking({
    what: isTogether ? '' : objectOf(stage.first),
    source,
    target,
    from: source === 'slow_cooker' && raw.some(({ long }) => long) ? slowRoast : spanOf(plan, stage),
    degrees: degreesOf(plan, stage),
    cue: cueOf(stage.last.text, isMoist),
    raw,
    isLoose,
    isBaking,
    isWhole: raw.some(({ safe }) => safe) && recipe.lines.some(({ original }) => tokenize(original).some(({ lemma }) => lemma === 'whole')),
  });
};
