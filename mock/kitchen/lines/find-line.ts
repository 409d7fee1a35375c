import type { Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { readLabel, withLabel } from '../ingredients/label-statements.js';
import { isNoise, splitAt } from '../ingredients/name-words.js';
import { severalName } from '../ingredients/several-names.js';
import { hasTag, isLemma, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { unitOf } from '../text/units.js';
import { endOf, findRule } from './line-grammar.js';
import { parseLine, type ParsedLine } from './parse-line.js';

type StateOf = Pick<ParsedLine, 'preparation' | 'unit'> & Partial<Pick<ParsedLine, 'note'>>;

const stateOf = ({ preparation, note, unit }: StateOf): string | undefined => {
  const said = [preparation, note].flatMap((text) => tokenize(text ?? ''));
  if (findRule('cooked', said) >= 0) return 'cooked';
  return unit === 'can' || unit === 'jar' || findRule('canned', said) >= 0 ? 'canned' : undefined;
};

/** The name of a line, or what it means because it is counted or cut: "1 pepper". */
export const nameOfLine = ({ name, quantity, unit, preparation }: Pick<ParsedLine, 'name' | 'quantity' | 'preparation' | 'unit'>): string =>
  severalName(name, quantity !== null && unit === null, preparation);

/** Rows of food that was made ready are called so: "canned lentil" is an alias of "cooked lentil". */
const isMade = ({ ingredient: { name } }: Match): boolean => name.startsWith('canned ') || name.startsWith('cooked ');

/**
 * What a line of a list is about: "1 cup cooked lentils" are not lentils as they are bought, a can of tuna is not fresh, and "vegetable, chicken or
 * beef broth" is any of three broths.
 */
export const findLine = (line: Pick<ParsedLine, 'name' | 'quantity'> & StateOf): Match | undefined => {
  const given = nameOfLine(line);
  // in "vegetable, chicken or beef broth" all three are alternatives
  const name = given.includes(' or ') ? given.replaceAll(/, (?:or )?/g, ' or ') : given;
  const state = stateOf(line);
  const made = state && find(`${state} ${name}`);
  const match = made && made.matchType !== 'class' && isMade(made) ? made : find(name);
  const { preparation, note = null } = line;
  return preparation === null && note === null ? match : withLabel(match, readLabel(name, preparation ?? '', note ?? ''));
};

/** What is taken instead or as well: "or milk", "plus 2 eggs", "1 tbsp butter"; but not "or more" nor "or as needed". */
const otherIn = (segment: readonly Token[]): readonly Token[] | undefined => {
  if (segment[0]?.type === 'number') return segment;
  const isJoined = isLemma(segment[0], 'or', 'plus', 'and') && segment.length > 1 && endOf('no_names', segment, 1) === undefined;
  return isJoined ? segment.slice(1) : undefined;
};

/** What an ingredient comes in, was cooked with, or what somebody takes for it: "cooked with butter", "I use ghee". */
const accompanimentIn = (segment: readonly Token[]): readonly Token[] | undefined => {
  const at = segment.findIndex((token) => isLemma(token, 'with', 'in', 'use', 'used', 'prefer'));
  return at < 0 || at === segment.length - 1 ? undefined : segment.slice(at + 1);
};

const namesOf = (parts: readonly (readonly Token[] | undefined)[]): string[] =>
  parts
    .flatMap((part) => (part ? [parseLine(textOf(part)).name] : []))
    .filter((name) => !isNoise(tokenize(name)) && unitOf(name) === undefined);

/** The foods that stand on one line with the ingredient: "rice, naan and yogurt". What is taken off it is not in it: "seeds and ribs removed". */
const listedIn = (segment: readonly Token[]): Match[] =>
  segment.some((token) => hasTag(token, 'negation') || isLemma(token, 'removed', 'discarded', 'reserved'))
    ? []
    : namesOf(splitAt(segment, (token) => isLemma(token, 'and', 'or', 'plus')).filter((part) => endOf('part_of_it', part) === undefined))
        .flatMap((name) => find(name) ?? [])
        .filter(({ matchType }) => matchType !== 'class' && matchType !== 'part');

/**
 * What a line names besides its ingredient: "water (or chicken broth)", "sugar plus 2 eggs", "rice, cooked with butter". `undefined` stands for what
 * may take its place or comes on top and is not known.
 */
export const findOthers = ({ note, preparation }: Pick<ParsedLine, 'note' | 'preparation'>): (Match | undefined)[] => {
  const segmentsOf = (text: string | null) => (text ?? '').split(',').map(tokenize);
  const [noted, prepared] = [segmentsOf(note), segmentsOf(preparation)];
  const segments = [...noted, ...prepared];
  const accompaniments = namesOf(segments.map(accompanimentIn)).flatMap((name) => find(name) ?? []);
  // one food alone in a note may be the heading of a part of the recipe: "Cake: 2 cups flour"
  const inNote = noted.flatMap(listedIn);
  return [
    ...namesOf(segments.map(otherIn)).map(find),
    ...accompaniments,
    ...(inNote.length > 1 ? inNote : []),
    ...prepared.flatMap(listedIn),
  ];
};
