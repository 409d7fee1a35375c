import { capitalLike } from '../text/capitalize.js';
import { hasTag, type Token } from '../text/token.js';
import { applyEdits, type TextEdit } from '../text/apply-edits.js';
import { tokenize } from '../text/tokenize.js';
import type { ToneStyle } from './styles.js';
import { isObject, isOrder } from '../transform/orders.js';
import { isOn } from './word-lists.js';

/** Words that were replaced by others, as the change says them; `null` if they came in. */
export interface Rewording {
  from: string | null;
  to: string;
}

/** Whether another verb may take the place of an order. With a particle behind it, it is another verb: "whisk in", "fold up"; but "place in a bowl". */
const isPlainOrder = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const isPlain = isOn('particle', next?.lemma) ? isOn('places something', tokens[at]?.verb) : isObject(next);
  return isPlain && isOrder(tokens, at);
};

/** Whether another verb fits in front of what follows: nobody plops in it. */
const fits = (other: string, next: Token | undefined): boolean =>
  !other.includes(' ') || !(isOn('pronoun', next?.lemma) || hasTag(next, 'preposition'));

/** Without the comma and the blanks that words which are gone leave behind, and with a capital if they began a sentence. */
const leaveOut = (text: string, start: number, end: number): TextEdit => {
  const behind = end + (/^,? */.exec(text.slice(end))?.[0].length ?? 0);
  const isStart = /(?:^|[.!?])\s*$/.test(text.slice(0, start));
  return isStart ? { start, end: behind + 1, to: text.charAt(behind).toUpperCase() } : { start, end: behind, to: '' };
};

/** The text in the words of a style, and what was replaced. */
export const reword = (text: string, { verbs, phrases }: ToneStyle): { text: string; rewordings: Rewording[] } => {
  const tokens = tokenize(text);
  const edits: TextEdit[] = [];
  const rewordings: Rewording[] = [];
  const replace = (start: number, end: number, other: string): void => {
    const from = text.slice(start, end);
    if (from.toLowerCase() === other) return;
    const to = capitalLike(from, other);
    edits.push(to === '' ? leaveOut(text, start, end) : { start, end, to });
    rewordings.push({ from, to });
  };
  for (let at = 0; at < tokens.length; at++) {
    const { verb, start, end } = tokens[at] as Token;
    const other = verb !== null && isPlainOrder(tokens, at) ? verbs.get(verb) : undefined;
    const phrase = phrases.at(tokens, at);
    if (other !== undefined && fits(other, tokens[at + 1])) replace(start, end, other);
    else if (phrase) {
      const { entry, becomes } = phrase.value;
      const next = tokens[phrase.to];
      // a plural is not the phrase, and "as it is." is not "as it's."
      const isMeant = text.slice(phrase.start, phrase.end).toLowerCase() === entry;
      const isCut = becomes.includes("'") && (next === undefined || next.type === 'symbol');
      if (isMeant && !isCut) replace(phrase.start, phrase.end, becomes);
      at = phrase.to - 1;
    }
  }
  return { text: applyEdits(text, edits), rewordings };
};
