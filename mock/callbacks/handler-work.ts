import type { HandlerContext } from './post-callback.js';

/** What handlers still do after their responses. */
export class HandlerWork implements HandlerContext {
  readonly #works = new Set<Promise<unknown>>();
  readonly #onEnd: () => void;

  /** Calls `onEnd` each time that a work has ended, whether it failed or not. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#works.size;
  }

  /** An arrow function, because it is passed on without its object. The same work counts once. */
  readonly waitUntil = (work: Promise<unknown>): void => {
    if (this.#works.has(work)) return;
    this.#works.add(work);
    void Promise.allSettled([work]).then(() => {
      this.#works.delete(work);
      this.#onEnd();
    });
  };

  clear(): void {
    this.#works.clear();
  }
}
