import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { BULK_RANK_OFFSET, Queue, type Queued } from '../../../src/rate-limit/queue.js';
import { createRandom } from '../../support/virtual-clock.js';

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('join' as const),
      rank: fc.nat({ max: 1000 }).map((rank) => (rank < 700 ? rank : rank + BULK_RANK_OFFSET)),
    }),
    fc.record({ do: fc.constant('leave' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('serve' as const) }),
    fc.record({ do: fc.constant('return' as const) }),
  ),
  { maxLength: 400 },
);

property.prop([steps])('a queue is a sorted list after any sequence of adding and removing', (todo) => {
  const queue = new Queue<Queued>();
  let list: Queued[] = [];
  let served: Queued | undefined;
  const taken = new Set<number>();
  const join = (member: Queued) => {
    queue.join(member);
    list = [...list, member].toSorted((a, b) => a.rank - b.rank);
  };
  const leave = (member: Queued) => {
    queue.leave(member);
    list = list.filter((other) => other !== member);
  };
  for (const step of todo) {
    if (step.do === 'join' && !taken.has(step.rank)) {
      taken.add(step.rank);
      join({ rank: step.rank, queue: undefined });
    }
    if (step.do === 'leave' && list.length) {
      served = list[step.which % list.length]!;
      leave(served);
    }
    if (step.do === 'serve' && queue.first) {
      served = queue.first;
      leave(served);
    }
    if (step.do === 'return' && served) {
      join(served);
      served = undefined;
    }
    expect(queue.first).toBe(list[0]);
    expect(queue.size).toBe(list.length);
    const before = list.filter(({ rank }) => rank < 500).length;
    expect(queue.countBefore(500)).toBe(before);
    expect(queue.countBefore(BULK_RANK_OFFSET)).toBe(list.filter(({ rank }) => rank < BULK_RANK_OFFSET).length);
    expect(queue.from(500, 3)).toEqual(list.slice(before, before + 3));
    expect(queue.from(0, list.length + 1)).toEqual(list);
  }
});

test('a queue of thousands is sorted too, in whatever order they come and go', () => {
  const queue = new Queue<Queued>();
  const random = createRandom(1);
  const members = Array.from({ length: 3000 }, (_, rank): Queued & { order: number } => ({ rank, queue: undefined, order: random() }));
  const mixed = members.toSorted((a, b) => a.order - b.order);
  for (const member of mixed) queue.join(member);
  expect(queue.from(0, 3000)).toEqual(members);
  for (const member of mixed) {
    expect(queue.countBefore(member.rank)).toBe(member.rank - mixed.filter((other) => !other.queue && other.rank < member.rank).length);
    queue.leave(member);
  }
  expect([queue.size, queue.first]).toEqual([0, undefined]);
});
