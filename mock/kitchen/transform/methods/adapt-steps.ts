import type { MethodSetting } from '../../../../src/contract/transforms.js';
import type { Method } from '../../../../src/contract/vocabulary.js';
import { theseWords } from '../../text/join-list.js';
import { printTemperature } from '../../safety/safe-temperatures.js';
import { moist } from './appliances.js';
import { hasDish, hasPot, inItsWords, isOldWorking } from './appliance-words.js';
import { atOnce, isOtherwise, isOurs, type Route } from './choose-stages.js';
import { cueOf, ended, leadOf, objectOf, untilOf, untimedLead } from './clauses.js';
import { printSpan, type Span } from './conversion.js';
import { namesOf, sayForgotten } from './forgotten.js';
import { LateComers } from './late-comers.js';
import { planCooking, type Cooking } from './plan-cooking.js';
import { planPreheat } from './preheat.js';
import type { Action } from './read-actions.js';
import { degreesOf, readCourse, type Course, type Dish } from './read-course.js';
import { closed } from '../../text/sentences.js';

const withoutPan = new Set<Method>(['oven', 'toaster_oven', 'air_fryer', 'grill', 'sous_vide']);
const ovens = new Set<Method>(['oven', 'toaster_oven', 'stovetop']);

const usual: Span = { least: 20, most: 25 };
/** For what is only warmed, toasted or melted. */
const brief: Span = { least: 5, most: 10 };
/** Everything of a pan, in one dish in the oven. */
const inOneDish: Span = { least: 15, most: 20 };

const inAll = (spans: readonly Span[]): Span => ({
  least: spans.reduce((total, { least }) => total + least, 0),
  most: spans.reduce((total, { most }) => total + most, 0),
});

/** Nothing is moved to a plate, turned or heated up where everything stays in one dish. */
const inThePan = /^(?:transfer|remove|push|lift|set|take|drain|turn|flip|heat)\b/i;

/** Stands for what was only named in words that are gone, until it is known what that is. */
const withTheRest = '\u0000';

/** What becomes of the steps of a recipe. */
export interface AdaptedSteps {
  /** One for each step that there was; empty where nothing of it is left. */
  steps: string[];
  settings: MethodSetting[];
  /** What is cooked as it was, by the index of its step. */
  beside: { step: number; method: Method }[];
}

/** The actions of a step, sentence by sentence. */
const bySentence = (actions: readonly Action[]): Action[][] => {
  const sentences: Action[][] = [];
  for (const action of actions) {
    const last = sentences.at(-1);
    if (last?.[0]?.sentence === action.sentence && last[0].text !== action.text) last.push(action);
    else sentences.push([action]);
  }
  return sentences;
};

/** Brings the steps of one recipe from one way of cooking to another. A sentence of which nothing is cooked the new way stays as it was. */
export class StepAdapter {
  readonly #dish: Dish;
  readonly #route: Route;
  readonly #course: Course;
  readonly #settings: MethodSetting[] = [];
  readonly #beside: AdaptedSteps['beside'] = [];
  readonly #late: LateComers | undefined;
  readonly #stages: ReadonlySet<Action>;
  readonly #next: ReadonlyMap<Action, Action>;
  /** Ways in which something is cooked or browned that is not cooked the new way. */
  readonly #otherWays: ReadonlySet<Method | undefined>;
  #isBesideNow = false;

  constructor(dish: Dish, route: Route) {
    this.#dish = dish;
    this.#route = route;
    this.#course = readCourse(dish, route);
    const { actions, stages } = this.#course;
    this.#stages = new Set(stages);
    this.#next = new Map(actions.flatMap((action, at) => (at > 0 ? [[actions[at - 1] as Action, action]] : [])));
    const others = actions.filter((action) => (action.kind === 'cook' || action.kind === 'brown') && !this.#stages.has(action));
    this.#otherWays = new Set(others.map(({ method }) => method));
    this.#late = atOnce.includes(route.target) && !dish.isBaking ? new LateComers(dish.recipe) : undefined;
  }

  adapt(): AdaptedSteps {
    const { actions, main, before, isLoose, baking } = this.#course;
    const { target } = this.#route;
    const lastHot = actions.findLast((action) => action === main || (action.kind === 'cook' && !before.has(action)));
    const said = this.#dish.steps.map((step, index) =>
      bySentence(step).flatMap((sentence) => [
        ...this.#adaptSentence(sentence, index),
        ...(lastHot && sentence.includes(lastHot) ? this.#doneAt() : []),
      ]),
    );
    const preheat = planPreheat(this.#dish.steps, this.#course, target, this.#settings);
    if (preheat) {
      said[preheat.at]?.unshift(preheat.sentence);
      this.#settings.unshift(preheat.setting);
    }
    const forgotten = sayForgotten(this.#dish.recipe, actions.map(({ sentence }) => sentence), said.flat(), isLoose && !baking && !moist.has(target)); // prettier-ignore
    const steps = said.map((texts) => {
      const all = texts.flatMap((text) => (text === withTheRest ? forgotten : [text])).filter((text) => text !== '');
      return all.map((text, at) => (at < all.length - 1 ? closed(text) : text)).join(' ');
    });
    return { steps, settings: this.#settings, beside: this.#beside };
  }

  #adaptSentence(actions: readonly Action[], step: number): string[] {
    const adapted = actions.map((action) => this.#adaptOne(action));
    actions.forEach(({ kind, method, aside }, at) => {
      // what is browned before it goes into a pot is no news
      const isCooking = kind === 'cook' || (kind === 'brown' && !atOnce.includes(this.#route.target));
      const { source, target } = this.#route;
      // what was done in the old appliance goes by the name of the new one
      const isElsewhere = method !== undefined && method !== target && (method !== source || source === 'stovetop');
      if (adapted[at] === undefined && isCooking && !aside && isElsewhere) this.#beside.push({ step, method });
    });
    const [first] = actions;
    if (first && adapted.every((texts) => texts === undefined)) return this.#kept(first.sentence, first);
    return actions.flatMap((action, at) => adapted[at] ?? this.#kept(closed(action.text), action));
  }

  /** As it was, in words of the new appliance, without what comes late. */
  #kept(text: string, action: Action): string[] {
    const { browns, isOnePan, before, baking } = this.#course;
    const isEarly = before.has(action);
    const named = inItsWords(text, this.#route, isEarly && !browns && !baking, isOnePan);
    return isEarly && this.#late ? this.#late.takeOut(named) : [named];
  }

  /** What the action does before it cooks. */
  #lead(action: Action): string[] {
    const lead = this.#course.isOnePan ? untimedLead(action) : leadOf(action);
    return lead === '' ? [] : this.#kept(lead, action).map((text) => closed(ended(text)));
  }

  #namesNothing(text: string): boolean {
    return this.#dish.recipe.mentions.in(text).length === 0;
  }

  /** A pan that is heated for what is now cooked without one. */
  #isPanForStage(action: Action): boolean {
    const { recipe } = this.#dish;
    const next = this.#next.get(action);
    const { target } = this.#route;
    const isForPan = withoutPan.has(target) && /^heat\b/i.test(action.text);
    const isForPot = !ovens.has(target) && !atOnce.includes(target) && /^bring\b/i.test(action.text) && !action.aside;
    return (
      (isForPan || isForPot) &&
      next !== undefined &&
      this.#stages.has(next) &&
      recipe.mentions.in(action.text).every(({ lines }) => lines.every((index) => recipe.lines[index]?.ingredient?.role === 'fat'))
    );
  }

  /** What becomes of one action; `undefined` where it stays. */
  #adaptOne(action: Action): string[] | undefined {
    const { source, target } = this.#route;
    const { stages, main, isOnePan, baking } = this.#course;
    const { text, kind, method } = action;
    const isStage = this.#stages.has(action);
    if (kind === 'heat' && (method === source || method === undefined || !this.#otherWays.has(method))) return [];
    if (!isStage && (isOldWorking(text, this.#route) || this.#isPanForStage(action))) return [];
    if (baking?.drops.test(text) && action !== main && (source === 'stovetop' || this.#namesNothing(text))) return [];
    if (isOnePan && action !== main && !action.aside && inThePan.test(text) && this.#namesNothing(text)) return [];
    if (!isStage && isOtherwise(action) && isOurs(action, source)) return [];
    if (target === 'no_cook') return kind === 'other' ? undefined : [...this.#lead(action), ...(action === main ? [withTheRest] : [])];
    if (!isStage) return this.#besides(action);
    const together = atOnce.includes(target) || isOnePan || baking !== undefined;
    if (together && action !== main) return this.#lead(action);
    const { instruction, settings } = this.#cook(action);
    this.#settings.push(...settings);
    const boils = target === 'steamer' && action === stages[0] ? ['Bring water to a boil under the steamer.'] : [];
    if (action !== main) return [...this.#lead(action), ...boils, instruction];
    return [...this.#lead(action), withTheRest, ...boils, ...this.#bringOver(), instruction, ...this.#afterwards()];
  }

  #cook(action: Action): Cooking {
    const { source, target } = this.#route;
    const { isOnePan, isLoose, baking } = this.#course;
    const { recipe, raw, isBaking } = this.#dish;
    if (baking) return { instruction: baking.instruction, settings: [baking.setting] };
    const isMeal = recipe.lines.some(({ ingredient }) => ingredient?.role === 'protein' || ingredient?.role === 'starch');
    const guess = isMeal && !/\b(?:toast|melt|warm)\b/i.test(action.text) ? usual : brief;
    const total = this.#total();
    const span = isOnePan ? inOneDish : atOnce.includes(target) && total.most > 0 ? total : (action.span ?? guess);
    const isAll = isOnePan || atOnce.includes(target) || leadOf(action) !== '';
    return planCooking({
      what: isAll ? '' : objectOf(action), source: isOnePan ? 'oven' : source, target, from: span, degrees: degreesOf(this.#course, action, source, isBaking),
      cue: cueOf(action, moist.has(target) || (target === 'stovetop' && !isLoose)), raw, isLoose: isLoose && !isOnePan,
      isWhole: /\bwhole\b/i.test(recipe.lines.map(({ original }) => original).join(' ')) && raw.some(({ safe }) => safe),
    }); // prettier-ignore
  }

  /** All stages together, where they are one now. What holds pasta stands no day in a slow cooker. */
  #total(): Span {
    const { stages, actions } = this.#course;
    const all = inAll(stages.flatMap(({ span }) => span ?? []));
    const isSoft =
      this.#route.target === 'slow_cooker' && this.#dish.recipe.lines.some(({ ingredient }) => ingredient?.kinds.includes('pasta'));
    return isSoft && hasDish(actions.map(({ text }) => text).join(' '))
      ? { least: Math.min(all.least, 30), most: Math.min(all.most, 30) }
      : all;
  }

  /** What is not cooked the new way: kept, or brought to the end of the new cooking. */
  #besides(action: Action): string[] | undefined {
    const { source, target } = this.#route;
    const isEarly = this.#course.before.has(action);
    if (!atOnce.includes(target) || (!isEarly && this.#isInOtherPan(action)) || action.kind !== 'cook') return undefined;
    const { span, method } = action;
    const isOthers = method !== undefined && method !== source;
    if (isEarly && !isOthers && (span === undefined || method !== 'stovetop')) return this.#lead(action);
    if (isEarly || isOthers || span === undefined) return undefined;
    const until = untilOf(action, false);
    const how =
      target === 'slow_cooker'
        ? `Cover again and cook on High for 20 to 30 minutes${until}.`
        : `Simmer on the sauté setting for ${printSpan(span)}${until}.`;
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
    const { before, baking, browns } = this.#course;
    const { recipe } = this.#dish;
    const early = [...before];
    const thin = recipe.added.length > 0 && target === 'pressure_cooker' ? [`Pour in ${namesOf(recipe, recipe.added)}.`] : [];
    if (target !== 'slow_cooker' || baking) return thin;
    if (early.some(({ text, kind }) => kind !== 'brown' && hasDish(text))) return [];
    if (browns) return ['Tip everything into the slow cooker.'];
    return early.some(({ text }) => hasPot(text) || /slow[- ]?cooker/i.test(text)) ? [] : ['Put everything into the slow cooker.'];
  }

  #afterwards(): string[] {
    return this.#late?.goIn(this.#route.target === 'slow_cooker', (indexes) => namesOf(this.#dish.recipe, indexes)) ?? [];
  }

  /** What needs most heat tells when all is done. */
  #doneAt(): string[] {
    const { raw } = this.#dish;
    const hottest = Math.max(0, ...raw.map(({ safe }) => safe?.temperature.fahrenheit ?? 0));
    const [first, ...others] = raw.filter(({ safe }) => safe?.temperature.fahrenheit === hottest);
    if (!first?.safe) return [];
    const { safe, long } = first;
    const rest = safe.restMinutes > 0 && !long ? ` and ${safe.restMinutes} minutes of rest` : '';
    const names = theseWords([...new Set([first, ...others].map(({ name }) => name.toLowerCase()))]);
    return [`Check the middle with a thermometer: ${long ? 'at least ' : ''}${printTemperature(safe.temperature)}${rest} for ${names}.`];
  }
}
