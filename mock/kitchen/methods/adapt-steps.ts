import type { MethodSetting } from '../../../src/contract/transforms.js';
import type { Method } from '../../../src/contract/vocabulary.js';
import { listWords, theseWords } from '../list-words.js';
import { ovenAt, printTemperature } from '../safe-temperatures.js';
import type { WorkingRecipe } from '../working-recipe.js';
import { appliances } from './appliances.js';
import { cueOf, leadOf, untilOf } from './clauses.js';
import { convertHeat, printSpan, type Span } from './conversion.js';
import { isLate, withoutLate } from './late-comers.js';
import { planCooking } from './plan-cooking.js';
import type { RawFood } from './raw-food.js';
import type { Action } from './read-actions.js';
import { closed } from './sentences.js';

/** Everything goes in and cooks at once, behind a lid. */
const atOnce: readonly Method[] = ['slow_cooker', 'pressure_cooker'];
const moist: readonly Method[] = ['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'sous_vide'];

/** From so many minutes on, a stage is the cooking and not the start or the end of it. */
const longFrom = 15;

const usual: Span = { least: 20, most: 25 };

const inAll = (spans: readonly Span[]): Span => ({
  least: spans.reduce((total, { least }) => total + least, 0),
  most: spans.reduce((total, { most }) => total + most, 0),
});

const nouns =
  /\b(?:the |your |a |an )?(?:pre-?heated )?(?:toaster oven|(?<!dutch )oven(?![- ]?(?:mitts?|gloves?|racks?|proof|safe))|air[- ]?fryer(?: basket)?|slow[- ]?cooker|crock[- ]?pot|pressure[- ]?cooker|instant ?pot|microwave(?!-safe| safe)|grill)\b/gi;

const vessels =
  /\b(?:a|an|the|your) (?:(?:large|medium|small|heavy|deep|big|wide|greased|oiled|lightly|prepared|\d[\w\s×x-]*|heavy-bottomed)\s+)*(?:saucepan|soup pot|stock ?pot|pot|dutch oven|casserole(?: dish)?|baking (?:dish|pan|sheet)|roasting (?:pan|tin|tray)|sheet pan)\b/gi;

const sayInstead = (text: string, { noun }: { noun: string }): string =>
  text.replace(nouns, (said) => (/^\p{Lu}/u.test(said) ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun));

/** Stands for what was only named in words that are gone, until it is known what that is. */
const withTheRest = '\u0000';

/** What becomes of the steps of a recipe. */
export interface AdaptedSteps {
  /** One for each step that there was; empty where nothing of it is left. */
  steps: string[];
  settings: MethodSetting[];
}

/** Brings the steps of one recipe from one way of cooking to another. */
export class StepAdapter {
  readonly #recipe: WorkingRecipe;
  readonly #steps: readonly (readonly Action[])[];
  readonly #source: Method;
  readonly #target: Method;
  readonly #raw: readonly RawFood[];
  readonly #isBaking: boolean;
  readonly #settings: MethodSetting[] = [];
  readonly #late: ReadonlySet<number>;
  readonly #held = new Set<number>();
  /** The action after which nothing more is cooked. */
  #lastHot: Action | undefined;
  #isBesideNow = false;
  #firstStage = 0;
  /** True where something starts in a pan on the stove. */
  #browns = false;

  constructor(
    recipe: WorkingRecipe,
    steps: readonly (readonly Action[])[],
    source: Method,
    target: Method,
    raw: readonly RawFood[],
    isBaking: boolean,
  ) {
    this.#recipe = recipe;
    this.#steps = steps;
    this.#source = source;
    this.#target = target;
    this.#raw = raw;
    this.#isBaking = isBaking;
    this.#late = this.#lateLines();
  }

  /** Small things that go in at the end; what the dish is made of stays where it is. */
  #lateLines(): ReadonlySet<number> {
    if (!atOnce.includes(this.#target) || this.#isBaking) return new Set();
    const total = this.#recipe.lines.reduce((all, { grams }) => all + (grams ?? 0), 0);
    return new Set(this.#recipe.lines.filter((line) => isLate(line) && (line.grams ?? 0) < total * 0.35).map(({ index }) => index));
  }

  get #actions(): readonly Action[] {
    return this.#steps.flat();
  }

  /** The stages that are cooked the new way, in order. */
  #stages(): Action[] {
    const ours = this.#actions.filter(
      ({ method }) => method === undefined || method === this.#source || (this.#source === 'oven' && method === 'toaster_oven'),
    );
    const cooks = ours.filter(({ kind }) => kind === 'cook');
    const timed = cooks.filter(({ span }) => span !== undefined);
    const last = [cooks.at(-1) ?? ours.findLast(({ kind }) => kind === 'brown') ?? []].flat();
    if (atOnce.includes(this.#target)) {
      const long = timed.filter(({ span }) => (span?.most ?? 0) >= longFrom);
      if (long.length > 0) return long;
      const longest = timed.toSorted((a, b) => (b.span?.most ?? 0) - (a.span?.most ?? 0))[0];
      return longest ? [longest] : last;
    }
    if (this.#target === 'sous_vide')
      return timed
        .toSorted((a, b) => (b.span?.most ?? 0) - (a.span?.most ?? 0))
        .slice(0, 1)
        .concat(timed.length > 0 ? [] : last);
    // short starts in a pan stay there, where something longer follows
    const isMain = ({ method, degrees, span }: Action): boolean =>
      this.#source === 'stovetop' ? (span?.most ?? 0) >= 10 : method === this.#source || degrees !== undefined || (span?.most ?? 0) >= 8;
    const main = timed.filter(isMain);
    return main.length > 0 ? main : timed.length > 0 ? timed : last;
  }

  /** True for pieces side by side; a sauce, a batter or a casserole needs a dish. */
  get #isLoose(): boolean {
    if (this.#isBaking) return /\b(?:cookies|biscuits|scones|rolls|drop)\b/i.test(this.#recipe.title + this.#recipe.steps.join(' '));
    const liquid = this.#recipe.lines.reduce(
      (sum, { ingredient, grams }) => sum + (ingredient?.role === 'liquid' || ingredient?.role === 'dairy' ? (grams ?? 0) : 0),
      0,
    );
    return (
      liquid / this.#recipe.servings < 50 &&
      !this.#actions.some(({ kind, wet }) => kind === 'cook' && wet) &&
      !/\b(?:casserole|gratin|lasagn|pie|quiche|custard|soup|stew)/i.test(this.#recipe.title)
    );
  }

  #degrees(): number {
    const said = this.#actions.find(({ degrees }) => degrees !== undefined)?.degrees;
    if (said !== undefined && said <= 550) return said;
    return this.#actions.some(({ kind, wet }) => kind === 'cook' && wet) ? 325 : 375;
  }

  adapt(): AdaptedSteps {
    const stages = this.#stages();
    const main = stages.at(-1);
    const total = atOnce.includes(this.#target) ? inAll(stages.flatMap(({ span }) => span ?? [])) : usual;
    const before = new Set(this.#actions.slice(0, main === undefined ? 0 : this.#actions.indexOf(main) + 1));
    const isShort = ({ kind, span }: Action): boolean =>
      kind === 'brown' || (kind === 'cook' && span !== undefined && span.most < longFrom);
    this.#browns = [...before].some((action) => action !== main && action.method !== 'oven' && isShort(action));
    this.#lastHot = this.#actions.findLast((action) => action === main || (action.kind === 'cook' && !before.has(action)));
    this.#firstStage = this.#steps.findIndex((actions) => actions.some((action) => stages.includes(action)));
    const steps = this.#steps.map((actions) =>
      actions
        .flatMap((action) => [...this.#adaptOne(action, stages, main, total, before), ...(action === this.#lastHot ? this.#doneAt() : [])])
        .filter((text) => text !== '')
        .join(' '),
    );
    this.#heatFirst(steps);
    const forgotten = this.#forgotten(steps);
    const said = forgotten.length > 0 ? `Add ${this.#names(forgotten)} with the rest. ` : '';
    return { steps: steps.map((step) => step.replace(`${withTheRest} `, said).replaceAll(withTheRest, said)), settings: this.#settings };
  }

  /** Lines of the list that the steps named before and name no more. */
  #forgotten(steps: readonly string[]): number[] {
    const named = (texts: readonly string[]): Set<number> =>
      new Set(texts.flatMap((text) => this.#recipe.mentions.in(text).flatMap(({ lines }) => lines)));
    const still = named(steps);
    return [...named(this.#actions.map(({ text }) => text))].filter((index) => !still.has(index));
  }

  #adaptOne(action: Action, stages: readonly Action[], main: Action | undefined, total: Span, before: ReadonlySet<Action>): string[] {
    if (action.kind === 'heat' && (action.method === this.#source || action.method === undefined || this.#source === 'oven')) return [];
    const isStage = stages.includes(action);
    if (this.#target === 'no_cook') {
      if (!isStage && action.kind !== 'cook') return [closed(this.#inOurWords(action.text))];
      const mixed = ['Stir everything together and let it stand for 15 minutes, so that the flavors meet.'];
      return [...this.#lead(action, before), ...(action === main ? [withTheRest, ...mixed] : [])];
    }
    if (!isStage) return this.#beside(action, before);
    if (atOnce.includes(this.#target) && action !== main) return this.#lead(action, before);
    const span = atOnce.includes(this.#target) && total.most > 0 ? total : (action.span ?? usual);
    const { instruction, settings } = planCooking({
      source: this.#source, target: this.#target, from: span, degrees: this.#degrees(), cue: cueOf(action, moist.includes(this.#target)), raw: this.#raw, isLoose: this.#isLoose,
    }); // prettier-ignore
    this.#settings.push(...settings);
    const said = this.#lead(action, before);
    const boils = this.#target === 'steamer' && action === stages[0] ? ['Bring water to a boil under the steamer.'] : [];
    if (action === main) return [...said, withTheRest, ...boils, ...this.#bringOver(before), instruction, ...this.#afterwards()];
    return [...said, ...boils, instruction];
  }

  /** With the new appliance named instead of the old; where nothing is browned first, it is the pot from the start. */
  #inOurWords(text: string): string {
    const said = sayInstead(text, appliances[this.#target]);
    return atOnce.includes(this.#target) && !this.#browns ? said.replace(vessels, appliances[this.#target].noun) : said;
  }

  /** What the action does before it cooks. */
  #lead(action: Action, before: ReadonlySet<Action>): string[] {
    const lead = leadOf(action);
    return lead === '' ? [] : this.#withoutLate(closed(this.#inOurWords(lead)), before.has(action));
  }

  /** What is not cooked the new way: kept, or brought to the end of the new cooking. */
  #beside(action: Action, before: ReadonlySet<Action>): string[] {
    const isEarly = before.has(action);
    const kept = (): string[] => this.#withoutLate(closed(this.#inOurWords(action.text)), isEarly);
    if (!atOnce.includes(this.#target)) return kept();
    if (!isEarly && this.#isInOtherPan(action)) return [closed(action.text)];
    if (action.kind !== 'cook') return kept();
    if (isEarly)
      return action.span === undefined || (action.method !== undefined && action.method !== 'stovetop')
        ? this.#lead(action, before)
        : kept();
    if (action.span === undefined) return kept();
    const until = untilOf(action, false);
    const how =
      this.#target === 'slow_cooker'
        ? `Cover again and cook on High for 20 to 30 minutes${until}.`
        : `Simmer on the sauté setting for ${printSpan(action.span)}${until}.`;
    return [...this.#lead(action, before), how];
  }

  /** True while something is cooked beside the pot, in a pan of its own. */
  #isInOtherPan({ text, kind }: Action): boolean {
    if (kind === 'brown' || /\b(?:skillet|frying pan|another|separate|meanwhile|small pan|saucepan)\b/i.test(text))
      this.#isBesideNow = true;
    if (/\b(?:return|scrape|into the|to the (?:pot|slow|pressure)|combine|pour over)\b/i.test(text) && kind !== 'brown')
      this.#isBesideNow = false;
    return this.#isBesideNow;
  }

  #withoutLate(text: string, isEarly: boolean): string[] {
    if (!isEarly || this.#late.size === 0) return [text];
    const named = this.#recipe.mentions.in(text).flatMap(({ lines }) => (lines.every((index) => this.#late.has(index)) ? lines : []));
    if (named.length === 0) return [text];
    const shorter = withoutLate(this.#recipe, text, this.#late);
    if (shorter === undefined) return [text];
    for (const index of named) this.#held.add(index);
    return shorter === null ? [] : [shorter];
  }

  #names(indexes: readonly number[]): string {
    const lines = this.#recipe.lines.filter(({ index }) => indexes.includes(index));
    return theseWords([
      ...new Set(lines.map(({ name, ingredient }) => (name.split(' ').length > 3 && ingredient ? ingredient.name : name.toLowerCase()))),
    ]);
  }

  /** From the pan in which things were browned into the pot that cooks them. */
  #bringOver(before: ReadonlySet<Action>): string[] {
    const isThere = [...before].some(({ text }) => new RegExp(vessels.source, 'i').test(text));
    if (this.#target === 'slow_cooker')
      return this.#browns ? ['Tip everything into the slow cooker.'] : isThere ? [] : ['Put everything into the slow cooker.'];
    return [];
  }

  /** What was held back goes in now. */
  #afterwards(): string[] {
    const held = [...this.#held];
    if (held.length === 0) return [];
    const isSea = (index: number): boolean =>
      (this.#recipe.lines[index]?.ingredient?.kinds ?? []).some((kind) => kind === 'fish' || kind === 'crustacean' || kind === 'mollusc');
    const sea = held.filter(isSea);
    const rest = held.filter((index) => !isSea(index));
    const said: string[] = [];
    if (sea.length > 0)
      said.push(
        this.#target === 'slow_cooker'
          ? `Add ${this.#names(sea)} for the last 20 to 30 minutes, on High, until opaque.`
          : `Add ${this.#names(sea)} now and simmer on the sauté setting for 3 to 5 minutes, until opaque.`,
      );
    if (rest.length > 0)
      said.push(
        this.#target === 'slow_cooker'
          ? `Stir in ${this.#names(rest)} for the last 15 minutes.`
          : `Stir in ${this.#names(rest)} now, off the heat.`,
      );
    return said;
  }

  #doneAt(): string[] {
    if (this.#isBaking) return [];
    const groups = new Map<string, string[]>();
    for (const { safe, name } of this.#raw) {
      if (!safe) continue;
      const words = `${printTemperature(safe.temperature)} in the middle${safe.restMinutes > 0 ? `, followed by ${safe.restMinutes} minutes of rest` : ''}`;
      groups.set(words, [...(groups.get(words) ?? []), name.toLowerCase()]);
    }
    const said = [...groups].map(([words, names]) => `${words} for ${theseWords([...new Set(names)])}`);
    return said.length > 0 ? [`Check with a thermometer: ${listWords(said)}.`] : [];
  }

  /** The new appliance is heated before the first step that needs nothing else. */
  #heatFirst(steps: string[]): void {
    const { preheat } = appliances[this.#target];
    if (!preheat || this.#settings.length === 0 || this.#target === 'steamer') return;
    const longest = Math.max(...this.#settings.map(({ duration_minutes }) => duration_minutes ?? 0));
    const heat =
      this.#settings.find(({ temperature }) => temperature)?.temperature ??
      ovenAt(convertHeat(this.#source, this.#target, this.#degrees(), longest));
    const at = this.#steps.findIndex((actions) => actions.some(({ kind }) => kind === 'heat'));
    // an air fryer is hot in no time; an oven has to be thought of first
    const place = at !== -1 ? at : this.#target === 'air_fryer' ? Math.max(0, this.#firstStage) : 0;
    steps[place] = [preheat(printTemperature(heat)), steps[place]].filter((text) => text !== '').join(' ');
    this.#settings.unshift({
      label: 'Preheat',
      temperature: heat,
      heat_level: null,
      duration_minutes: this.#target === 'air_fryer' ? 3 : null,
      duration_minutes_max: null,
    });
  }
}
