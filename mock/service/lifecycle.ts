import type { IsolatedServices } from './isolated-services.js';
import type { MockService } from './mock-service.js';
import { parseSnapshotState, type SnapshotState } from './snapshot-schema.js';
import type { ServiceState } from './state.js';

/** The members of a mock that act on its whole state. */
type Lifecycle = Pick<MockService, 'snapshot' | 'restore' | 'reset'>;

const SNAPSHOT_VERSION = 1;

/** `abortPending` drops the requests that wait. */
export const createLifecycle = (state: ServiceState, isolated: IsolatedServices, abortPending: () => void): Lifecycle => {
  // The states of isolated services are copies already.
  const read = (): SnapshotState => ({ ...structuredClone(state.snapshot()), isolated: isolated.snapshot() });
  return {
    snapshot: () => ({ version: SNAPSHOT_VERSION, state: { ...read() } }),
    restore(snapshot) {
      const version: number | undefined = (snapshot as typeof snapshot | null)?.version;
      if (version !== SNAPSHOT_VERSION) {
        throw new TypeError(`Unsupported snapshot version ${version} (expected ${SNAPSHOT_VERSION}). Pass what mock.snapshot() returned.`);
      }
      const restored = parseSnapshotState(snapshot.state, state.snapshotTarget());
      abortPending();
      state.restore(restored);
      isolated.restore(restored.isolated);
    },
    reset(target) {
      if (target === undefined) abortPending();
      state.reset(target);
      for (const service of isolated.all()) service.reset(target);
    },
  };
};
