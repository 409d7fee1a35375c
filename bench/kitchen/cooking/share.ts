/** One line of the table that the kitchen is measured by. */
export interface Row {
  what: string;
  bar: string;
  measured: string;
  size: number;
}

/** How many of a set are without a fault, as a row; the first faults are printed where there are any. */
export const share = (what: string, bar: string, faults: readonly string[], size: number): Row => {
  for (const fault of faults.slice(0, 5)) console.error(`  ${what}: ${fault}`);
  return { what, bar, measured: `${((100 * (size - faults.length)) / size).toFixed(1)} %`, size };
};
