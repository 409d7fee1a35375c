import { cuisines, type Method } from '../../../src/contract/vocabulary.js';
import { courses, type Course, type DishTemplate, type HeatKind, type IngredientSlot, type KnownCuisine, type Minutes, type NamedDish, type Need, type StepTemplate } from './dish.js'; // prettier-ignore
import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { kinds, type Kind } from '../ingredients/ingredient.js';
import { DataFileError, type Block } from './parse-blocks.js';
import { parseSlot, toList, type SharedSlots } from './parse-slot.js';
import { parseStepText, slotsNamedIn, StepTextError, type Clause } from './step-text.js';

/** What all dishes may use. */
export interface SharedParts extends SharedSlots {
  /** Steps by name; `{vessel}` and `{heat}` in them are those of the dish. */
  steps: ReadonlyMap<string, Block>;
}

/** The file that is read, as far as its parts need it. */
interface DishFile {
  file: string;
  vessel: string;
  heat: string;
  shared: SharedParts;
}

const fail = (file: string, { line, column }: Block, message: string): never => {
  throw new DataFileError(file, line, column, message);
};

const stepKinds: Readonly<Record<string, { phase: StepTemplate['phase']; method: Method | null; minutes: number }>> = {
  cook: { phase: 'cook', method: 'stovetop', minutes: 5 },
  bake: { phase: 'cook', method: 'oven', minutes: 20 },
  grill: { phase: 'cook', method: 'grill', minutes: 10 },
  mix: { phase: 'assemble', method: null, minutes: 2 },
  rest: { phase: 'rest', method: null, minutes: 5 },
  serve: { phase: 'serve', method: null, minutes: 1 },
};

const toSlotNames = (text: string): string[] => toList(text, '+');

const toAlternatives = (text: string): string[][] => toList(text, ' or ').map(toSlotNames);

const minutesPattern = /^(fry|simmer|roast) ([a-z+ ]+?)(?: (plus|minus) (\d+))?$/;

/** `8`, or `simmer main+hard plus 5`: as long as the slowest of them simmers, and five more. */
const parseMinutes = (file: string, block: Block): Minutes => {
  const minutes = Number(block.value);
  if (minutes > 0) return minutes;
  const [, by, slots = '', sign, plus = '0'] =
    minutesPattern.exec(block.value) ?? fail(file, block, 'is neither minutes nor "simmer main plus 5"');
  return { of: toSlotNames(slots), by: by as HeatKind, plus: sign === 'minus' ? -Number(plus) : Number(plus) };
};

const hotPan = '[first fat: Heat {fat} in a {vessel} over {heat} heat. ]';

const parseText = ({ file, vessel, heat }: DishFile, block: Block): Clause[] => {
  const text = block.value.replaceAll('{hot}', hotPan).replaceAll('{vessel}', vessel).replaceAll('{heat}', heat);
  try {
    return parseStepText(text);
  } catch (error) {
    if (!(error instanceof StepTextError)) throw error;
    throw new DataFileError(file, block.line, block.column + (text === block.value ? error.column : 0), `${error.message}: ${text}`);
  }
};

const parseDetail = (dish: DishFile, block: Block): Partial<StepTemplate> => {
  const { key, value } = block;
  switch (key) {
    case 'minutes':
      return { minutes: parseMinutes(dish.file, block) };
    case 'done':
      return { doneWhen: value.startsWith('like ') ? { of: toSlotNames(value.slice('like '.length)) } : value };
    case 'cooks':
      return { cooks: toSlotNames(value) };
    case 'tools':
      return { tools: toList(value).map((tool) => tool.replace('{vessel}', dish.vessel)) };
    case 'oven':
      return { ovenF: Number(value) };
    case 'beginner':
      return { beginnerTip: value };
    case 'advanced':
      return { advancedTip: value };
    default:
      return fail(dish.file, block, `a step has no "${key}"`);
  }
};

const parseStep = (dish: DishFile, block: Block): StepTemplate => {
  const kind = stepKinds[block.key] ?? fail(dish.file, block, `"${block.key}" is no kind of step: ${Object.keys(stepKinds).join(', ')}`);
  const step: StepTemplate = Object.assign(
    { ...kind, text: parseText(dish, block), ovenF: null, cooks: [], tools: [], doneWhen: null, beginnerTip: null, advancedTip: null },
    ...block.children.map((detail) => parseDetail(dish, detail)),
  );
  return step.ovenF === null || step.method !== null ? step : { ...step, method: 'oven' };
};

/** `use: brown`, or `use: boil base` for a shared step that is told its slot. */
const sharedStep = (dish: DishFile, block: Block): StepTemplate => {
  const [name = '', slot = ''] = block.value.split(' ');
  const shared = dish.shared.steps.get(name) ?? fail(dish.file, block, `there is no shared step "${name}"`);
  const fill = ({ value, ...rest }: Block): Block => ({
    ...rest,
    value: value.replaceAll('{slot}', `{${slot}}`).replaceAll('<slot>', slot),
  });
  return parseStep(dish, { ...fill(shared), children: shared.children.map(fill) });
};

/** `egg or egg yolk; any pasta; any beef`: each part is one need with its alternatives. "any" asks for a cooking class or a kind. */
const parseNeed = (text: string, refuse: (message: string) => never): Need => {
  const names: string[] = [];
  const classes: CookingClass[] = [];
  const anyKinds: Kind[] = [];
  for (const one of toList(text, ' or ')) {
    const asked = one.startsWith('any ') ? one.slice('any '.length) : undefined;
    const cookingClass = cookingClasses.find((known) => known === asked);
    const kind = kinds.find((known) => known === asked);
    if (asked === undefined) names.push(one);
    else if (cookingClass !== undefined) classes.push(cookingClass);
    else if (kind !== undefined) anyKinds.push(kind);
    else refuse(`"${asked}" is neither a cooking class nor a kind of ingredient`);
  }
  return { names, classes, kinds: anyKinds };
};

const parseNamed = (dish: DishFile, block: Block): NamedDish => {
  const refuse = (message: string): never => fail(dish.file, block, message);
  const detail = (key: string): string => block.children.find((child) => child.key === key)?.value ?? '';
  const needs = toList(detail('needs'), ';').map((need) => parseNeed(need, refuse));
  if (needs.length === 0) return refuse('a name needs a line "needs: ..."');
  const cuisine = (): KnownCuisine =>
    cuisines.find((known) => known === detail('cuisine')) ?? refuse(`"${detail('cuisine')}" is not a cuisine`);
  return {
    title: parseText(dish, block),
    needs,
    without: parseNeed(detail('without'), refuse),
    buys: toList(detail('buys')),
    cuisine: detail('cuisine') === '' ? null : cuisine(),
  };
};

const parseSlots = ({ file, shared }: DishFile, block: Block): IngredientSlot[] => {
  if (block.key !== 'slots') return [parseSlot(file, block, shared.slots)];
  return toList(block.value)
    .flatMap((name) => shared.groups.get(name) ?? [name])
    .map((name) => shared.slots.get(name) ?? fail(file, block, `there is no shared slot "${name}"`));
};

/** Every slot is named by a step, and every step names slots of the dish. */
const checkSlots = (file: string, { slots, steps, titleSlots, required, triggers }: DishTemplate): void => {
  const known = new Set(slots.map(({ name }) => name));
  const named = new Set(steps.flatMap(({ text }) => slotsNamedIn(text)));
  const asked = [...titleSlots, ...required.flat(), ...triggers.flat(), ...steps.flatMap(({ cooks }) => cooks)];
  const missing = [...named, ...asked].find((name) => !known.has(name));
  if (missing !== undefined) throw new DataFileError(file, 1, 1, `names the slot "${missing}", but has no such slot`);
  const unused = slots.find(({ name }) => !named.has(name));
  if (unused) throw new DataFileError(file, 1, 1, `has the slot "${unused.name}", but no step names it`);
};

const headers: ReadonlySet<string> = new Set(['dish', 'noun', 'gluten-free noun', 'course', 'also', 'skill', 'title from', 'requires', 'called for by', 'cuisine only', 'named only', 'penalty', 'vessel', 'heat']); // prettier-ignore

const isSlot = ({ key }: Block): boolean => key === 'slots' || key.startsWith('slot ');

/** Every line of the file has a key that a dish knows. */
const checkKeys = (file: string, blocks: readonly Block[]): void => {
  const isKnown = (block: Block): boolean =>
    headers.has(block.key) || isSlot(block) || block.key === 'name' || block.key === 'use' || block.key in stepKinds;
  const unknown = blocks.find((block) => !isKnown(block));
  if (unknown) fail(file, unknown, `a dish has no line "${unknown.key}"`);
};

const skills = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * Parses the file of one dish.
 *
 * @throws {@link DataFileError} with the position of what is wrong.
 */
export const parseDish = (file: string, blocks: readonly Block[], shared: SharedParts): DishTemplate => {
  checkKeys(file, blocks);
  const header = (key: string): string => blocks.find((block) => block.key === key)?.value ?? '';
  const oneOf = <Word extends string>(key: string, words: readonly Word[]): Word => {
    const value = header(key);
    const word = words.find((known) => known === value);
    if (word === undefined) throw new DataFileError(file, 1, 1, `"${key}" is "${value}", not one of ${words.join(', ')}`);
    return word;
  };
  const dishFile: DishFile = { file, vessel: header('vessel') || 'large frying pan', heat: header('heat') || 'medium', shared };
  const required = toAlternatives(header('requires'));
  const template: DishTemplate = {
    name: header('dish'), noun: header('noun'), glutenFreeNoun: header('gluten-free noun') || null,
    course: oneOf('course', courses), altCourse: header('also') === '' ? null : oneOf<Course>('also', courses), skill: oneOf('skill', skills),
    titleSlots: toList(header('title from')), required, triggers: header('called for by') === '' ? required : toAlternatives(header('called for by')),
    cuisineOnly: header('cuisine only') === 'yes', namedOnly: header('named only') === 'yes', scorePenalty: Number(header('penalty')),
    named: blocks.filter(({ key }) => key === 'name').map((block) => parseNamed(dishFile, block)),
    slots: blocks.filter(isSlot).flatMap((block) => parseSlots(dishFile, block)),
    steps: blocks.flatMap((block) => {
      if (block.key === 'use') return [sharedStep(dishFile, block)];
      return block.key in stepKinds ? [parseStep(dishFile, block)] : [];
    }),
  }; // prettier-ignore
  checkSlots(file, template);
  return template;
};

/** Parses the file of shared steps: blocks of `step NAME KIND: text`. */
export const parseSharedSteps = (file: string, blocks: readonly Block[]): ReadonlyMap<string, Block> =>
  new Map(
    blocks.map((block) => {
      const [step, name = '', kind = ''] = block.key.split(' ');
      return step === 'step' && kind in stepKinds ? [name, { ...block, key: kind }] : fail(file, block, 'is not "step NAME KIND: text"');
    }),
  );
