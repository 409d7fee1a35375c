/** One line of the table that the kitchen is measured by. */
export interface Row {
  what: string;
  bar: string;
  measured: string;
  size: number;
  /** What went wrong, one line each. */
  misses?: readonly string[];
}

/** How many of a set are without a fault, as a row. */
export const share = (what: string, bar: string, misses: readonly string[], size: number): Row => ({
  what,
  bar,
  measured: `${((100 * (size - misses.length)) / size).toFixed(1)} %`,
  size,
  misses,
});
