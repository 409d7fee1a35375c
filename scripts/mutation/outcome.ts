/** Written by the worker, read by the test runner; both run in Stryker's copy of the project. */
export const OUTCOME_FILE = 'mutation-outcome.json';

/** Slower tests test no mutants: each would be repeated hundreds of times. */
export const SLOW_TEST_MS = Number(process.env['MUTATION_SLOW_TEST_MS'] ?? 160);

export interface Outcome {
  tests: { id: string; durationMs: number; error?: string }[];
  /** How often each mutant was reached: while modules were loaded, and by each test. */
  coverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  killed: Record<string, { test: string; message: string }>;
  timesTested: Record<string, number>;
  /** Tests that fail without a mutant too, by what broke them: something outlives a test. They test no further mutants. */
  spoiled: Record<string, string>;
}
