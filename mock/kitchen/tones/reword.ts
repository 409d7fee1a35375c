import { applyEdits, type TextEdit } from '../text/apply-edits.js';
import { capitalLike } from '../text/capitalize.js';
import { tokenize } from '../text/tokenize.js';
import type { ToneStyle } from './styles.js';

/** Words that were replaced by others, as the change says them; `null` if they came in. */
export interface Rewording {
  from: string | null;
  to: string;
}

/** Without the comma and the blanks that words which are gone leave behind, and with a capital if they began a sentence. */
const leaveOut = (text: string, { start, end }: TextEdit): TextEdit => {
  const behind = end + (/^,? */.exec(text.slice(end))?.[0].length ?? 0);
  const isStart = /(?:^|[.!?])\s*$/.test(text.slice(0, start));
  return isStart ? { start, end: behind + 1, to: text.charAt(behind).toUpperCase() } : { start, end: behind, to: '' };
};

/** The text in the words of a style, and what was replaced. */
export const reword = (text: string, { phrases }: ToneStyle): { text: string; rewordings: Rewording[] } => {
  const tokens = tokenize(text);
  const edits = phrases.all(tokens).flatMap(({ start, end, to: next, value: { entry, becomes } }): TextEdit[] => {
    const from = text.slice(start, end);
    // a plural is not the phrase, and "as it is." is not "as it's."
    const isMeant = from.toLowerCase() === entry && entry !== becomes;
    const isCut = becomes.includes("'") && (tokens[next] === undefined || tokens[next].type === 'symbol');
    return isMeant && !isCut ? [{ start, end, to: capitalLike(from, becomes) }] : [];
  });
  return {
    text: applyEdits(
      text,
      edits.map((edit) => (edit.to === '' ? leaveOut(text, edit) : edit)),
    ),
    rewordings: edits.map(({ start, end, to }) => ({ from: text.slice(start, end), to })),
  };
};
