import type { SharedStateStore } from '../../mock/persistence/shared-state.js';

type Row = readonly [json: string, revision: number];

/** A shared state in memory, with the transactions of a database: one at a time, and none of what a failed one wrote. */
export class MemoryState implements SharedStateStore {
  rows = new Map<string, Row>();
  /** Transactions that have ended, failed ones too. */
  count = 0;
  /** Errors of the next transactions: before they begin, or at their end. */
  readonly failures: ('begin' | 'commit')[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #replacedAt = 0;

  transaction: SharedStateStore['transaction'] = (run) => {
    const result = this.#last.then(() => this.#run(run));
    this.#last = result.catch(() => undefined);
    return result;
  };

  async #run(run: Parameters<SharedStateStore['transaction']>[0]): Promise<void> {
    this.count += 1;
    const failure = this.failures.shift();
    if (failure === 'begin') throw new Error('The database does not respond.');
    const rows = new Map(this.rows);
    let replacedAt = this.#replacedAt;
    await run({
      read: async (after) => {
        const found = [...rows].filter(([, [, revision]]) => revision > after).toSorted(([, a], [, b]) => a[1] - b[1]);
        return {
          revision: Math.max(after, ...[...rows.values()].map(([, revision]) => revision)),
          everything: replacedAt > after,
          entries: found.map(([name, [json]]) => [name, json] as const),
        };
      },
      write: async ({ everything, entries }, revision) => {
        if (everything) [replacedAt] = [revision, rows.clear()];
        for (const [name, json] of entries) {
          if (json === null) rows.delete(name);
          else rows.set(name, [json, revision]);
        }
      },
    });
    if (failure === 'commit') throw new Error('The connection broke.');
    this.rows = rows;
    this.#replacedAt = replacedAt;
  }
}
