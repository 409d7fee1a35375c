import { lazy } from '../text/memoize.js';
import { createPhraseSet } from '../text/phrases.js';
import { oneOfEach } from '../text/read-table.js';
import { withoutSpans, type Token } from '../text/token.js';
import { rowsOf } from './read-tables.js';

const roleNames = ['vague', 'deed', 'deed_or_food', 'object', 'way', 'article', 'joint', 'not_food'] as const;

/** What a word of a title or a step means besides a food; `data/step-words.tsv` explains each. */
type StepRole = (typeof roleNames)[number];

const rows = rowsOf('step-words.tsv', ['word', 'roles']).map((row) => ({
  word: row.cells.word,
  roles: oneOfEach(row, 'roles', roleNames),
}));

const rolesOf: ReadonlyMap<string, ReadonlySet<StepRole>> = new Map(rows.map(({ word, roles }) => [word, new Set(roles)]));

const notFood = lazy(() => createPhraseSet(rows.filter(({ roles }) => roles.includes('not_food')).map(({ word }) => word)));

/** Whether a word has a role, as it is written: "melts" is not "melt". */
export const hasRole = (token: Token | undefined, role: StepRole): boolean =>
  token !== undefined && (rolesOf.get(token.text.toLowerCase())?.has(role) ?? false);

/** The tokens without tools, colors and deeds that are named like food: "cheese grater", "honey-colored". */
export const withoutTools = (tokens: readonly Token[]): Token[] => withoutSpans(tokens, (at) => notFood().at(tokens, at)?.to);
