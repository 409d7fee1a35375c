import { defineConfig } from 'vitest/config';
import { SLOW_TEST_MS } from './outcome.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Simulations come last: faster tests kill most mutants. */
const isSimulation = ({ moduleId }: TestSpecification): boolean => /(throughput|worlds|patience|fuzz)\.test\.ts$/.test(moduleId);

class SimulationsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => Number(isSimulation(a)) - Number(isSimulation(b))));
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['test/{src,mock}/**/*.test.ts'],
    exclude: [
      // Real servers, kept for all tests of a framework, are slow and keep state.
      'test/src/callbacks/adapters/frameworks.test.ts',
      // Loads modules again, so that code that runs once in a process would be mutated.
      'test/src/client/late-request.test.ts',
    ],
    runner: 'scripts/mutation/worker.ts',
    setupFiles: 'scripts/mutation/setup.ts',
    // One worker runs all files, so that it knows which mutants are already killed.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: SimulationsLast },
    // A mutant that makes a test wait for ever is killed after this time: thrice what a test that tests mutants may take.
    testTimeout: 3 * SLOW_TEST_MS,
    onConsoleLog: () => false,
  },
});
