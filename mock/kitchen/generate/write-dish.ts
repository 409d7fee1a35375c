import type { RecipeStep } from '../../../src/contract/recipes.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import { byPart, type Plan, type PlannedMotion } from './plan-dish.js';
import type { Portion } from './portion.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/safe-temperatures.js';
import { capital } from '../text/capitalize.js';

type Draft = Omit<RecipeStep, 'step_number'>;

const these = (portions: readonly Portion[]): string => theseWords(portions.map(({ said }) => said));

const hottest = (portions: readonly Portion[]): SafeTemperature | undefined =>
  portions
    .flatMap(({ match, name }) => (match ? (safeTemperatureOf(match.ingredient, name) ?? []) : []))
    .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];

/** Meat that simmers for so many minutes is long past the point at which it has to rest. */
const longCooking = 45;

const writeMotion = (
  { motion, clauses, minutes, cue, uses }: PlannedMotion<Portion>,
  { form, skill }: Plan<Portion>,
  inParts: (parts: readonly string[]) => Portion[],
): Draft => {
  const temperature = motion.heat === undefined ? null : ovenAt(motion.heat);
  const values = { time: minutesText(minutes), cue: cue ?? '', oven: temperature ? printTemperature(temperature) : '' };
  const text = clauses
    .flatMap(({ pieces }) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : 'parts' in piece ? these(inParts(piece.parts)) : values[piece.value])),
    )
    .join('')
    .replace(/\s+(?=[.,;])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = [text];
  const safe = motion.cooks ? hottest(inParts(motion.cooks.split('+'))) : undefined;
  if (safe && form.course === 'savory') {
    const rest = safe.restMinutes > 0 && minutes < longCooking ? `, then let it rest for ${safe.restMinutes} minutes` : '';
    sentences.push(`The middle must reach ${printTemperature(safe.temperature)}${rest}.`);
  }
  if (motion.hint && skill === 'beginner') sentences.push(motion.hint);
  if (motion.finesse && skill === 'advanced') sentences.push(motion.finesse);
  return {
    instruction: capital(sentences.join(' ')), phase: motion.phase, duration_minutes: minutes, method: motion.method ?? null, temperature,
    safe_internal_temperature: safe?.temperature ?? null, ingredients: [...new Set(uses.map(({ name }) => name))], equipment: [...(motion.tools ?? [])], doneness_cue: cue,
  }; // prettier-ignore
};

const byHand = (instruction: string, phase: Draft['phase'], minutes: number, portions: readonly Portion[], equipment: readonly string[] = []): Draft => ({
  instruction, phase, duration_minutes: minutes, method: null, temperature: null, safe_internal_temperature: null,
  ingredients: portions.map(({ name }) => name), equipment: [...equipment], doneness_cue: null,
}); // prettier-ignore

/** "Chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces." */
const prepare = (portions: readonly Portion[], { prepMinutes, skill, hurry }: Plan<Portion>): Draft[] => {
  const groups = new Map<string, Portion[]>();
  for (const portion of portions) {
    const { handling, slot } = portion;
    const { verb = null, tail = '' } = handling ?? {};
    if (verb === null || slot.part === 'drink') continue;
    const key = `${verb}|${tail}`;
    groups.set(key, [...(groups.get(key) ?? []), portion]);
  }
  if (groups.size === 0) return [];
  const clauses = [...groups].map(([key, group]) => {
    const [verb = '', tail = ''] = key.split('|');
    return `${verb} ${theseWords(group.map(({ bought }) => bought))}${tail === '' ? '' : ` ${tail}`}`;
  });
  const sentences = [`${capital(listWords(clauses))}.`];
  if (hurry && clauses.some((clause) => /\b(?:cut|chop|slice)\b/.test(clause)))
    sentences.push('Cut everything small: that is what makes it quick.');
  if (skill === 'beginner') {
    const raw = portions.filter((portion) => hottest([portion]));
    sentences.push(
      raw.length > 0 ? `Wash your hands, the board and the knife after ${these(raw)}.` : 'Curl your fingertips under while you cut.',
    );
  }
  return [byHand(sentences.join(' '), 'prep', prepMinutes, [...groups.values()].flat(), ['cutting board', 'knife'])];
};

const besides: readonly (readonly [part: string, say: (names: string) => string])[] = [
  ['side', (names) => `Put ${names} on the table with it.`],
  ['after', (names) => `Have ${names} afterwards.`],
  ['drink', (names) => `Pour ${names} to drink.`],
  ['unknown', (names) => `Use ${names} as the package says, or as you know it.`],
];

/** The steps of a planned dish, in words. Every ingredient is named in at least one. */
export const writeDish = (plan: Plan<Portion>, portions: readonly Portion[]): RecipeStep[] => {
  const inParts = byPart(portions);
  const written = plan.motions.map((motion) => writeMotion(motion, plan, inParts));
  const named = new Set(plan.motions.flatMap(({ uses }) => uses));
  const last = written.at(-1);
  for (const [part, say] of besides) {
    const group = inParts([part]);
    if (group.length === 0 || !last) continue;
    last.instruction += ` ${say(these(group))}`;
    last.ingredients.push(...group.map(({ name }) => name));
    for (const portion of group) named.add(portion);
  }
  const forgotten = portions.filter((portion) => !named.has(portion));
  if (forgotten.length > 0 && last) {
    last.instruction = `Add ${these(forgotten)}. ${last.instruction}`;
    last.ingredients.push(...forgotten.map(({ name }) => name));
  }
  return [...prepare(portions, plan), ...written].map((draft, index) => ({ step_number: index + 1, ...draft }));
};
