import { cuisines, skillLevels, type Method } from '../../src/contract/enums.js';
import { cookingClasses } from '../../mock/kitchen/ingredients/cooking-class.js';
import { kinds } from '../../mock/kitchen/ingredients/ingredient.js';
import { groupPairs, listOf, numberIn, oneOf, oneOfEach, TableError } from '../../mock/kitchen/text/read-table.js';
import { lemmaKey } from '../../mock/kitchen/text/tokenize.js';
import {
  courses,
  cuisineLists,
  workTypes,
  type Clause,
  type DishTemplate,
  type IngredientSlot,
  type NamedDish,
  type Need,
  type StepTemplate,
} from '../../mock/kitchen/dishes/dish.js';
import { readBlocks, withWords, type Block, type Grammar } from './read-blocks.ts';
import { parseText, slotNames, slotsNamedIn } from './parse-text.ts';

/** What all dishes may use, by name. */
export interface SharedParts {
  slots: Map<string, IngredientSlot>;
  /** Every dish has the slots of the group "always". */
  groups: Map<string, readonly string[]>;
  /**
   * `<slot>` in them is the slot that the dish names; `{vessel}` and `{heat}` are those of the dish. Every dish begins with the steps "first" and
   * ends with the steps "last".
   */
  steps: ReadonlyMap<string, readonly Block[]>;
}

const emptySlot: Omit<IngredientSlot, 'name'> = { accepts: [], grams: 0, most: 1, buy: [], satisfiedBy: [], only: [] };

/** What a phrase of a slot changes, by its first words. */
const slotPhrases: readonly (readonly [opening: string, change: (text: string, block: Block) => Partial<IngredientSlot>])[] = [
  ['accepts', (text, block) => ({ accepts: listOf(text).map((name) => oneOf(block, block.key, cookingClasses, name)) })],
  ['at most', (text) => ({ most: Number(text) })],
  ['buy', (text) => ({ buy: listOf(text) })],
  ['from no list', () => ({ cuisineList: undefined })],
  ['from', (text, block) => ({ cuisineList: oneOf(block, block.key, cuisineLists, text) })],
  ['satisfied by', (text) => ({ satisfiedBy: listOf(text) })],
  ['only', (text) => ({ only: listOf(text) })],
  ['never bought', () => ({ buy: [], cuisineList: undefined, optional: false, satisfiedBy: [] })],
  ['optional', () => ({ optional: true })],
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

const sharedSlot = ({ slots }: SharedParts, name: string, block: Block): IngredientSlot =>
  slots.get(name) ?? block.fail(block.key, `there is no shared slot "${name}".`);

/** `slot NAME [like SHARED]: PHRASE; PHRASE`. Without `like` and without `accepts` it is the shared slot of the same name with changes. */
const parseSlot = (block: Block, shared: SharedParts): IngredientSlot => {
  const [name = '', like] = block.name.split(' like ');
  const changes = listOf(block.value, ';').map((phrase) => parseSlotPhrase(phrase, block));
  const isNew = like === undefined && changes.some(({ accepts }) => accepts !== undefined);
  const slot: IngredientSlot = Object.assign({}, isNew ? emptySlot : sharedSlot(shared, like ?? name, block), ...changes, { name });
  const isUsable = slot.grams > 0 && slot.most >= 1;
  return isUsable ? slot : block.fail(block.key, 'a slot needs grams ("80 g") and room for one ingredient at least ("at most 2").');
};

/** `slots: NAME, GROUP` */
const parseSlots = (block: Block, shared: SharedParts): IngredientSlot[] =>
  listOf(block.value)
    .flatMap((name) => shared.groups.get(name) ?? [name])
    .map((name) => sharedSlot(shared, name, block));

const stepTypes: Readonly<Record<string, { phase: StepTemplate['phase']; method: Method | null; minutes: number }>> = {
  prep: { phase: 'prep', method: null, minutes: 5 },
  cook: { phase: 'cook', method: 'stovetop', minutes: 5 },
  bake: { phase: 'cook', method: 'oven', minutes: 20 },
  grill: { phase: 'cook', method: 'grill', minutes: 10 },
  mix: { phase: 'assemble', method: null, minutes: 2 },
  rest: { phase: 'rest', method: null, minutes: 5 },
  serve: { phase: 'serve', method: null, minutes: 1 },
};

const MINUTES_PATTERN = /^(\w+) ([a-z+]+)(?: plus (-?\d+))?$/;

/** `8`, or `simmer main+hard plus 5`: as long as the slowest of them simmers, and five more. */
const parseMinutes = (block: Block, usual: number): StepTemplate['minutes'] => {
  const { minutes } = block.cells;
  const [, by, slots = '', plus = 0] = MINUTES_PATTERN.exec(minutes ?? '') ?? [];
  if (by !== undefined) return { of: slotNames(slots), by: oneOf(block, 'minutes', workTypes, by), plus: Number(plus) };
  return { of: [], by: 'fry', plus: minutes === undefined ? usual : numberIn(block, 'minutes', 1) };
};

const textOf = (block: Block): Clause[] => parseText(block.value, (problem) => block.fail(block.key, problem));

const parseStep = (block: Block): StepTemplate => {
  const { phase, method, minutes } = stepTypes[block.entry]!;
  const { done = null, oven, beginner, advanced } = block.cells;
  const ovenF = oven === undefined ? null : numberIn(block, 'oven', 1);
  return {
    phase,
    text: textOf(block),
    minutes: parseMinutes(block, minutes),
    method: method ?? (ovenF === null ? null : 'oven'),
    ovenF,
    cooks: slotNames(block.cell('cooks')),
    tools: listOf(block.cell('tools')),
    doneWhen: done,
    tips: { beginner, advanced },
  };
};

/** The blocks of a line "use: boil base". */
const usedSteps = (block: Block, { steps }: SharedParts): Block[] => {
  const [name = '', slot = ''] = block.value.split(' ');
  const used = steps.get(name) ?? block.fail('use', `there is no shared step "${name}".`);
  return used.map((one) => withWords(one, { '<slot>': slot }));
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
    title: textOf(block),
    needs,
    without: parseNeed(block.cell('without'), 'without', block),
    cuisine: block.cells['cuisine'] === undefined ? null : oneOf(block, 'cuisine', cuisines),
  };
};

/** What a step may name besides the slots of a dish. */
const namesOfAll: readonly string[] = ['unprepared', ...cookingClasses.map((name) => `any ${name}`)];

/** Fails if a line names a slot that the dish does not have. */
const checkNames = (names: readonly string[], slots: readonly IngredientSlot[], block: Block): void => {
  const unknown = names.find((name) => !namesOfAll.includes(name) && !slots.some((slot) => slot.name === name));
  if (unknown !== undefined) block.fail(block.key, `names the slot "${unknown}", but the dish has no such slot.`);
};

const stepLines = ['minutes', 'done', 'cooks', 'tools', 'oven', 'beginner', 'advanced'];

const grammar: Grammar = {
  dish: ['noun', 'gluten-free noun', 'course', 'skill', 'title from', 'requires', 'called for by', 'named only', 'penalty', 'vessel', 'heat'],
  name: ['needs', 'without', 'cuisine'],
  slot: [],
  slots: [],
  group: [],
  use: [],
  ...Object.fromEntries(Object.keys(stepTypes).map((type) => [type, stepLines])),
}; // prettier-ignore

/** `flour+yeast or pastry`: lists of slots. */
const slotLists = (text: string): string[][] => listOf(text, ' or ').map(slotNames);

/** The slots that no step up to the last cooking names: what is in them is added later. */
const rawSlots = (slots: readonly IngredientSlot[], steps: readonly StepTemplate[]): ReadonlySet<string> => {
  const heated = steps.slice(0, steps.findLastIndex(({ phase }) => phase === 'cook') + 1).flatMap(({ text }) => slotsNamedIn(text));
  return new Set(slots.map(({ name }) => name).filter((name) => !heated.includes(name)));
};

const HOT_PAN = '[first fat: Heat {fat} in a {vessel} over {heat} heat. ]';

/**
 * Parses the file of one dish.
 *
 * @throws TableError with the position of what is wrong.
 */
export const parseDish = (file: string, text: string, shared: SharedParts): DishTemplate => {
  const [head, ...blocks] = readBlocks(file, text, grammar);
  if (head?.entry !== 'dish') throw new TableError(`${file}:1: dish: the first line is "dish: NAME".`);
  const { cells } = head;
  const all = (...entries: string[]): Block[] => blocks.filter(({ entry }) => entries.includes(entry));
  for (const second of all('dish')) second.fail('dish', 'a file holds one dish.');
  const words = { '{hot}': HOT_PAN, '{vessel}': cells['vessel'] ?? 'large frying pan', '{heat}': cells['heat'] ?? 'medium' };
  const stepBlocks = [
    ...(shared.steps.get('first') ?? []),
    ...all('use', ...Object.keys(stepTypes)).flatMap((block) => (block.entry === 'use' ? usedSteps(block, shared) : [block])),
    ...(shared.steps.get('last') ?? []),
  ].map((block) => withWords(block, words));
  const slots = [
    ...all('slot', 'slots').flatMap((block) => (block.entry === 'slot' ? [parseSlot(block, shared)] : parseSlots(block, shared))),
    ...(shared.groups.get('always') ?? []).map((name) => sharedSlot(shared, name, head)),
  ];
  const steps = stepBlocks.map(parseStep);
  const raw = rawSlots(slots, steps);
  const required = slotLists(head.cell('requires'));
  const template: DishTemplate = {
    name: head.value,
    noun: head.cell('noun'),
    glutenFreeNoun: cells['gluten-free noun'] ?? null,
    courses: oneOfEach(head, 'course', courses),
    skill: oneOf(head, 'skill', skillLevels),
    titleSlots: listOf(head.cell('title from')),
    required,
    triggers: cells['called for by'] === undefined ? required : slotLists(cells['called for by']),
    namedOnly: head.cell('named only') === 'yes',
    scorePenalty: Number(head.cell('penalty')),
    named: all('name').map(parseNamed),
    slots: slots.map((slot) => (raw.has(slot.name) ? { ...slot, raw: true } : slot)),
    steps,
  };
  checkNames([...template.titleSlots, ...required.flat(), ...template.triggers.flat()], slots, head);
  const named = template.steps.map((step) => slotsNamedIn(step.text));
  for (const [index, block] of stepBlocks.entries())
    checkNames([...(named[index] ?? []), ...(template.steps[index]?.cooks ?? [])], slots, block);
  const unused = slots.find(({ name }) => !named.flat().includes(name));
  return unused ? head.fail('dish', `has the slot "${unused.name}", but no step names it.`) : template;
};

/**
 * Parses what dishes share: `slot NAME: ...`, `group NAME: slot, slot` and steps with a name, `cook NAME: text`.
 *
 * @throws TableError with the position of what is wrong.
 */
export const parseShared = (file: string, text: string): SharedParts => {
  const blocks = readBlocks(file, text, grammar);
  const all = (...entries: string[]): Block[] => blocks.filter(({ entry }) => entries.includes(entry));
  const shared: SharedParts = {
    slots: new Map(),
    groups: new Map(all('group').map(({ name, value }) => [name, listOf(value)])),
    steps: groupPairs(all(...Object.keys(stepTypes)).map((block) => [block.name, block])),
  };
  for (const block of all('slot')) {
    const slot = parseSlot(block, shared);
    shared.slots.set(slot.name, slot);
  }
  return shared;
};
