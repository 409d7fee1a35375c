import { cuisines, skillLevels, type Method } from '../../../src/contract/enums.js';
import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { kinds } from '../ingredients/ingredient.js';
import { listOf, numberIn, oneOf, TableError } from '../text/read-table.js';
import { lemmaKey } from '../text/tokenize.js';
import {
  courses,
  cuisineLists,
  heatTypes,
  type DishTemplate,
  type IngredientSlot,
  type NamedDish,
  type Need,
  type StepTemplate,
} from './dish.js';
import { readBlocks, withWords, type Block, type Grammar } from './read-blocks.js';
import { parseStepText, slotNames, slotsNamedIn, type Clause } from './step-text.js';

/** What all dishes may use, by name. */
export interface SharedParts {
  slots: Map<string, IngredientSlot>;
  groups: Map<string, readonly string[]>;
  /** `<slot>` in them is the slot that the dish names; `{vessel}` and `{heat}` are those of the dish. */
  steps: Map<string, Block>;
  /** What is done with a class of food before the dish itself begins: dried beans are soaked and boiled hard. */
  first: { cookingClass: CookingClass; step: StepTemplate }[];
}

const emptySlot: Omit<IngredientSlot, 'name'> = {
  accepts: [], grams: 0, most: 1, buy: [], cuisineList: null, optional: false, satisfiedBy: [], only: [], raw: false, bulk: false, whole: false,
}; // prettier-ignore

/** What a phrase of a slot changes, by its first words. */
const slotPhrases: readonly (readonly [opening: string, change: (text: string, block: Block) => Partial<IngredientSlot>])[] = [
  ['accepts', (text, block) => ({ accepts: listOf(text).map((name) => oneOf(block, block.key, cookingClasses, name)) })],
  ['at most', (text) => ({ most: Number(text) })],
  ['buy', (text) => ({ buy: listOf(text) })],
  ['from no list', () => ({ cuisineList: null })],
  ['from', (text, block) => ({ cuisineList: oneOf(block, block.key, cuisineLists, text) })],
  ['satisfied by', (text) => ({ satisfiedBy: listOf(text) })],
  ['only', (text) => ({ only: listOf(text) })],
  ['never bought', () => ({ buy: [], cuisineList: null, optional: false, satisfiedBy: [] })],
  ['optional', () => ({ optional: true })],
  ['raw', () => ({ raw: true })],
  ['bulk', () => ({ bulk: true })],
  ['whole', () => ({ whole: true })],
];

const parseSlotPhrase = (phrase: string, block: Block): Partial<IngredientSlot> => {
  if (Number.parseFloat(phrase) > 0 && phrase.endsWith(' g')) return { grams: Number.parseFloat(phrase) };
  const found = slotPhrases.find(([opening]) => `${phrase} `.startsWith(`${opening} `));
  return found
    ? found[1](phrase.slice(found[0].length).trim(), block)
    : block.fail(block.key, `"${phrase}" says nothing that a slot knows.`);
};

const sharedSlot = (shared: SharedParts, name: string, block: Block): IngredientSlot =>
  shared.slots.get(name) ?? block.fail(block.key, `there is no shared slot "${name}".`);

/** `slot NAME [like SHARED]: PHRASE; PHRASE`. Without `like` and without `accepts` it is the shared slot of the same name with changes. */
const parseSlot = (block: Block, shared: SharedParts): IngredientSlot => {
  const [name = '', like] = block.name.split(' like ');
  const changes = listOf(block.value, ';').map((phrase) => parseSlotPhrase(phrase, block));
  const isNew = like === undefined && changes.some(({ accepts }) => accepts !== undefined);
  const slot: IngredientSlot = Object.assign({}, isNew ? emptySlot : sharedSlot(shared, like ?? name, block), ...changes, { name });
  const isUsable = slot.grams > 0 && slot.most >= 1;
  return isUsable ? slot : block.fail(block.key, 'a slot needs grams ("80 g") and room for one ingredient at least ("at most 2").');
};

const parseSlots = (block: Block, shared: SharedParts): IngredientSlot[] => {
  if (block.entry === 'slot') return [parseSlot(block, shared)];
  return listOf(block.value)
    .flatMap((name) => shared.groups.get(name) ?? [name])
    .map((name) => sharedSlot(shared, name, block));
};

const stepTypes: Readonly<Record<string, { phase: StepTemplate['phase']; method: Method | null; minutes: number }>> = {
  cook: { phase: 'cook', method: 'stovetop', minutes: 5 },
  bake: { phase: 'cook', method: 'oven', minutes: 20 },
  grill: { phase: 'cook', method: 'grill', minutes: 10 },
  mix: { phase: 'assemble', method: null, minutes: 2 },
  rest: { phase: 'rest', method: null, minutes: 5 },
  serve: { phase: 'serve', method: null, minutes: 1 },
};

const MINUTES_PATTERN = /^(\w+) ([a-z+]+)(?: (plus|minus) (\d+))?$/;

/** `8`, or `simmer main+hard plus 5`: as long as the slowest of them simmers, and five more. */
const parseMinutes = (block: Block): StepTemplate['minutes'] => {
  const [, by, slots = '', sign, more = '0'] = MINUTES_PATTERN.exec(block.cells['minutes'] ?? '') ?? [];
  if (by === undefined) return numberIn(block, 'minutes', 1);
  return { of: slotNames(slots), by: oneOf(block, 'minutes', heatTypes, by), plus: Number(more) * (sign === 'minus' ? -1 : 1) };
};

/** The words that are short for others in the texts of a dish. */
type Expand = (text: string) => string;

const HOT_PAN = '[first fat: Heat {fat} in a {vessel} over {heat} heat. ]';

const parseText = (block: Block): Clause[] => parseStepText(block.value, (problem) => block.fail(block.key, problem));

const parseStep = (written: Block, shared: SharedParts, expand: Expand): StepTemplate => {
  const [name = '', slot = ''] = written.value.split(' ');
  const used = written.entry === 'use' ? (shared.steps.get(name) ?? written.fail('use', `there is no shared step "${name}".`)) : written;
  const block = withWords(used, (text) => expand(text.replaceAll('<slot>', slot)));
  const { done = null, oven, minutes, ...cells } = block.cells;
  const type = stepTypes[block.entry]!;
  const ovenF = oven === undefined ? null : numberIn(block, 'oven', 1);
  return {
    phase: type.phase,
    text: parseText(block),
    minutes: minutes === undefined ? type.minutes : parseMinutes(block),
    method: type.method ?? (ovenF === null ? null : 'oven'),
    ovenF,
    cooks: slotNames(block.cell('cooks')),
    tools: listOf(block.cell('tools')),
    doneWhen: done?.startsWith('like ') ? { of: slotNames(done.slice('like '.length)) } : done,
    tips: cells,
  };
};

const classesAndKinds: ReadonlySet<string> = new Set([...cookingClasses, ...kinds]);

/** `egg or egg yolk or any pasta or any beef`: alternatives. "any" asks for a cooking class or a kind. */
const parseNeed = (text: string, key: string, block: Block): Need => {
  const alternatives = listOf(text, ' or ');
  const unknown = alternatives.find((one) => one.startsWith('any ') && !classesAndKinds.has(one.slice('any '.length)));
  if (unknown !== undefined) block.fail(key, `"${unknown}" names neither a cooking class nor a kind of ingredient.`);
  return [...new Set([...alternatives, ...alternatives.map(lemmaKey)])];
};

/** `name: TITLE` with its lines below. */
const parseNamed = (block: Block): NamedDish => {
  const needs = listOf(block.cell('needs'), ';').map((need) => parseNeed(need, 'needs', block));
  if (needs.length === 0) block.fail('name', 'needs a line "needs: ...".');
  return {
    title: parseText(block),
    needs,
    without: parseNeed(block.cell('without'), 'without', block),
    cuisine: block.cells['cuisine'] === undefined ? null : oneOf(block, 'cuisine', cuisines),
  };
};

/** Every slot is named by a step, and every step names slots of the dish. */
const checkSlots = ({ slots, steps, titleSlots, required, triggers }: DishTemplate, head: Block, stepBlocks: readonly Block[]): void => {
  const known = new Set(slots.map(({ name }) => name));
  const named = new Set<string>();
  const check = (names: readonly string[], block: Block, key: string): void => {
    const missing = names.find((name) => !known.has(name));
    if (missing !== undefined) block.fail(key, `names the slot "${missing}", but the dish has no such slot.`);
  };
  check([...titleSlots, ...required.flat(), ...triggers.flat()], head, 'dish');
  for (const [index, { text, cooks }] of steps.entries()) {
    const block = stepBlocks[index] ?? head;
    check([...slotsNamedIn(text), ...cooks], block, block.key);
    for (const name of slotsNamedIn(text)) named.add(name);
  }
  const unused = slots.find(({ name }) => !named.has(name));
  if (unused) head.fail('dish', `has the slot "${unused.name}", but no step names it.`);
};

const stepLines = ['minutes', 'done', 'cooks', 'tools', 'oven', 'beginner', 'advanced'];

const dishGrammar: Grammar = {
  dish: ['noun', 'gluten-free noun', 'course', 'also', 'skill', 'title from', 'requires', 'called for by', 'cuisine only', 'named only', 'penalty', 'vessel', 'heat'],
  name: ['needs', 'without', 'cuisine'],
  slot: [],
  slots: [],
  use: [],
  ...Object.fromEntries(Object.keys(stepTypes).map((type) => [type, stepLines])),
}; // prettier-ignore

const sharedGrammar: Grammar = { slot: [], group: [], step: stepLines, first: stepLines };

/** `flour+yeast or pastry`: lists of slots. */
const slotLists = (text: string): string[][] => listOf(text, ' or ').map(slotNames);

/**
 * Parses the file of one dish.
 *
 * @throws TableError with the position of what is wrong.
 */
export const parseDish = (file: string, text: string, shared: SharedParts): DishTemplate => {
  const [head, ...blocks] = readBlocks(file, text, dishGrammar);
  if (head?.entry !== 'dish') throw new TableError(`${file}:1: dish: the first line is "dish: NAME".`);
  const { cells } = head;
  const all = (...entries: string[]): Block[] => blocks.filter(({ entry }) => entries.includes(entry));
  const expand: Expand = (words) =>
    words
      .replaceAll('{hot}', HOT_PAN)
      .replaceAll('{vessel}', cells['vessel'] ?? 'large frying pan')
      .replaceAll('{heat}', cells['heat'] ?? 'medium');
  for (const second of all('dish')) second.fail('dish', 'a file holds one dish.');
  const required = slotLists(head.cell('requires'));
  const stepBlocks = all('use', ...Object.keys(stepTypes));
  const template: DishTemplate = {
    name: head.value,
    noun: head.cell('noun'),
    glutenFreeNoun: cells['gluten-free noun'] ?? null,
    course: oneOf(head, 'course', courses),
    altCourse: cells['also'] === undefined ? null : oneOf(head, 'also', courses),
    skill: oneOf(head, 'skill', skillLevels),
    titleSlots: listOf(head.cell('title from')),
    required,
    triggers: cells['called for by'] === undefined ? required : slotLists(cells['called for by']),
    cuisineOnly: head.cell('cuisine only') === 'yes',
    namedOnly: head.cell('named only') === 'yes',
    scorePenalty: Number(head.cell('penalty')),
    named: all('name').map(parseNamed),
    slots: all('slot', 'slots').flatMap((block) => parseSlots(block, shared)),
    steps: stepBlocks.map((block) => parseStep(block, shared, expand)),
  };
  checkSlots(template, head, stepBlocks);
  return template;
};

/**
 * Parses what dishes share: `slot NAME: ...`, `group NAME: slot, slot`, `step NAME TYPE: text` and `first CLASS TYPE: text`.
 *
 * @throws TableError with the position of what is wrong.
 */
export const parseShared = (file: string, text: string): SharedParts => {
  const shared: SharedParts = { slots: new Map(), groups: new Map(), steps: new Map(), first: [] };
  for (const block of readBlocks(file, text, sharedGrammar)) {
    const { entry, name, value } = block;
    if (entry === 'group') shared.groups.set(name, listOf(value));
    else if (entry === 'slot') {
      const [own = '', like = own] = name.split(' like ');
      // "slow main like main" is another way to fill the same slot
      shared.slots.set(own, { ...parseSlot(block, shared), name: shared.slots.get(like)?.name ?? own });
    } else {
      const words = name.split(' ');
      const step = { ...block, entry: oneOf(block, block.key, Object.keys(stepTypes), words.pop()) };
      if (entry === 'step') shared.steps.set(words.join(' '), step);
      else {
        const cookingClass = oneOf(block, block.key, cookingClasses, words.join(' '));
        shared.first.push({ cookingClass, step: parseStep(step, shared, (said) => said) });
      }
    }
  }
  return shared;
};
