/** How one row of the matrix ended. */
export interface Result {
  passed: boolean;
  /** What the programs printed, if they failed. */
  output?: string;
}

/** How the rows of a part of the matrix ended; the others passed. */
export interface Counts {
  failed: number;
  /** Rows that need something that this machine does not have. */
  leftOut: number;
}

/** Runs one row of the matrix and prints its result. */
export const report = async (name: string, run: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now();
  const result = await run();
  const milliseconds = Math.round(performance.now() - startedAt);
  console.log(
    `${result.passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)} ${milliseconds} ms${result.passed ? '' : `\n${result.output ?? ''}`}`,
  );
  return result;
};
