/** One line of the table that the kitchen is measured by. */
export interface Measured {
  what: string;
  bar: string;
  measured: string;
  size: number;
  /** What the kitchen got wrong, one line each. */
  misses: readonly string[];
}

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** How many of a set are right, with one line for each miss. */
export const rightOf = (what: string, bar: string, misses: readonly string[], size: number): Measured => ({
  what, bar, measured: percent(size - misses.length, size), size, misses,
}); // prettier-ignore

/** How many of a set are wrong. */
export const wrongOf = (what: string, bar: string, misses: readonly string[], size: number): Measured => ({
  what, bar, measured: `${misses.length} (${percent(misses.length, size)})`, size, misses,
}); // prettier-ignore

/** The lines of a table. */
export const rowsOf = (table: string): string[] => table.split('\n').filter(Boolean);
