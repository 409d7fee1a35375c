/** What a terminal shows in one cell. */
interface Cell {
  character: string;
  /** The names of its styles, such as `bold cyan`. */
  style: string;
}

/** What a line showed, and since when. */
export interface Version {
  atMs: number;
  cells: readonly Cell[];
}

/** One line of a terminal: what it showed, in order. */
export type Line = Version[];

/** A piece of output, and when it came. */
export interface Output {
  atMs: number;
  text: string;
}

/** SGR codes: the style that each begins, and the styles that each ends. */
const BEGINS: Record<number, string> = { 1: 'bold', 2: 'dim', 4: 'underline', 31: 'red', 32: 'green', 33: 'yellow', 36: 'cyan' };
const ENDS: Record<number, readonly string[]> = {
  22: ['bold', 'dim'],
  24: ['underline'],
  39: ['red', 'green', 'yellow', 'cyan'],
};

const ESCAPE = String.fromCharCode(27);
const TOKENS = new RegExp(`${ESCAPE}\\[([?\\d;]*)([A-Za-z])|${ESCAPE}[78]|[^]`, 'gu');

/** Splits output so that each line has its own time, at least `stepMs` after the line before: a reader sees them come. */
export const paced = (outputs: readonly Output[], stepMs: number, longestPauseMs: number): Output[] => {
  let shownMs = 0;
  let beforeMs = 0;
  return outputs.flatMap(({ atMs, text }) =>
    (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line) => {
      shownMs += Math.min(Math.max(atMs - beforeMs, stepMs), longestPauseMs);
      beforeMs = atMs;
      return { atMs: shownMs, text: line };
    }),
  );
};

/** The lines that a terminal of `columns` columns shows for this output: line feeds, styles, moves within a line, and erasing to its end. Unlike most terminals, it breaks a line between words. */
export const linesOf = (outputs: readonly Output[], columns: number): Line[] => {
  const lines: Line[] = [];
  const styles = new Set<string>();
  let nowMs = 0;
  let cells: Cell[] = [];
  let column = 0;
  const keep = () => lines.at(-1)?.push({ atMs: nowMs, cells: [...cells] });
  const begin = (first: Cell[]) => {
    cells = first;
    column = first.length;
    lines.push([]);
  };
  const breakLine = (next: string) => {
    const space = cells.findLastIndex(({ character }) => character === ' ');
    const word = next === ' ' || space <= 0 ? [] : cells.splice(space + 1);
    keep();
    begin(word);
  };
  const put = (character: string) => {
    if (column >= columns) {
      breakLine(character);
      if (character === ' ') return;
    }
    cells[column] = { character, style: [...styles].join(' ') };
    column += 1;
  };
  const setStyle = (code: number) => {
    for (const ended of ENDS[code] ?? []) styles.delete(ended);
    const begun = BEGINS[code];
    if (begun !== undefined) styles.add(begun);
  };
  begin([]);
  for (const { atMs, text } of outputs) {
    nowMs = atMs;
    for (const [token, parameters = '', command] of text.matchAll(TOKENS)) {
      if (command === 'm') for (const code of parameters.split(';')) setStyle(Number(code));
      else if (command === 'G') column = Number(parameters || 1) - 1;
      else if (command === 'K') cells.length = Math.min(cells.length, column);
      else if (token === '\n') {
        keep();
        begin([]);
      } else if (!token.startsWith(ESCAPE)) put(token);
    }
    keep();
  }
  const last = lines.findLastIndex((line) => line.some((version) => version.cells.length > 0));
  return lines.slice(0, last + 1);
};
