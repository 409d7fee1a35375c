/** Ranks of `bulk` calls begin here, so that all `interactive` calls come before them. */
export const BULK_RANK_OFFSET = 2 ** 50;

/** A member of a queue. */
export interface Queued {
  /** Lower ranks come first. */
  readonly rank: number;
  /** The queue that it is in. */
  queue: object | undefined;
}

/** A queue sorted by rank. Joining at the end and leaving take constant time on average. */
export class Queue<Member extends Queued> {
  #members: Member[] = [];
  #head = 0;
  size = 0;
  /** How many of the members are no `bulk` calls. */
  interactive = 0;

  join(member: Member): void {
    const index = this.#head + this.#indexOf(member.rank);
    // A member that comes back may find its old entry.
    const isBack = index < this.#members.length && this.#members[index] === member;
    this.#members.splice(index, isBack ? 1 : 0, member);
    member.queue = this;
    this.#count(member, 1);
  }

  leave(member: Member): void {
    member.queue = undefined;
    this.#count(member, -1);
    if (this.#members[this.#head] === member) this.#head++;
    // Members that left stay in the array until they are most of it.
    if (this.#members.length > 2 * this.size + 64) this.#compact();
  }

  /** How many members are before this rank: never more than there are, and exact unless later ones have left since `from(-Infinity)`. */
  countBefore(rank: number): number {
    return Math.max(0, this.size - (this.#members.length - this.#head - this.#indexOf(rank)));
  }

  get first(): Member | undefined {
    while (this.#head < this.#members.length && this.#members[this.#head]!.queue !== this) this.#head++;
    return this.#members[this.#head];
  }

  /** Up to `count` members from this rank on. */
  from(rank: number, count: number): Member[] {
    if (rank === -Infinity) this.#compact();
    const members: Member[] = [];
    for (let index = this.#head + this.#indexOf(rank); index < this.#members.length && members.length < count; index++) {
      const member = this.#members[index]!;
      if (member.queue === this) members.push(member);
    }
    return members;
  }

  #compact(): void {
    this.#members = this.#members.slice(this.#head).filter(({ queue }) => queue === this);
    this.#head = 0;
  }

  #count({ rank }: Member, change: 1 | -1): void {
    this.size += change;
    if (rank < BULK_RANK_OFFSET) this.interactive += change;
  }

  #indexOf(rank: number): number {
    let low = this.#head;
    let high = this.#members.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#members[middle]!.rank < rank) low = middle + 1;
      else high = middle;
    }
    return low - this.#head;
  }
}
