import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Line, type Waiting } from '../../src/pace/line.js';

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('join' as const), rank: fc.nat({ max: 1000 }) }),
    fc.record({ do: fc.constant('leave' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('serve' as const) }),
    fc.record({ do: fc.constant('return' as const) }),
  ),
  { maxLength: 400 },
);

property.prop([steps])('a line is what a sorted list is, whoever joins, leaves or comes back', (todo) => {
  const line = new Line<Waiting>();
  let list: Waiting[] = [];
  let served: Waiting | undefined;
  const taken = new Set<number>();
  const join = (member: Waiting) => {
    line.join(member);
    list = [...list, member].toSorted((a, b) => a.rank - b.rank);
  };
  const leave = (member: Waiting) => {
    line.leave(member);
    list = list.filter((other) => other !== member);
  };
  for (const step of todo) {
    if (step.do === 'join' && !taken.has(step.rank)) {
      taken.add(step.rank);
      join({ rank: step.rank, gone: false });
    }
    if (step.do === 'leave' && list.length) leave(list[step.which % list.length]!);
    if (step.do === 'serve' && line.first) {
      served = line.first;
      leave(served);
    }
    if (step.do === 'return' && served) {
      join(served);
      served = undefined;
    }
    expect(line.first).toBe(list[0]);
    expect(line.size).toBe(list.length);
    expect(line.all()).toEqual(list);
  }
});
