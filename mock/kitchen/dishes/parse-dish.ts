import { courses, type Course, type DishTemplate, type IngredientSlot } from './dish.js';
import { DataFileError, failAt, type Block } from './parse-blocks.js';
import { parseNamed } from './parse-named.js';
import { parseSlot, toList } from './parse-slot.js';
import { isStep, parseStep, toSlotNames, type DishFile, type SharedParts } from './parse-step.js';
import { slotsNamedIn } from './step-text.js';

const toAlternatives = (text: string): string[][] => toList(text, ' or ').map(toSlotNames);

const parseSlots = ({ file, shared }: DishFile, block: Block): IngredientSlot[] => {
  if (block.key !== 'slots') return [parseSlot(file, block, shared.slots)];
  return toList(block.value)
    .flatMap((name) => shared.groups.get(name) ?? [name])
    .map((name) => shared.slots.get(name) ?? failAt(file, block, `there is no shared slot "${name}"`));
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
  const isKnown = (block: Block): boolean => headers.has(block.key) || isSlot(block) || block.key === 'name' || isStep(block);
  const unknown = blocks.find((block) => !isKnown(block));
  if (unknown) failAt(file, unknown, `a dish has no line "${unknown.key}"`);
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
    steps: blocks.filter(isStep).map((block) => parseStep(dishFile, block)),
  }; // prettier-ignore
  checkSlots(file, template);
  return template;
};
