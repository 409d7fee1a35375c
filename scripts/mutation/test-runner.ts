// Stryker's test runner. Its dry run already repeats each test with each mutant (see worker.ts), and a mutant's run looks the result up.
import { readFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { OUTCOME_FILE, type Outcome } from './outcome.ts';

class InProcessTestRunner {
  static readonly inject = ['logger'] as const;
  readonly #log: { warn(message: string): void };
  #outcome: Outcome | undefined;

  constructor(log: { warn(message: string): void }) {
    this.#log = log;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ testFiles }: { testFiles?: string[] }) {
    const vitest = await createVitest('test', { config: 'scripts/mutation/vitest.config.ts', watch: false, reporters: [] });
    await vitest.start(testFiles);
    await vitest.close();
    const outcome: Outcome = JSON.parse(readFileSync(OUTCOME_FILE, 'utf8'));
    this.#outcome = outcome;
    for (const [test, cause] of Object.entries(outcome.spoiled)) this.#log.warn(`Tests no further mutants, spoiled by ${cause}: ${test}`);
    const leftOut = Object.keys(outcome.spoiled).length;
    if (leftOut > 0) this.#log.warn(`${leftOut} tests test no further mutants: what only they notice counts as a survivor.`);
    return {
      status: 'complete',
      mutantCoverage: outcome.coverage,
      tests: outcome.tests.map(({ id, durationMs, error }) => ({
        id,
        name: id,
        timeSpentMs: durationMs,
        ...(error === undefined ? { status: 0 } : { status: 1, failureMessage: error }),
      })),
    };
  }

  mutantRun({ activeMutant: { id } }: { activeMutant: { id: string } }) {
    const killed = this.#outcome?.killed[id];
    const nrOfTests = this.#outcome?.timesTested[id] ?? 0;
    return Promise.resolve(
      killed ? { status: 'killed', killedBy: [killed.test], failureMessage: killed.message, nrOfTests } : { status: 'survived', nrOfTests },
    );
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessTestRunner }];
