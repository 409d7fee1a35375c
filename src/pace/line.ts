/** Whoever waits: lower lanes first, within a lane whoever came first. */
export interface Waiting {
  lane: number;
  arrival: number;
  /** True once it waits no more. */
  gone: boolean;
}

const before = (a: Waiting, b: Waiting): boolean => (a.lane - b.lane || a.arrival - b.arrival) < 0;

/** A line that one can also join at the front, keeping seniority, and leave at any place; everything costs the logarithm of its length. */
export class Line<Member extends Waiting> {
  #heap: Member[] = [];
  /** How many wait. */
  size = 0;

  join(member: Member): void {
    const heap = this.#heap;
    let place = heap.push(member) - 1;
    for (let parent; place > 0 && before(member, heap[(parent = (place - 1) >> 1)]!); place = parent) heap[place] = heap[parent]!;
    heap[place] = member;
    member.gone = false;
    this.size++;
  }

  leave(member: Member): void {
    member.gone = true;
    this.size--;
    if (this.#heap[0] === member) this.#drop();
    else if (this.#heap.length > 2 * this.size + 64) this.#heap = this.all().toSorted((a, b) => (before(a, b) ? -1 : 1));
  }

  /** The first in line. */
  get first(): Member | undefined {
    while (this.#heap[0]?.gone) this.#drop();
    return this.#heap[0];
  }

  /** All who wait, in no order. */
  all(): Member[] {
    return this.#heap.filter((member) => !member.gone);
  }

  #drop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (!heap.length) return;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
  }
}
