import type { IsolatedServices, IsolatedState } from './isolated-services.js';
import type { MockService } from './mock-service.js';
import type { PlainState, ServiceState } from './state.js';

/** The members of a mock that act on its whole state. */
type Lifecycle = Pick<MockService, 'snapshot' | 'restore' | 'reset'>;

/** What a snapshot holds. */
interface SnapshotState extends PlainState {
  isolated: IsolatedState[];
}

const SNAPSHOT_VERSION = 1;

/** `abortPending` drops the requests that wait. */
export const createLifecycle = (state: ServiceState, isolated: IsolatedServices, abortPending: () => void): Lifecycle => {
  const read = (): SnapshotState => structuredClone({ ...state.snapshot(), isolated: isolated.snapshot() });
  const write = (snapshot: SnapshotState): void => {
    state.restore(snapshot);
    isolated.restore(snapshot.isolated);
  };
  return {
    snapshot: () => ({ version: SNAPSHOT_VERSION, state: { ...read() } }),
    restore(snapshot) {
      const version: number = snapshot.version;
      if (version !== SNAPSHOT_VERSION) {
        throw new TypeError(`Unsupported snapshot version ${version} (expected ${SNAPSHOT_VERSION}).`);
      }
      const restored = structuredClone(snapshot.state) as unknown as SnapshotState;
      const before = read();
      abortPending();
      try {
        write(restored);
      } catch (error) {
        write(before);
        throw error;
      }
    },
    reset(target) {
      if (target === undefined) abortPending();
      state.reset(target);
      for (const service of isolated.all()) service.reset(target);
    },
  };
};
