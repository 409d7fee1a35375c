/** What has changed in a log. */
export interface LogChanges<Line> {
  /** Pass this number to get the next changes. */
  revision: number;
  /**
   * True if `lines` are the whole log and not only the changes. This is so if the log was cleared, or does not know the requested revision.
   */
  isComplete: boolean;
  /** Added and changed lines, oldest first. */
  lines: Line[];
}

/** How a line came into its log. */
export interface Addition {
  /** Its place among the lines of all logs of a service: the number of the change that added it. */
  order: number;
  /** Epoch milliseconds of the machine, whatever the mock's clock says. */
  addedAt: number;
}

export type Ordered<Line> = Line & Addition;

/** The number of the last change in the logs of one service, which share it: so their lines have one order, whatever the clock did. */
export interface ChangeCount {
  last: number;
}

/** Numbers the changes of a log, so that a reader can ask for those since the last one that it knows. */
export class Revisions {
  readonly #count: ChangeCount;
  /** The revision at which the log was cleared last. */
  #clearedAt = 0;

  constructor(count: ChangeCount) {
    this.#count = count;
  }

  /** The number of the next change. */
  next(): number {
    this.#count.last += 1;
    return this.#count.last;
  }

  /** The log was cleared. */
  clear(): void {
    this.#clearedAt = this.next();
  }

  /** Those of `lines` that changed after `since`. All of them, if that revision is not of this log. */
  changes<Line>(since: number, lines: readonly Line[], revisionOf: (line: Line) => number): LogChanges<Line> {
    const { last } = this.#count;
    const isComplete = since < this.#clearedAt || since > last;
    const changed = isComplete ? [...lines] : lines.filter((line) => revisionOf(line) > since);
    return { revision: last, isComplete, lines: changed };
  }

  /** True if nothing changed after `since`. */
  isCurrent(since: number): boolean {
    return since === this.#count.last;
  }
}
