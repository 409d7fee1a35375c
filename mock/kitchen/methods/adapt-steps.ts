import type { MethodSetting } from '../../../src/contract/transforms.js';
import type { Method } from '../../../src/contract/vocabulary.js';
import { theseWords } from '../list-words.js';
import { ovenAt, printTemperature } from '../safety/safe-temperatures.js';
import type { WorkingRecipe } from '../changing/working-recipe.js';
import { hasDish, hasPot, inItsWords, isOldWorking } from './appliance-words.js';
import { appliances } from './appliances.js';
import { atOnce, chooseStages, isOnePan, liesLoose, longFrom, type Route } from './choose-stages.js';
import { cueOf, leadOf, untilOf, untimedLead } from './clauses.js';
import { convertHeat, printSpan, type Span } from './conversion.js';
import { LateComers } from './late-comers.js';
import { planBaking, type BakingPlan } from './plan-baking.js';
import { planCooking, type Cooking } from './plan-cooking.js';
import type { RawFood } from './raw-food.js';
import type { Action } from './read-actions.js';
import { closed } from './sentences.js';

const withoutPan = new Set<Method>(['oven', 'toaster_oven', 'air_fryer', 'grill', 'sous_vide']);
const moist = new Set<Method>(['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'sous_vide']);

const usual: Span = { least: 20, most: 25 };
/** For what is only warmed or melted. */
const brief: Span = { least: 5, most: 10 };
/** Everything of a pan, in one dish in the oven. */
const inOneDish: Span = { least: 15, most: 20 };

const inAll = (spans: readonly Span[]): Span => ({
  least: spans.reduce((total, { least }) => total + least, 0),
  most: spans.reduce((total, { most }) => total + most, 0),
});

/** Nothing is moved to a plate where everything stays in one dish. */
const movedAside = /^(?:transfer|remove|push|lift|set|take|drain)\b/i;

/** Stands for what was only named in words that are gone, until it is known what that is. */
const withTheRest = '\u0000';

/** What becomes of the steps of a recipe. */
export interface AdaptedSteps {
  /** One for each step that there was; empty where nothing of it is left. */
  steps: string[];
  settings: MethodSetting[];
}

/** The dish, as far as how it is cooked depends on it. */
export interface Dish {
  recipe: WorkingRecipe;
  /** What each step tells the cook to do. */
  steps: readonly (readonly Action[])[];
  raw: readonly RawFood[];
  isBaking: boolean;
}

/** Brings the steps of one recipe from one way of cooking to another. */
export class StepAdapter {
  readonly #dish: Dish;
  readonly #route: Route;
  readonly #actions: readonly Action[];
  readonly #stages: readonly Action[];
  /** The stage in which the dish is done. */
  readonly #main: Action | undefined;
  /** Everything up to it. */
  readonly #before: ReadonlySet<Action>;
  readonly #isOnePan: boolean;
  readonly #isLoose: boolean;
  /** True where something starts in a pan on the stove. */
  readonly #browns: boolean;
  readonly #baking: BakingPlan | undefined;
  readonly #settings: MethodSetting[] = [];
  readonly #late: LateComers | undefined;
  #isBesideNow = false;

  constructor(dish: Dish, route: Route) {
    this.#dish = dish;
    this.#route = route;
    this.#actions = dish.steps.flat();
    const raw = new Set<unknown>(dish.raw.map(({ ingredient }) => ingredient));
    this.#stages = chooseStages(this.#actions, route, ({ text }) =>
      dish.recipe.mentions.in(text).some(({ lines }) => lines.some((index) => raw.has(dish.recipe.lines[index]?.ingredient))),
    );
    this.#main = this.#stages.at(-1);
    this.#before = new Set(this.#actions.slice(0, this.#main === undefined ? 0 : this.#actions.indexOf(this.#main) + 1));
    this.#isOnePan = !dish.isBaking && isOnePan(this.#actions, route);
    this.#isLoose = !atOnce.includes(route.source) && liesLoose(dish.recipe, this.#actions, dish.isBaking);
    const isShort = ({ kind, span }: Action): boolean =>
      kind === 'brown' || (kind === 'cook' && span !== undefined && span.most < longFrom);
    this.#browns = [...this.#before].some((action) => action !== this.#main && action.method !== 'oven' && isShort(action));
    this.#baking = dish.isBaking ? this.#bakingPlan() : undefined;
    this.#late = atOnce.includes(route.target) && !dish.isBaking ? new LateComers(dish.recipe) : undefined;
  }

  #bakingPlan(): BakingPlan | undefined {
    const isGriddled = this.#route.source === 'stovetop';
    return planBaking({
      target: this.#route.target,
      minutes: isGriddled ? 15 : (this.#main?.span?.most ?? 30),
      isLoose: this.#isLoose,
      isGriddled,
    });
  }

  #degrees(): number {
    if (this.#isOnePan) return 425;
    const said = this.#actions.find(({ degrees }) => degrees !== undefined)?.degrees;
    if (said !== undefined && said <= 550) return said;
    if (this.#actions.some(({ kind, wet }) => kind === 'cook' && wet)) return 325;
    return this.#route.source === 'stovetop' && !this.#dish.isBaking && (this.#main?.span?.most ?? 20) < longFrom ? 425 : 375;
  }

  adapt(): AdaptedSteps {
    const lastHot = this.#actions.findLast((action) => action === this.#main || (action.kind === 'cook' && !this.#before.has(action)));
    const steps = this.#dish.steps.map((actions) =>
      actions
        .flatMap((action) => [...this.#adaptOne(action), ...(action === lastHot ? this.#doneAt() : [])])
        .filter((text) => text !== '')
        .join(' '),
    );
    this.#heatFirst(steps);
    const said = this.#sayForgotten(steps);
    return { steps: steps.map((step) => step.replace(`${withTheRest} `, said).replaceAll(withTheRest, said)), settings: this.#settings };
  }

  /** Lines of the list that the steps named before and name no more. */
  #sayForgotten(steps: readonly string[]): string {
    const { recipe } = this.#dish;
    const named = (texts: readonly string[]): Set<number> =>
      new Set(texts.flatMap((text) => recipe.mentions.in(text).flatMap(({ lines }) => lines)));
    const still = named(steps);
    const lost = [...named(this.#actions.map(({ text }) => text))].filter((index) => !still.has(index));
    const isFat = (index: number): boolean => recipe.lines[index]?.ingredient?.role === 'fat';
    const fats = this.#isLoose && !this.#baking && !moist.has(this.#route.target) ? lost.filter(isFat) : [];
    const rest = lost.filter((index) => !fats.includes(index));
    return [
      fats.length > 0 ? `Brush it with ${this.#names(fats)}. ` : '',
      rest.length > 0 ? `Add ${this.#names(rest)} with the rest. ` : '',
    ].join('');
  }

  #withoutLate(text: string, isEarly: boolean): string[] {
    return isEarly && this.#late ? this.#late.takeOut(text) : [text];
  }

  #afterwards(): string[] {
    return this.#late?.goIn(this.#route.target === 'slow_cooker', (indexes) => this.#names(indexes)) ?? [];
  }

  #names(indexes: readonly number[]): string {
    const lines = this.#dish.recipe.lines.filter(({ index }) => indexes.includes(index));
    return theseWords([
      ...new Set(lines.map(({ name, ingredient }) => (name.split(' ').length > 3 && ingredient ? ingredient.name : name.toLowerCase()))),
    ]);
  }

  #namesNothing(text: string): boolean {
    return this.#dish.recipe.mentions.in(text).length === 0;
  }

  /** A pan that is heated for what is now cooked without one. */
  #isPanForStage(action: Action): boolean {
    const { recipe } = this.#dish;
    const next = this.#actions[this.#actions.indexOf(action) + 1];
    return (
      withoutPan.has(this.#route.target) &&
      /^heat\b/i.test(action.text) &&
      next !== undefined &&
      this.#stages.includes(next) &&
      recipe.mentions.in(action.text).every(({ lines }) => lines.every((index) => recipe.lines[index]?.ingredient?.role === 'fat'))
    );
  }

  #adaptOne(action: Action): string[] {
    const { source, target } = this.#route;
    const { text, kind, method } = action;
    if (kind === 'heat' && (method === source || method === undefined || source === 'oven')) return [];
    const isStage = this.#stages.includes(action);
    if (!isStage && (isOldWorking(text, this.#route) || this.#isPanForStage(action))) return [];
    if (this.#baking?.drops.test(text) && action !== this.#main && (source === 'stovetop' || this.#namesNothing(text))) return [];
    if (this.#isOnePan && movedAside.test(text) && this.#namesNothing(text)) return [];
    if (target === 'no_cook') {
      if (!isStage && kind !== 'cook') return [this.#inOurWords(text)];
      const mixed = ['Stir everything together and let it stand for 15 minutes, so that the flavors meet.'];
      return [...this.#lead(action), ...(action === this.#main ? [withTheRest, ...mixed] : [])];
    }
    if (!isStage) return this.#beside(action);
    const together = atOnce.includes(target) || this.#isOnePan || this.#baking !== undefined;
    if (together && action !== this.#main) return this.#lead(action);
    const { instruction, settings } = this.#cook(action);
    this.#settings.push(...settings);
    const boils = target === 'steamer' && action === this.#stages[0] ? ['Bring water to a boil under the steamer.'] : [];
    if (action !== this.#main) return [...this.#lead(action), ...boils, instruction];
    return [...this.#lead(action), withTheRest, ...boils, ...this.#bringOver(), instruction, ...this.#afterwards()];
  }

  #cook(action: Action): Cooking {
    const { source, target } = this.#route;
    if (this.#baking) return { instruction: this.#baking.instruction, settings: [this.#baking.setting] };
    const guess = this.#dish.recipe.lines.some(({ ingredient }) => ingredient?.role === 'protein' || ingredient?.role === 'starch')
      ? usual
      : brief;
    const total = this.#total();
    const span = this.#isOnePan ? inOneDish : atOnce.includes(target) && total.most > 0 ? total : (action.span ?? guess);
    return planCooking({
      source: this.#isOnePan ? 'oven' : source, target, from: span, degrees: this.#degrees(), cue: cueOf(action, moist.has(target) || (target === 'stovetop' && !this.#isLoose)), raw: this.#dish.raw,
      isLoose: this.#isLoose && !this.#isOnePan, isWhole: /\bwhole\b/i.test(this.#dish.recipe.lines.map(({ original }) => original).join(' ')) && this.#dish.raw.some(({ safe }) => safe),
    }); // prettier-ignore
  }

  /** All stages together, where they are one now. What holds pasta stands no day in a slow cooker. */
  #total(): Span {
    const all = inAll(this.#stages.flatMap(({ span }) => span ?? []));
    const isSoft =
      this.#route.target === 'slow_cooker' && this.#dish.recipe.lines.some(({ ingredient }) => ingredient?.kinds.includes('pasta'));
    return isSoft && hasDish(this.#actions.map(({ text }) => text).join(' '))
      ? { least: Math.min(all.least, 30), most: Math.min(all.most, 30) }
      : all;
  }

  #inOurWords(text: string): string {
    return closed(inItsWords(text, this.#route, !this.#browns, this.#isOnePan));
  }

  /** What the action does before it cooks. */
  #lead(action: Action): string[] {
    const lead = this.#isOnePan ? untimedLead(action) : leadOf(action);
    return lead === '' ? [] : this.#withoutLate(this.#inOurWords(lead), this.#before.has(action));
  }

  /** What is not cooked the new way: kept, or brought to the end of the new cooking. */
  #beside(action: Action): string[] {
    const isEarly = this.#before.has(action);
    const kept = (): string[] => this.#withoutLate(this.#inOurWords(action.text), isEarly);
    if (!atOnce.includes(this.#route.target)) return kept();
    if (!isEarly && this.#isInOtherPan(action)) return [closed(action.text)];
    if (action.kind !== 'cook') return kept();
    if (isEarly)
      return action.span === undefined || (action.method !== undefined && action.method !== 'stovetop') ? this.#lead(action) : kept();
    if (action.span === undefined) return kept();
    const until = untilOf(action, false);
    const how =
      this.#route.target === 'slow_cooker'
        ? `Cover again and cook on High for 20 to 30 minutes${until}.`
        : `Simmer on the sauté setting for ${printSpan(action.span)}${until}.`;
    return [...this.#lead(action), how];
  }

  /** True while something is cooked beside the pot, in a pan of its own. */
  #isInOtherPan({ text, kind }: Action): boolean {
    if (kind === 'brown' || /\b(?:skillet|frying pan|another|separate|meanwhile|small pan|saucepan)\b/i.test(text))
      this.#isBesideNow = true;
    if (/\b(?:return|scrape|into the|to the (?:pot|slow|pressure)|combine|pour over)\b/i.test(text) && kind !== 'brown')
      this.#isBesideNow = false;
    return this.#isBesideNow;
  }

  /** From the pan in which things were browned into the pot that cooks them. */
  #bringOver(): string[] {
    const { target } = this.#route;
    const early = [...this.#before];
    const thin =
      this.#dish.recipe.added.length > 0 && target === 'pressure_cooker' ? [`Pour in ${this.#names(this.#dish.recipe.added)}.`] : [];
    if (target !== 'slow_cooker' || this.#baking) return thin;
    if (early.some(({ text, kind }) => kind !== 'brown' && hasDish(text))) return [];
    if (this.#browns) return ['Tip everything into the slow cooker.'];
    return early.some(({ text }) => hasPot(text) || /slow[- ]?cooker/i.test(text)) ? [] : ['Put everything into the slow cooker.'];
  }

  /** What needs most heat tells when all is done. */
  #doneAt(): string[] {
    if (this.#dish.isBaking) return [];
    const hottest = Math.max(0, ...this.#dish.raw.map(({ safe }) => safe?.temperature.fahrenheit ?? 0));
    const [first, ...others] = this.#dish.raw.filter(({ safe }) => safe?.temperature.fahrenheit === hottest);
    if (!first?.safe) return [];
    const { safe, long } = first;
    const rest = safe.restMinutes > 0 && !long ? ` and ${safe.restMinutes} minutes of rest` : '';
    const names = theseWords([...new Set([first, ...others].map(({ name }) => name.toLowerCase()))]);
    return [`Check the middle with a thermometer: ${long ? 'at least ' : ''}${printTemperature(safe.temperature)}${rest} for ${names}.`];
  }

  /** The new appliance is heated before the first step that needs nothing else. */
  #heatFirst(steps: string[]): void {
    const { source, target } = this.#route;
    const { preheat } = appliances[target];
    if (!preheat || this.#settings.length === 0 || target === 'steamer') return;
    const longest = Math.max(...this.#settings.map(({ duration_minutes }) => duration_minutes ?? 0));
    const heat =
      this.#settings.find(({ temperature }) => temperature)?.temperature ?? ovenAt(convertHeat(source, target, this.#degrees(), longest));
    const at = this.#dish.steps.findIndex((actions) => actions.some(({ kind }) => kind === 'heat'));
    const first = this.#dish.steps.findIndex((actions) => actions.some((action) => this.#stages.includes(action)));
    // an air fryer is hot in no time; an oven has to be thought of first
    const place = at !== -1 ? at : target === 'air_fryer' ? Math.max(0, first) : 0;
    steps[place] = [preheat(printTemperature(heat)), steps[place]].filter((text) => text !== '').join(' ');
    this.#settings.unshift({
      label: 'Preheat',
      temperature: heat,
      heat_level: null,
      duration_minutes: target === 'air_fryer' ? 3 : null,
      duration_minutes_max: null,
    });
  }
}
