import type { Method } from '../../../src/contract/enums.js';
import { selectorIn } from '../ingredients/selector.js';
import { safeTemperatureOf } from '../safety/raw-food.js';
import { numberIn, oneOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import { temperaturesIn } from '../text/temperatures.js';
import { isLemma } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import type { DraftLine } from './draft-line.js';
import { namesDoneness, type Action } from './methods/read-steps.js';
import { boughtRaw, followHeat } from './read-heat.js';
import type { RecipeDraft } from './recipe-draft.js';
import { valuesOf } from './tables.generated.js';
import { isOn, names } from './word-lists.js';

const timedWays = ['stovetop', 'oven', 'microwave', 'pressure_cooker', 'slow_cooker'] as const;
type TimedWay = (typeof timedWays)[number];

/** The ways of cooking that take about as long as another. A water bath is judged by its temperature (`water-bath.ts`). */
const timedAs: Readonly<Partial<Record<Method, TimedWay>>> = {
  stovetop: 'stovetop', grill: 'stovetop', steamer: 'stovetop', oven: 'oven', air_fryer: 'oven', toaster_oven: 'oven',
  microwave: 'microwave', pressure_cooker: 'pressure_cooker', slow_cooker: 'slow_cooker',
}; // prettier-ignore

const forms = ['small', 'whole'] as const;
type Form = (typeof forms)[number];

const leastMinutes = valuesOf('least-minutes.tsv', ['of', 'form', ...timedWays], (row) => ({
  isOf: selectorIn(row, 'of'),
  form: row.cells.form === '' ? undefined : oneOf(row, 'form', forms),
  minutes: Object.fromEntries(timedWays.map((way) => [way, numberIn(row, way, 1)])) as Record<TimedWay, number>,
}));

/** From this weight on, in grams, what is counted is a whole bird. */
const WHOLE_BIRD = 900;

/** In which form food comes to the heat, by its line and by what was done to it before. */
const formOf = ({ index, original, unit, grams, quantity }: DraftLine, before: readonly Action[]): Form | undefined => {
  const texts = [original, ...before.filter(({ lines }) => lines.includes(index)).map(({ text }) => text)];
  if (texts.some((text) => names('cut small', tokenize(text)))) return 'small';
  return unit === null && (grams ?? 0) / (quantity ?? 1) >= WHOLE_BIRD ? 'whole' : undefined;
};

/** Whether an action cooks until the food is done, whatever time it names: "2 minutes, until no longer pink". */
const waitsUntilDone = ({ sentence }: Action): boolean => {
  const tokens = tokenize(sentence);
  const until = tokens.findIndex(({ lemma }) => isOn('begins a sign', lemma));
  return names('cooked through', tokens) || (until !== -1 && names('done inside', tokens.slice(until))) || namesDoneness(sentence);
};

/** What goes on cooking in the heat that is left: "take it off the heat, cover and let it stand for 12 minutes". */
const isLeftHot = (action: Action): boolean =>
  action.span !== undefined && action.lemmas.some((lemma) => isOn('stays hot', lemma)) && !names('cold', action.tokens);

/** The share of the least time that an action heats a line; `undefined` if nobody can say how long it does. To boil the pasta cooks no chicken. */
const shareOf = ({ span, way, type, lines }: Action, line: number, minutes: Readonly<Record<TimedWay, number>>): number | undefined => {
  if (span === undefined && (type === 'regulate' || (lines.length > 0 && !lines.includes(line)))) return 0;
  const timed = way && timedAs[way];
  return span === undefined || timed === undefined ? undefined : span.most / minutes[timed];
};

const isHeatedTooShort = (line: DraftLine, form: Form | undefined, heat: readonly Action[]): boolean => {
  const { ingredient, index } = line;
  const row = ingredient && leastMinutes().find((one) => one.isOf(ingredient) && (one.form === undefined || one.form === form));
  if (!row || heat.some(waitsUntilDone)) return false;
  const total = heat.reduce((sum, action) => sum + (shareOf(action, index, row.minutes) ?? Infinity), 0);
  return total > 0 && total < 1;
};

/** Minutes that an egg in its shell boils before its white is firm. Source: FDA, Egg Safety: cook until yolk and white are firm. */
const BOILED_EGG = 3;

const isEggTooSoft = (recipe: RecipeDraft, { ingredient }: DraftLine, heat: readonly Action[]): boolean =>
  ingredient?.cookingClass === 'egg' &&
  heat.length > 0 &&
  !recipe.steps.some((step) => tokenize(step).some(({ verb }) => isOn('opens an egg in the pan', verb))) &&
  heat.every(({ verb, type }) => isOn('boils', verb) || type === 'regulate') &&
  heat.some(({ span }) => span !== undefined) &&
  heat.reduce((sum, { span }) => sum + (span?.most ?? 0), 0) < BOILED_EGG;

/** The actions that heat a line; all that heat, if no action names it. */
const heatOf = ({ index }: DraftLine, actions: readonly Action[], { heat, named }: ReturnType<typeof followHeat>): readonly Action[] => {
  const own = heat.get(index) ?? (named.has(index) ? [] : actions.filter(({ heats }) => heats));
  const [first] = own;
  return first === undefined ? [] : actions.filter((action) => own.includes(action) || (action.index > first.index && isLeftHot(action)));
};

/** The raw food that the steps heat for a time in which it stays raw inside. Of heat without a time, nothing is said. */
export const tooShortIn = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] => {
  const followed = followHeat(recipe, actions);
  return boughtRaw(recipe).filter((line) => {
    const heat = heatOf(line, actions, followed);
    const form = formOf(line, actions.slice(0, heat[0]?.index ?? 0));
    return isHeatedTooShort(line, form, heat) || isEggTooSoft(recipe, line, heat);
  });
};

/** The coolest oven in which raw food does not stay for hours at temperatures at which germs grow, in Fahrenheit. Source: USDA, Meat and Poultry Roasting Chart. */
const COOLEST_ROAST = 200;

/** Whether food is roasted or baked in an oven that is too cool for it: "roast at 180°F for 10 hours". */
export const isInCoolOven = (actions: readonly Action[]): boolean =>
  actions.some(
    ({ way, type, text, lemmas }) =>
      way === 'oven' &&
      type === 'cook' &&
      !lemmas.some((lemma) => isOn('not a cool oven', lemma)) &&
      temperaturesIn(text).some(
        ({ start, temperature }) => temperature.fahrenheit < COOLEST_ROAST && tokenize(text.slice(0, start)).at(-1)?.lemma === 'at',
      ),
  );

/** The temperature of a liquid that a sentence heats, in Fahrenheit: "heat the water to 55°C". */
const liquidIn = (sentence: string): number | undefined =>
  temperaturesIn(sentence).find(({ start }) => {
    const before = tokenize(sentence.slice(0, start));
    const said = before.slice(1 + before.findLastIndex(({ lemma }) => [',', ';', '.'].includes(lemma)));
    return (
      said.some(({ lemma }) => isOn('liquid', lemma)) && said.some(({ verb }) => verb !== null) && isLemma(said.at(-1), 'to', 'at', 'of')
    );
  })?.temperature.fahrenheit;

/** The raw food that lies in a liquid that is cooler than its middle must become, and that nothing else heats. */
export const inCoolLiquidIn = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] => {
  const sentences = recipe.steps.flatMap(sentencesOf);
  const at = sentences.findIndex((sentence) => liquidIn(sentence) !== undefined);
  const degrees = liquidIn(sentences[at] ?? '') ?? Infinity;
  const later = sentences.slice(at + 1);
  const isHeatedElsewhere = actions.some(
    ({ heats, verb, sentence }) => heats && !isOn('poaches in it', verb) && !(verb === 'cook' && sentence === sentences[at]),
  );
  if (at === -1 || isHeatedElsewhere || later.some((sentence) => temperaturesIn(sentence).length > 0)) return [];
  const putIn = sentences.slice(at).flatMap((sentence) => recipe.linesIn(sentence));
  return boughtRaw(recipe).filter(
    ({ index, ingredient, original }) =>
      putIn.includes(index) &&
      ingredient !== undefined &&
      degrees < (safeTemperatureOf(ingredient, original)?.temperature.fahrenheit ?? 0) - 1,
  );
};
