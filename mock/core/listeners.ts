import { runSafely } from '../../src/util/run-safely.js';

/** Functions that events are reported to. What one throws, or rejects with, is ignored. */
export class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Reports events to `listener` from now on. The returned function ends this. */
  add(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** `toEvent` runs for each listener, so that none can change what another gets. */
  report(toEvent: () => Event): void {
    for (const listener of this.#listeners) runSafely(() => listener(toEvent()));
  }
}
