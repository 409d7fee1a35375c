import { capitalLike } from '../text/capitalize.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import type { ToneStyle } from './parse-style.js';

/** Words that were replaced by others, as the change says them. */
export interface Rewording {
  from: string;
  to: string;
}

interface Edit extends Rewording {
  start: number;
  end: number;
}

/** Behind one of these, a verb is something the cook is asked to do. */
const leadsToVerb: ReadonlySet<string> = new Set(['and', 'then', '.', '!', '?', ';', ':', ',']);
/** A verb with one of these behind it is another verb: "whisk in", "fold up". */
const particles: ReadonlySet<string> = new Set(['in', 'up', 'off', 'out', 'over', 'down', 'together', 'away', 'back', 'through']);
/** Behind these, "in" begins a place: "place in a bowl". */
const placing: ReadonlySet<string> = new Set(['place', 'put', 'transfer', 'pop']);
const objects: ReadonlySet<string> = new Set(['it', 'them', 'all', 'your', 'each', 'both', 'everything', 'half']);

const isOrder = (tokens: readonly Token[], at: number): boolean => {
  const { verb, verbForm } = tokens[at] as Token;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (verb === null || verbForm !== 'base' || next === undefined) return false;
  if (before !== undefined && !leadsToVerb.has(before.lemma)) return false;
  if (particles.has(next.lemma)) return placing.has(verb);
  return hasTag(next, 'article', 'preposition') || objects.has(next.lemma);
};

const editsOf = (text: string, tokens: readonly Token[], { verbs, phrases }: ToneStyle): Edit[] => {
  const edits: Edit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { verb, start, end } = tokens[at] as Token;
    const other = verb !== null && isOrder(tokens, at) ? verbs.get(verb) : undefined;
    if (other !== undefined) {
      edits.push({ start, end, from: text.slice(start, end), to: capitalLike(text.slice(start, end), other) });
      continue;
    }
    const phrase = phrases.at(tokens, at);
    if (!phrase) continue;
    const from = text.slice(phrase.start, phrase.end);
    const isMeant = from.toLowerCase() === phrase.value.words && (!phrase.value.beforeNumber || tokens[phrase.to]?.type === 'number');
    if (isMeant && from.toLowerCase() !== phrase.value.to)
      edits.push({ start: phrase.start, end: phrase.end, from, to: capitalLike(from, phrase.value.to) });
    at = phrase.to - 1;
  }
  return edits;
};

/** Without the blank, or the comma, that a word which is gone leaves behind. */
const gapBehind = (text: string, end: number): number => {
  let next = end;
  if (text[next] === ',') next++;
  while (text[next] === ' ') next++;
  return next;
};

/** The text in the words of a style, and what was replaced. */
export const reword = (text: string, style: ToneStyle): { text: string; rewordings: Rewording[] } => {
  const edits = editsOf(text, tokenize(text), style);
  let result = '';
  let at = 0;
  for (const { start, end, to } of edits) {
    result += text.slice(at, start) + to;
    at = to === '' ? gapBehind(text, end) : end;
    // what was left out may have begun a sentence
    const isStart = result.trimEnd() === '' || /[.!?]\s*$/.test(result);
    if (to === '' && isStart && at < text.length) {
      result += (text[at] as string).toUpperCase();
      at++;
    }
  }
  return { text: result + text.slice(at), rewordings: edits.map(({ from, to }) => ({ from, to })) };
};
