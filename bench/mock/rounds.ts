/** Something that is measured: runs a round, and says how many calls a second that were. */
export interface Contestant {
  name: string;
  round(): Promise<number>;
}

const warmUps = 3;

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Lets contestants take turns, so that whatever else the machine does strikes them alike. Gives the rounds of each. The first three are for
 * warming up and do not count.
 */
export const takeTurns = async (contestants: readonly Contestant[], rounds: number): Promise<Map<string, number[]>> => {
  const results = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { name, round: run } of contestants) {
      const speed = await run();
      if (round >= 0) results.get(name)!.push(speed);
    }
  }
  return results;
};

/** Calls `call`, one after the other, until `calls` are made or `ms` are over; gives calls a second. */
export const oneByOne = async (call: () => Promise<unknown>, { calls = 20_000, ms = 500 } = {}): Promise<number> => {
  const began = performance.now();
  let made = 0;
  for (; made < calls; made += 1) {
    // The time is looked up now and then: it is not free either.
    if (made % 32 === 31 && performance.now() - began > ms) break;
    await call();
  }
  return (made * 1000) / (performance.now() - began);
};
