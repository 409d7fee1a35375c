/** Ranks of `bulk` calls begin here, so that all `interactive` calls come before them. */
export const BULK_RANK_OFFSET = 2 ** 50;

export interface Queued {
  /** Lower ranks come first. */
  readonly rank: number;
  /** The queue that it is in. */
  queue: object | undefined;
}

/** A queue sorted by rank. Joining at the end and leaving from the front take constant time on average. */
export class Queue<Member extends Queued> {
  #members: Member[] = [];
  #head = 0;

  get size(): number {
    return this.#members.length - this.#head;
  }

  get first(): Member | undefined {
    return this.#members[this.#head];
  }

  join(member: Member): void {
    this.#members.splice(this.#head + this.countBefore(member.rank), 0, member);
    member.queue = this;
  }

  leave(member: Member): void {
    const index = this.#head + this.countBefore(member.rank);
    member.queue = undefined;
    if (index > this.#head) this.#members.splice(index, 1);
    // Members that left from the front stay in the array until they are half of it.
    else if (++this.#head > this.#members.length / 2) {
      this.#members = this.#members.slice(this.#head);
      this.#head = 0;
    }
  }

  countBefore(rank: number): number {
    let low = this.#head;
    let high = this.#members.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#members[middle]!.rank < rank) low = middle + 1;
      else high = middle;
    }
    return low - this.#head;
  }

  /** Up to `count` members from this position on; the first one has position 0. */
  slice(position: number, count: number): Member[] {
    return this.#members.slice(this.#head + position, this.#head + position + count);
  }
}
