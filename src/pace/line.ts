/** Whoever waits: lower ranks first. */
export interface Waiting {
  rank: number;
  /** True once it waits no more. */
  gone: boolean;
}

/** A line that one can leave at any place, and join at the place of one's rank. Joining at the end, and leaving, cost the same at any length. */
export class Line<Member extends Waiting> {
  #members: Member[] = [];
  #head = 0;
  /** How many wait. */
  size = 0;

  join(member: Member): void {
    this.#members.splice(this.#head + this.ahead(member), 0, member);
    member.gone = false;
    this.size++;
  }

  /** How many stand before the place of this one, those who have left aside or not. */
  ahead({ rank }: Waiting): number {
    let low = this.#head;
    for (let high = this.#members.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.#members[middle]!.rank < rank) low = middle + 1;
      else high = middle;
    }
    return low - this.#head;
  }

  leave(member: Member): void {
    member.gone = true;
    this.size--;
    if (this.#members[this.#head] === member) this.#head++;
    if (this.#members.length > 2 * this.size + 64) {
      this.#members = this.all();
      this.#head = 0;
    }
  }

  get first(): Member | undefined {
    while (this.#members[this.#head]?.gone) this.#head++;
    return this.#members[this.#head];
  }

  /** All who wait, in order. */
  all(): Member[] {
    return this.#members.slice(this.#head).filter(({ gone }) => !gone);
  }
}
