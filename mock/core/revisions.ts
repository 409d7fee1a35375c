/** What has changed in a log. */
export interface LogChanges<Line> {
  /** Pass it to get the next changes. */
  revision: number;
  /** True if `lines` are all there are, because the log was cleared or nothing was known. */
  isComplete: boolean;
  /** Added and changed lines, oldest first. */
  lines: Line[];
}

/** Numbers the changes of a log, so that a reader can ask for those since the last one that it knows. */
export class Revisions {
  #current = 0;
  /** The revision at which the log was cleared last. */
  #clearedAt = 0;

  /** The number of the next change. */
  next(): number {
    this.#current += 1;
    return this.#current;
  }

  /** The log was cleared. */
  clear(): void {
    this.#clearedAt = this.next();
  }

  /** Those of `lines` that changed after `since`. All of them, if that revision is not of this log. */
  changes<Line>(since: number, lines: readonly Line[], revisionOf: (line: Line) => number): LogChanges<Line> {
    const isComplete = since < this.#clearedAt || since > this.#current;
    const changed = isComplete ? [...lines] : lines.filter((line) => revisionOf(line) > since);
    return { revision: this.#current, isComplete, lines: changed };
  }

  /** True if nothing changed after `since`. */
  isCurrent(since: number): boolean {
    return since === this.#current;
  }
}
