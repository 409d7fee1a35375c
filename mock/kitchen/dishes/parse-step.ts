import type { Method } from '../../../src/contract/enums.js';
import type { HeatType, Minutes, StepTemplate } from './dish.js';
import { DataFileError, failAt, type Block } from './parse-blocks.js';
import { toList, type SharedSlots } from './parse-slot.js';
import { parseStepText, StepTextError, type Clause } from './step-text.js';

/** What all dishes may use. */
export interface SharedParts extends SharedSlots {
  /** Steps by name; `{vessel}` and `{heat}` in them are those of the dish. */
  steps: ReadonlyMap<string, Block>;
}

/** The file that is read, as far as its parts need it. */
export interface DishFile {
  file: string;
  vessel: string;
  heat: string;
  shared: SharedParts;
}

const stepTypes: Readonly<Record<string, { phase: StepTemplate['phase']; method: Method | null; minutes: number }>> = {
  cook: { phase: 'cook', method: 'stovetop', minutes: 5 },
  bake: { phase: 'cook', method: 'oven', minutes: 20 },
  grill: { phase: 'cook', method: 'grill', minutes: 10 },
  mix: { phase: 'assemble', method: null, minutes: 2 },
  rest: { phase: 'rest', method: null, minutes: 5 },
  serve: { phase: 'serve', method: null, minutes: 1 },
};

/** True for a line that is a step. */
export const isStep = ({ key }: Block): boolean => key in stepTypes || key === 'use';

export const toSlotNames = (text: string): string[] => toList(text, '+');

const MINUTES_PATTERN = /^(fry|simmer|roast) ([a-z+ ]+?)(?: (plus|minus) (\d+))?$/;

/** `8`, or `simmer main+hard plus 5`: as long as the slowest of them simmers, and five more. */
const parseMinutes = (file: string, block: Block): Minutes => {
  const minutes = Number(block.value);
  if (minutes > 0) return minutes;
  const [, by, slots = '', sign, plus = '0'] =
    MINUTES_PATTERN.exec(block.value) ?? failAt(file, block, 'is neither minutes nor "simmer main plus 5"');
  return { of: toSlotNames(slots), by: by as HeatType, plus: sign === 'minus' ? -Number(plus) : Number(plus) };
};

const HOT_PAN = '[first fat: Heat {fat} in a {vessel} over {heat} heat. ]';

/** The text of a step, or of a title. */
export const parseText = ({ file, vessel, heat }: DishFile, block: Block): Clause[] => {
  const text = block.value.replaceAll('{hot}', HOT_PAN).replaceAll('{vessel}', vessel).replaceAll('{heat}', heat);
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
      return failAt(dish.file, block, `a step has no "${key}"`);
  }
};

const parseOwnStep = (dish: DishFile, block: Block): StepTemplate => {
  const type =
    stepTypes[block.key] ?? failAt(dish.file, block, `"${block.key}" is not a type of step: ${Object.keys(stepTypes).join(', ')}`);
  const step: StepTemplate = Object.assign(
    { ...type, text: parseText(dish, block), ovenF: null, cooks: [], tools: [], doneWhen: null, beginnerTip: null, advancedTip: null },
    ...block.children.map((detail) => parseDetail(dish, detail)),
  );
  return step.ovenF === null || step.method !== null ? step : { ...step, method: 'oven' };
};

/** `use: brown`, or `use: boil base` for a shared step that works on any slot. */
const sharedStep = (dish: DishFile, block: Block): StepTemplate => {
  const [name = '', slot = ''] = block.value.split(' ');
  const shared = dish.shared.steps.get(name) ?? failAt(dish.file, block, `there is no shared step "${name}"`);
  const fill = ({ value, ...rest }: Block): Block => ({
    ...rest,
    value: value.replaceAll('{slot}', `{${slot}}`).replaceAll('<slot>', slot),
  });
  return parseOwnStep(dish, { ...fill(shared), children: shared.children.map(fill) });
};

/** A step of a dish: its own, or a shared one. */
export const parseStep = (dish: DishFile, block: Block): StepTemplate =>
  block.key === 'use' ? sharedStep(dish, block) : parseOwnStep(dish, block);

/** Parses the file of shared steps: blocks of `step NAME TYPE: text`. */
export const parseSharedSteps = (file: string, blocks: readonly Block[]): ReadonlyMap<string, Block> =>
  new Map(
    blocks.map((block) => {
      const [step, name = '', type = ''] = block.key.split(' ');
      return step === 'step' && type in stepTypes ? [name, { ...block, key: type }] : failAt(file, block, 'is not "step NAME TYPE: text"');
    }),
  );
