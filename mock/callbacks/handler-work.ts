import type { HandlerContext } from './post-callback.js';

/** What handlers still do after their responses. */
export class HandlerWork implements HandlerContext {
  readonly #works = new Set<Promise<void>>();
  readonly #onEnd: () => void;

  /** Calls `onEnd` each time that a work has ended, whether it failed or not. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#works.size;
  }

  /** An arrow function, because it is passed on without its object. */
  readonly waitUntil = (work: Promise<unknown>): void => {
    const ended = Promise.allSettled([work]).then(() => {
      this.#works.delete(ended);
      this.#onEnd();
    });
    this.#works.add(ended);
  };

  clear(): void {
    this.#works.clear();
  }
}
