import { createPhrases, type Phrases } from '../text/phrases.js';
import { TableError, type TableFile } from '../text/read-table.js';

/** What goes on in a step, as far as a tone remarks on it. */
export const phases = ['prepare', 'heat', 'mix', 'fry', 'simmer', 'bake', 'rest', 'chill', 'serve'] as const;
export type CookingPhase = (typeof phases)[number];

/** Words in place of a phrase. */
export interface Replacement {
  /** As the table has it: a plural is not the phrase. */
  words: string;
  to: string;
  /** Only in front of a number: "about 5 minutes". */
  beforeNumber: boolean;
}

/** How one tone sounds. Nothing in it may hold a number, a unit or a food: those belong to the recipe. */
export interface ToneStyle {
  /** Names of the dish; `*` is replaced by its title. */
  titles: readonly string[];
  /** Begin the first step. */
  openings: readonly string[];
  /** Begin some of the steps between. */
  connectors: readonly string[];
  /** Begin the last step. */
  last: readonly string[];
  /** End the last step. */
  closings: readonly string[];
  /** Remarks behind a step, by what goes on in it. */
  remarks: ReadonlyMap<CookingPhase, readonly string[]>;
  /** Whether every step may get a remark, or only every other one. */
  remarksEveryStep: boolean;
  /** Explanations of a verb, said once. */
  terms: ReadonlyMap<string, string>;
  /** Another verb for one that the cook is asked to do. */
  verbs: ReadonlyMap<string, string>;
  phrases: Phrases<Replacement>;
}

const listSections = ['titles', 'openings', 'connectors', 'last', 'closings'] as const;
const isPhase = (word: string): word is CookingPhase => (phases as readonly string[]).includes(word);

const pairOf = (line: string): [left: string, right: string] => {
  const at = line.indexOf('=');
  return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

const toReplacement = (line: string): readonly [string, Replacement] => {
  const [left, right] = pairOf(line);
  const beforeNumber = left.endsWith(' #');
  const words = beforeNumber ? left.slice(0, -2) : left;
  return [words, { words, to: beforeNumber ? right.replace(' #', '') : right, beforeNumber }];
};

/** The lines of each section: `## name`, and what follows it. */
const sectionsOf = ({ file, text }: TableFile): Map<string, string[]> => {
  const sections = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('## ')) {
      const name = line.slice('## '.length);
      const [first, phase] = name.split(' ');
      const isKnown = ([...listSections, 'terms', 'verbs', 'phrases', 'remarks'] as readonly string[]).includes(first ?? '');
      if (!isKnown || (phase !== undefined && !isPhase(phase))) throw new TableError(`${file}:${index + 1}: "${name}" is not a section.`);
      sections.set(name, (lines = []));
    } else if (lines) lines.push(line);
    else throw new TableError(`${file}:${index + 1}: a line comes before the first section. A line with "## titles" comes first.`);
  }
  return sections;
};

/**
 * Reads the style of a tone: sections that begin with `## name`, one entry a line.
 *
 * @throws TableError with file and line if a section is not known or has no place.
 */
export const parseStyle = (file: TableFile): ToneStyle => {
  const sections = sectionsOf(file);
  const lines = (name: string): readonly string[] => sections.get(name) ?? [];
  const [titles = [], openings = [], connectors = [], last = [], closings = []] = listSections.map(lines);
  return {
    titles,
    openings,
    connectors,
    last,
    closings,
    remarks: new Map(phases.map((phase) => [phase, lines(`remarks ${phase}`)])),
    remarksEveryStep: lines('remarks').includes('every step'),
    terms: new Map(lines('terms').map(pairOf)),
    verbs: new Map(lines('verbs').map(pairOf)),
    phrases: createPhrases(lines('phrases').map(toReplacement)),
  };
};
