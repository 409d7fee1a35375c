import type { RecipeStep, Temperature } from '../../src/contract/recipes.js';
import type { skillLevels } from '../../src/contract/vocabulary.js';
import type { Motion } from './dishes/form.js';
import { handlingOf } from './dishes/handling.js';
import type { FilledDish } from './fill-dish.js';
import type { Portion } from './portion.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from './safe-temperatures.js';

type Skill = (typeof skillLevels)[number];
type Draft = Omit<RecipeStep, 'step_number'>;

const listWords = (words: readonly string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Prep takes longer for beginners, and for many. */
const pace: Record<Skill, number> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

class Writer {
  readonly #portions: readonly Portion[];
  readonly #skill: Skill;
  readonly #said = new Set<string>();
  readonly #named = new Set<Portion>();

  constructor(portions: readonly Portion[], skill: Skill) {
    this.#portions = portions;
    this.#skill = skill;
  }

  in(parts: string): Portion[] {
    const wanted = parts.split('+');
    return wanted.flatMap((part) => this.#portions.filter(({ slot }) => slot.part === part));
  }

  get unnamed(): Portion[] {
    return this.#portions.filter((portion) => !this.#named.has(portion));
  }

  minutesOf({ minutes }: Motion): number {
    if (typeof minutes === 'number') return minutes;
    const longest = this.in(minutes.of).map(({ sort }) => (sort === null ? 5 : handlingOf(sort)[minutes.by]));
    return Math.max(0, ...longest) === 0 ? Math.max(1, 3 + (minutes.add ?? 0)) : Math.max(1, Math.max(...longest) + (minutes.add ?? 0));
  }

  cueOf({ cue, minutes }: Motion): string | null {
    if (cue === undefined || typeof cue === 'string') return cue ?? null;
    const by = typeof minutes === 'number' ? 'fry' : minutes.by;
    const slowest = this.in(cue.of)
      .flatMap(({ sort }) => (sort === null ? [] : [handlingOf(sort)]))
      .toSorted((a, b) => b[by] - a[by])[0];
    return slowest?.cue || 'hot right through';
  }

  /** The text with its names filled in; `undefined` where it says nothing. */
  #fill(motion: Motion): { text: string; used: Portion[] } | undefined {
    const used: Portion[] = [];
    const values: Record<string, string> = {
      time: minutesText(this.minutesOf(motion)),
      cue: this.cueOf(motion) ?? '',
      oven: motion.heat === undefined ? '' : printTemperature(ovenAt(motion.heat)),
    };
    const fill = (text: string): { text: string; found: Portion[] } | undefined => {
      const found: Portion[] = [];
      let empty = false;
      const filled = text.replace(/\{([^}]+)\}/g, (_all, names: string) => {
        const value = values[names];
        if (value !== undefined) return value;
        const portions = this.in(names);
        if (portions.length === 0) empty = true;
        found.push(...portions);
        return listWords(portions.map(({ said }) => `the ${said}`));
      });
      return empty ? undefined : { text: filled, found };
    };
    let named = 0;
    const withClauses = motion.text.replace(
      /\[([?!^])?([a-z]+ )?([^\]]*)\]/g,
      (_all, mark: string | undefined, part: string | undefined, rest: string) => {
        const words = mark ? rest : `${part ?? ''}${rest}`;
        if (mark) {
          const name = (part ?? '').trim();
          const taken = this.in(name).length > 0;
          if (mark === '?' && !taken) return '';
          if (mark === '!' && taken) return '';
          if (mark === '^' && this.#said.has(name)) return '';
        }
        const clause = fill(words);
        if (!clause) return '';
        used.push(...clause.found);
        if (mark !== '^') named += clause.found.length;
        return clause.text;
      },
    );
    const whole = fill(withClauses);
    if (!whole) return undefined;
    used.push(...whole.found);
    named += whole.found.length;
    if (named === 0 && /\{/.test(motion.text.replace(/\{(time|cue|oven)\}/g, '')) && /^\[/.test(motion.text) && /\]$/.test(motion.text))
      return undefined;
    const text = whole.text
      .replace(/\s+([.,;])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' || (used.length + named === 0 && /^\[/.test(motion.text) && text.length < 12) ? undefined : { text, used };
  }

  write(motion: Motion): Draft | undefined {
    const filled = this.#fill(motion);
    if (!filled) return undefined;
    for (const portion of filled.used) {
      this.#named.add(portion);
      this.#said.add(portion.slot.part);
    }
    const safe = motion.cooks ? this.#safest(this.in(motion.cooks)) : undefined;
    const sentences = [filled.text];
    if (safe)
      sentences.push(
        `The middle has to reach ${printTemperature(safe.temperature)}${safe.restMinutes > 0 ? `; then let it rest for ${safe.restMinutes} minutes` : ''}.`,
      );
    if (motion.hint && this.#skill === 'beginner') sentences.push(motion.hint);
    if (motion.finesse && this.#skill === 'advanced') sentences.push(motion.finesse);
    return {
      instruction: capital(sentences.join(' ')), phase: motion.phase, duration_minutes: this.minutesOf(motion), method: motion.method ?? null,
      temperature: motion.heat === undefined ? null : ovenAt(motion.heat), safe_internal_temperature: safe?.temperature ?? null,
      ingredients: [...new Set(filled.used.map(({ name }) => name))], equipment: [...(motion.tools ?? [])], doneness_cue: this.cueOf(motion),
    }; // prettier-ignore
  }

  #safest(portions: readonly Portion[]): SafeTemperature | undefined {
    return portions
      .flatMap(({ match, name }) => (match ? (safeTemperatureOf(match.ingredient, name) ?? []) : []))
      .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];
  }

  mark(portions: readonly Portion[]): void {
    for (const portion of portions) this.#named.add(portion);
  }
}

const step = (instruction: string, phase: Draft['phase'], minutes: number | null, portions: readonly Portion[], equipment: readonly string[] = []): Draft => ({
  instruction, phase, duration_minutes: minutes, method: null, temperature: null as Temperature | null, safe_internal_temperature: null,
  ingredients: portions.map(({ name }) => name), equipment: [...equipment], doneness_cue: null,
}); // prettier-ignore

/** "Chop the onion and the celery, mince the garlic and cut the chicken into bite-size pieces." */
const prepare = (portions: readonly Portion[], skill: Skill, servings: number): Draft[] => {
  const byVerb = new Map<string, Portion[]>();
  let minutes = 0;
  for (const portion of portions) {
    if (portion.sort === null) continue;
    const { verb, tail, prep } = handlingOf(portion.sort);
    if (verb === null || (portion.sort === 'citrus' && /juice/.test(portion.name)) || portion.slot.part === 'after') continue;
    const key = `${verb}|${tail}`;
    byVerb.set(key, [...(byVerb.get(key) ?? []), portion]);
    minutes += prep;
  }
  if (byVerb.size === 0) return [];
  const crowd = servings > 4 ? 1 + (servings - 4) * 0.04 : 1;
  const clauses = [...byVerb].map(([key, group]) => {
    const [verb = '', tail = ''] = key.split('|');
    return `${verb} ${listWords(group.map(({ said }) => `the ${said}`))}${tail === '' ? '' : ` ${tail}`}`;
  });
  const total = Math.max(2, Math.round(Math.min(minutes, 18) * pace[skill] * Math.min(2, crowd)));
  const hasRaw = portions.some(({ match, name }) => match && safeTemperatureOf(match.ingredient, name));
  const tail =
    skill === 'beginner'
      ? hasRaw
        ? ' Wash your hands, the board and the knife after the raw meat, fish or eggs.'
        : ' Curl your fingertips under while you cut.'
      : '';
  return [step(`${capital(listWords(clauses))}.${tail}`, 'prep', total, [...byVerb.values()].flat(), ['cutting board', 'knife'])];
};

/** The steps of a filled dish. Every ingredient is named in at least one. */
export const writeDish = (dish: FilledDish, portions: readonly Portion[], skill: Skill, servings: number): RecipeStep[] => {
  const writer = new Writer(portions, skill);
  const drafts = prepare(portions, skill, servings);
  const written = dish.form.motions.flatMap((motion) => writer.write(motion) ?? []);
  const beside = (part: string, say: (names: string) => string): void => {
    const group = portions.filter(({ slot }) => slot.part === part);
    const last = written.at(-1);
    if (group.length === 0 || !last) return;
    last.instruction += ` ${say(listWords(group.map(({ said }) => `the ${said}`)))}`;
    last.ingredients.push(...group.map(({ name }) => name));
    writer.mark(group);
  };
  beside('side', (names) => `Put ${names} on the table with it.`);
  beside('after', (names) => `Have ${names} afterwards.`);
  beside('drink', (names) => `Pour ${names} to drink.`);
  beside('unknown', (names) => `Add ${names} as the package says.`);
  const forgotten = writer.unnamed;
  if (forgotten.length > 0) {
    written.splice(
      Math.max(0, written.length - 1),
      0,
      step(`Stir in ${listWords(forgotten.map(({ said }) => `the ${said}`))}.`, 'assemble', 1, forgotten),
    );
  }
  return [...drafts, ...written].map((draft, index) => ({ step_number: index + 1, ...draft }));
};
