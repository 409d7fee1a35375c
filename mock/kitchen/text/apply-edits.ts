/** Words that take the place of a part of a text. */
export interface TextEdit {
  start: number;
  end: number;
  to: string;
}

/** The text with parts of it replaced. Of two parts that overlap, the one that begins later counts. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  let result = text;
  let last = Infinity;
  for (const { start, end, to } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    if (end > last) continue;
    result = result.slice(0, start) + to + result.slice(end);
    last = start;
  }
  return result;
};
