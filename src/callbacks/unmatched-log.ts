import type { CallbackEvent } from '../contract/callbacks.js';
import type { CallbackMatch } from './store.js';

/** A callback that was not `awaited` when it arrived. */
export interface UnmatchedCallback {
  match: Exclude<CallbackMatch, 'awaited'>;
  callback: CallbackEvent;
}

/** Enough to find out why callbacks do not match. */
const MAX_ENTRIES = 100;
/** Characters of JSON in all entries together. Callbacks may have a megabyte each. */
const MAX_CHARACTERS = 8_000_000;

/** The last unmatched callbacks. They are kept as JSON, because parsed recipes take many times the memory. */
export class UnmatchedLog {
  #stored: { match: UnmatchedCallback['match']; text: string }[] = [];

  add(match: UnmatchedCallback['match'], callback: CallbackEvent): void {
    this.#stored.push({ match, text: JSON.stringify(callback) });
    while (this.#stored.length > MAX_ENTRIES || this.#characters() > MAX_CHARACTERS) this.#stored.shift();
  }

  /** Newest last. */
  get entries(): UnmatchedCallback[] {
    return this.#stored.map(({ match, text }) => ({ match, callback: JSON.parse(text) as CallbackEvent }));
  }

  #characters(): number {
    return this.#stored.reduce((sum, { text }) => sum + text.length, 0);
  }
}
