import type { RecipeStep } from '../../../src/contract/recipes.js';
import type { Piece } from '../dishes/step-text.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/safe-temperatures.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import { bySlot, type InSlots, type Plan, type PlannedFirstStep, type PlannedStep } from './plan-dish.js';
import type { Portion } from './portion.js';

type Draft = Omit<RecipeStep, 'step_number'>;

const these = (portions: readonly Portion[]): string => theseWords(portions.map(({ displayName }) => displayName));

const hottest = (portions: readonly Portion[]): SafeTemperature | undefined =>
  portions
    .flatMap(({ match, name }) => (match ? (safeTemperatureOf(match.ingredient, name) ?? []) : []))
    .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];

/** Meat that simmers for so many minutes is long past the point at which it has to rest. */
const LONG_COOKING_MINUTES = 45;

const noDetails = { method: null, temperature: null, safe_internal_temperature: null, doneness_cue: null } as const;

const namesOf = (portions: readonly Portion[]): string[] => [...new Set(portions.map(({ name }) => name))];

/** The words of a step, with one blank between them and none before a sign. */
const joinPieces = (pieces: readonly string[]): string =>
  pieces
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim();

const safetySentence = ({ temperature, restMinutes }: SafeTemperature, minutes: number): string => {
  const rest = restMinutes > 0 && minutes < LONG_COOKING_MINUTES ? `, then let it rest for ${restMinutes} minutes` : '';
  return `The middle must reach ${printTemperature(temperature)}${rest}.`;
};

const writeStep = (
  { step, clauses, minutes, doneWhen, uses }: PlannedStep<Portion>,
  { template, skill }: Plan<Portion>,
  inSlots: InSlots<Portion>,
): Draft => {
  const temperature = step.ovenF === null ? null : ovenAt(step.ovenF);
  const values = { time: minutesText(minutes), done: doneWhen ?? '', oven: temperature ? printTemperature(temperature) : '' };
  const write = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    return 'slots' in piece ? these(inSlots(piece.slots)) : values[piece.value];
  };
  const sentences = [joinPieces(clauses.flatMap(({ pieces }) => pieces.map(write)))];
  const safe = template.course === 'savory' ? hottest(inSlots(step.cooks)) : undefined;
  if (safe) sentences.push(safetySentence(safe, minutes));
  if (step.beginnerTip !== null && skill === 'beginner') sentences.push(step.beginnerTip);
  if (step.advancedTip !== null && skill === 'advanced') sentences.push(step.advancedTip);
  return {
    instruction: capital(sentences.join(' ')), phase: step.phase, duration_minutes: minutes, method: step.method, temperature,
    safe_internal_temperature: safe?.temperature ?? null, ingredients: namesOf(uses), equipment: [...step.tools], doneness_cue: doneWhen,
  }; // prettier-ignore
};

const writeFirst = ({ step, uses }: PlannedFirstStep<Portion>): Draft => ({
  instruction: step.text.replace('{food}', these(uses)), phase: step.phase, duration_minutes: step.minutes, ...noDetails,
  method: step.phase === 'cook' ? 'stovetop' : null, ingredients: namesOf(uses), equipment: [...step.tools],
}); // prettier-ignore

/** "cut ... into cubes", said of the names. */
const prepareClause = (prepare: string, names: string): string =>
  prepare.includes('...') ? prepare.replace('...', names) : `${prepare} ${names}`;

const isKnifeWork = (prepare: string): boolean => ['cut', 'chop', 'slice'].some((verb) => prepare.includes(verb));

/** "Chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces." */
const writePrep = (portions: readonly Portion[], { prepMinutes, skill, hurry }: Plan<Portion>): Draft[] => {
  const unprepared = portions.filter(({ times, slot }) => (times?.prepare ?? '') !== '' && slot.name !== 'drink');
  const groups = Map.groupBy(unprepared, ({ times }) => times?.prepare ?? '');
  if (groups.size === 0) return [];
  const clauses = [...groups].map(([prepare, group]) => prepareClause(prepare, theseWords(group.map(({ boughtAs }) => boughtAs))));
  const sentences = [`${capital(listWords(clauses))}.`];
  if (hurry && [...groups.keys()].some(isKnifeWork)) sentences.push('Cut everything small, so that it cooks quickly.');
  if (skill === 'beginner') {
    const raw = portions.filter((portion) => hottest([portion]));
    sentences.push(
      raw.length > 0 ? `Wash your hands, the board and the knife after ${these(raw)}.` : 'Curl your fingertips under while you cut.',
    );
  }
  const prepared = [...groups.values()].flat();
  return [
    {
      instruction: sentences.join(' '), phase: 'prep', duration_minutes: prepMinutes, ...noDetails,
      ingredients: namesOf(prepared), equipment: ['cutting board', 'knife'],
    },
  ]; // prettier-ignore
};

const sideSentences: readonly (readonly [slot: string, sentenceFor: (names: string) => string])[] = [
  ['side', (names) => `Put ${names} on the table with it.`],
  ['after', (names) => `Have ${names} afterwards.`],
  ['drink', (names) => `Pour ${names} to drink.`],
  ['readymade', (names) => `Use ${names} as the package says, or as you know it.`],
];

/** The last step also names what stands next to the plate and whatever no step has named. */
const finishLast = (last: Draft, named: ReadonlySet<Portion>, portions: readonly Portion[]): Draft => {
  const inSlots = bySlot(portions);
  const groups = sideSentences
    .map(([slot, sentenceFor]) => ({ group: inSlots([slot]), sentenceFor }))
    .filter(({ group }) => group.length > 0);
  const sides = groups.flatMap(({ group }) => group);
  const unnamed = portions.filter((portion) => !named.has(portion) && !sides.includes(portion));
  const instruction = [
    ...(unnamed.length > 0 ? [`Add ${these(unnamed)}.`] : []),
    last.instruction,
    ...groups.map(({ group, sentenceFor }) => sentenceFor(these(group))),
  ].join(' ');
  return { ...last, instruction, ingredients: [...new Set([...last.ingredients, ...namesOf([...sides, ...unnamed])])] };
};

/** The steps of a planned dish, in words. Every ingredient is named in at least one. */
export const writeSteps = (plan: Plan<Portion>, portions: readonly Portion[]): RecipeStep[] => {
  const inSlots = bySlot(portions);
  const written = plan.steps.map((step) => writeStep(step, plan, inSlots));
  const named = new Set(plan.steps.flatMap(({ uses }) => uses));
  const last = written.pop();
  const drafts = [
    ...plan.first.map(writeFirst),
    ...writePrep(portions, plan),
    ...written,
    ...(last ? [finishLast(last, named, portions)] : []),
  ];
  return drafts.map((draft, index) => ({ step_number: index + 1, ...draft }));
};
