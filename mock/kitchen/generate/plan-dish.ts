import type { skillLevels } from '../../../src/contract/vocabulary.js';
import type { Form, Motion } from '../dishes/form.js';
import type { Handling } from '../dishes/handling.js';
import { clausesOf, type Clause } from '../dishes/template.js';
import type { Placed } from './assign-ingredients.js';

export type Skill = (typeof skillLevels)[number];

/** One motion that will be done, and how long it takes. */
export interface PlannedMotion<Item extends Placed> {
  motion: Motion;
  clauses: readonly Clause[];
  minutes: number;
  /** How to see that it is done. */
  cue: string | null;
  /** What it names, in order. */
  uses: readonly Item[];
}

/** What is done to make a dish, in order. */
export interface Plan<Item extends Placed> {
  form: Form;
  skill: Skill;
  /** True where everything is cut small, so that it is quick. */
  hurry: boolean;
  prepMinutes: number;
  motions: readonly PlannedMotion<Item>[];
  /** Minutes in all. */
  minutes: number;
}

/** How long knife work takes, against an intermediate cook. */
const pace: Record<Skill, number> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

/** What is cut small is cooked in three quarters of the time. */
const smallPieces = 0.75;

/** Everything of a dish by its part. */
export const byPart = <Item extends Placed>(placed: readonly Item[]): ((parts: readonly string[]) => Item[]) => {
  const groups = new Map<string, Item[]>();
  for (const one of placed) {
    const group = groups.get(one.slot.part);
    if (group) group.push(one);
    else groups.set(one.slot.part, [one]);
  }
  return (parts) => parts.flatMap((part) => groups.get(part) ?? []);
};

const slowest = (placed: readonly Placed[], by: 'fry' | 'simmer' | 'roast'): Handling | undefined => {
  let found: Handling | undefined;
  for (const { handling } of placed) {
    if (handling && (found === undefined || handling[by] > found[by])) found = handling;
  }
  return found;
};

const minutesFor = ({ minutes, method }: Motion, inParts: (parts: readonly string[]) => Placed[], hurry: boolean): number => {
  if (typeof minutes === 'number') return minutes;
  const longest = slowest(inParts(minutes.of.split('+')), minutes.by)?.[minutes.by] ?? 5;
  const time = (longest === 0 ? 3 : longest) + (minutes.add ?? 0);
  return Math.max(2, hurry && minutes.by === 'fry' && method === 'stovetop' ? Math.round(time * smallPieces) : time);
};

const cueFor = ({ cue, minutes }: Motion, inParts: (parts: readonly string[]) => Placed[]): string | null => {
  if (cue === undefined || typeof cue === 'string') return cue ?? null;
  return slowest(inParts(cue.of.split('+')), typeof minutes === 'number' ? 'fry' : minutes.by)?.cue || 'hot right through';
};

/** Minutes of knife work. */
const prepFor = (placed: readonly Placed[], skill: Skill, hurry: boolean): number => {
  const work = placed.reduce((sum, { handling, slot }) => sum + (handling === null || slot.part === 'drink' ? 0 : handling.prep), 0);
  return work === 0 ? 0 : Math.max(1, Math.round(Math.min(work * 0.8, 18) * pace[skill] * (hurry ? 0.75 : 1)));
};

/** Works out what is done with what is in a dish, and how long it takes; the words come later. */
export const planDish = <Item extends Placed>(form: Form, placed: readonly Item[], skill: Skill, hurry: boolean): Plan<Item> => {
  const inParts = byPart(placed);
  const named = new Set<Item>();
  const motions: PlannedMotion<Item>[] = [];
  for (const motion of form.motions) {
    const uses: Item[] = [];
    const kept: Clause[] = [];
    let says = 0;
    let falls = false;
    for (const clause of clausesOf(motion)) {
      const asked = clause.mark === null ? [] : inParts(clause.parts);
      if (clause.mark === '?' && asked.length === 0) continue;
      if (clause.mark === '!' && asked.length > 0) continue;
      if (clause.mark === '^' && asked.some((one) => named.has(one))) continue;
      const names = clause.pieces.map((piece) => (typeof piece === 'object' && 'parts' in piece ? inParts(piece.parts) : undefined));
      if (names.some((group) => group?.length === 0)) {
        if (!clause.optional) falls = true;
        continue;
      }
      const found = names.flatMap((group) => group ?? []);
      kept.push(clause);
      uses.push(...found);
      if (clause.mark !== '^') says += found.length + (clause.mark === '?' || !clause.optional ? 1 : 0);
    }
    if (falls || says === 0) continue;
    for (const one of uses) named.add(one);
    motions.push({ motion, clauses: kept, minutes: minutesFor(motion, inParts, hurry), cue: cueFor(motion, inParts), uses });
  }
  const prepMinutes = prepFor(placed, skill, hurry);
  return { form, skill, hurry, prepMinutes, motions, minutes: motions.reduce((sum, { minutes }) => sum + minutes, prepMinutes) };
};
