import { lemmaOf } from '../text/lemma.js';
import { listOf } from '../text/read-table.js';
import { isLemma, isPlural, skip, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { ingredientIndex, phraseEndingAt } from './ingredient-index.js';
import { wordsIn } from './name-words.js';
import { mapOf } from './tables.generated.js';

const severals = mapOf('several-names.tsv', ['name', 'means', 'cut'], ({ cells }) => ({
  means: cells.means,
  cut: listOf(cells.cut).map(lemmaOf),
}));

/** Whether a word in the plural means another food: "peppers". */
export const isOtherPlural = (token: Token): boolean => severals().has(token.lemma) && isPlural(token);

/** Most words of a name that begins with such a spice: "pepper jack cheese". */
const LONGEST_NAME = 3;

/** Whether a longer name that is known begins there: "pepper steak". */
const beginsName = (tokens: readonly Token[], at: number): boolean => {
  const words = wordsIn(tokens.slice(at, at + LONGEST_NAME));
  return words.some((_, index) => index > 0 && ingredientIndex().entries.has(words.slice(0, index + 1).join(' ')));
};

/** A name with what it means if there are several or they are cut: bell pepper for "peppers", "2 pepper" and "pepper, diced". */
export const asSeveral = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(({ lemma }) => severals().has(lemma))) return tokens;
  return tokens.map((token, at) => {
    const row = severals().get(token.lemma);
    const words = row ? wordsIn(tokens.slice(0, at + 1)) : [];
    if (!row || phraseEndingAt(words, words.length)?.words.length !== 1 || beginsName(tokens, at)) return token;
    const [before, behind] = [tokens[at - 1], tokens[skip(tokens, at + 1, ',')]];
    const isSeveral = isPlural(token) || before?.type === 'number' || [before, behind].some((word) => isLemma(word, ...row.cut));
    return isSeveral ? { ...token, lemma: row.means } : token;
  });
};

/** The same of the name of a line whose amount and preparation stand apart. */
export const severalName = (name: string, isCounted: boolean, preparation: string | null): string => {
  const row = severals().get(name.toLowerCase());
  const isCut = row && preparation !== null && tokenize(preparation).some((token) => isLemma(token, ...row.cut));
  return row && (isCounted || isCut) ? row.means : name;
};
