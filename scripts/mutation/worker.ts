// Runs in vitest's worker, instead of its own runner. Repeats each test with each mutant that the test reaches, in the same process: the
// modules are loaded once, and a repetition takes milliseconds. Stryker's own vitest runner loads all modules again for each mutant.
import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { TestRunner, type RunnerTestCase } from 'vitest';
import { OUTCOME_FILE, SLOW_TEST_MS, type Outcome } from './outcome.ts';

/** A mutant whose test passes this often as many mutated places as without it is in an endless loop. */
const ENDLESS_FACTOR = 100;
const ENDLESS_MIN = 1_000_000;

/** Names under which the places are counted that a first run reaches, and a repetition with a mutant. */
const FIRST_RUN = 'first run';
const REPETITION = 'repetition';

const outcome: Outcome = { tests: [], coverage: { static: {}, perTest: {} }, killed: {}, timesTested: {}, spoiled: {} };

let activeMutant: string | undefined;
let passed = 0;
let passedLimit = Infinity;
let strayErrors = 0;

/** The instrumented sources read this object at each mutated place. */
const stryker = {
  mutantCoverage: outcome.coverage,
  currentTestId: undefined as string | undefined,
  get activeMutant() {
    passed += 1;
    if (passed > passedLimit) throw new Error('This mutant does not end.');
    return activeMutant;
  },
};
Object.assign(globalThis, { __stryker__: stryker });

// A rejection that nobody handles fails a run of vitest, so it also kills a mutant.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => (strayErrors += 1));

/** `limit`: how many mutated places it may pass. */
interface Repetition {
  mutant: string | undefined;
  limit: number;
}

const ORIGINAL: Repetition = { mutant: undefined, limit: Infinity };

interface Attempt {
  failed: boolean;
  /** Errors outside of the test function. */
  stray: boolean;
  message: string;
}

const isTimeout = ({ message }: Attempt): boolean => message.startsWith('Test timed out');

/** Which mutant is active in each repetition of a test. Each yield is one repetition. */
function* plan(id: string): Generator<Repetition, void, Attempt> {
  const original = yield ORIGINAL;
  const { static: loaded, perTest } = outcome.coverage;
  const reached = perTest[FIRST_RUN] ?? {};
  delete perTest[FIRST_RUN];
  if (original.failed) {
    if (Object.keys(outcome.timesTested).length > 0)
      outcome.spoiled[id] = `an earlier test, or its own length (${original.message.split('\n', 1)[0]})`;
    else outcome.tests.push({ id, durationMs: 0, error: original.message });
    return;
  }

  const startedAt = performance.now();
  const again = yield ORIGINAL;
  const durationMs = performance.now() - startedAt;
  // What only the first run reaches is made once and kept: a repetition cannot test it, as it cannot test what modules do when loaded.
  for (const mutant of Object.keys(reached)) if (!(mutant in (perTest[id] ?? {}))) loaded[mutant] = 1;
  if (again.failed) outcome.spoiled[id] = 'its own first run';
  if (again.failed || durationMs > SLOW_TEST_MS) {
    delete perTest[id];
    return;
  }
  outcome.tests.push({ id, durationMs });

  const limit = Math.max(passed * ENDLESS_FACTOR, ENDLESS_MIN);
  for (const mutant of Object.keys(perTest[id] ?? {})) {
    if (outcome.killed[mutant]) continue;
    outcome.timesTested[mutant] = (outcome.timesTested[mutant] ?? 0) + 1;
    let attempt = yield { mutant, limit };
    // A stray error may come from what an earlier mutant left behind: it must come twice.
    if (!attempt.failed && attempt.stray) attempt = yield { mutant, limit };
    if (!attempt.failed && !attempt.stray) continue;

    // The test must pass again without the mutant. If it does not, a mutant broke something that outlives the test.
    const controlStartedAt = performance.now();
    const control = yield ORIGINAL;
    // The machine is busy: without the mutant, the test takes too long too.
    if (isTimeout(attempt) && performance.now() - controlStartedAt > SLOW_TEST_MS) continue;
    const isSpoiled = control.failed && (yield ORIGINAL).failed;
    outcome.killed[mutant] = { test: id, message: attempt.message };
    if (isSpoiled) {
      outcome.spoiled[id] = `mutant ${mutant}`;
      return;
    }
  }
}

export default class MutationRunner extends TestRunner {
  #plan: ReturnType<typeof plan> | undefined;
  #attempt: Attempt | undefined;
  #id = '';

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode !== 'run' && test.mode !== 'queued') return;
    test.repeats = Infinity;
    this.#id = `${test.file.name} > ${test.fullTestName}`;
    this.#plan = plan(this.#id);
    this.#attempt = undefined;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    const next = this.#plan!.next(this.#attempt!);
    if (next.done) {
      stryker.currentTestId = undefined;
      test.context.skip();
    }
    ({ mutant: activeMutant, limit: passedLimit } = next.value ?? ORIGINAL);
    stryker.currentTestId = [FIRST_RUN, this.#id][options.repeats] ?? REPETITION;
    passed = 0;
    strayErrors = 0;
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    await setImmediate(); // Node reports rejections that nobody handled
    // What runs between tests is the original.
    ({ mutant: activeMutant, limit: passedLimit } = ORIGINAL);
    const failed = test.result?.state === 'fail';
    this.#attempt = { failed, stray: strayErrors > 0, message: test.result?.errors?.[0]?.message ?? 'an error outside of the test' };
    if (test.result) delete test.result.errors;
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    delete outcome.coverage.perTest[REPETITION];
    writeFileSync(OUTCOME_FILE, JSON.stringify(outcome));
  }
}
