/** A member of a queue. */
export interface Queued {
  /** Lower ranks come first. */
  readonly rank: number;
  isQueued: boolean;
}

/** A queue sorted by rank. Joining at the end and leaving take constant time on average. */
export class Queue<Member extends Queued> {
  #members: Member[] = [];
  #head = 0;
  size = 0;

  join(member: Member): void {
    this.#members.splice(this.#head + this.#indexOf(member.rank), 0, member);
    member.isQueued = true;
    this.size++;
  }

  leave(member: Member): void {
    member.isQueued = false;
    this.size--;
    if (this.#members[this.#head] === member) this.#head++;
    // Members that left stay in the array until they are most of it.
    if (this.#members.length > 2 * this.size + 64) {
      this.#members = this.all();
      this.#head = 0;
    }
  }

  /** At most how many members are before this rank: exact, unless members have left. */
  countBefore(rank: number): number {
    return Math.min(this.#indexOf(rank), this.size);
  }

  get first(): Member | undefined {
    while (this.#members[this.#head]?.isQueued === false) this.#head++;
    return this.#members[this.#head];
  }

  /** All members, in order. */
  all(): Member[] {
    return this.#members.slice(this.#head).filter(({ isQueued }) => isQueued);
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
