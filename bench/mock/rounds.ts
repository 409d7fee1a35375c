/** Something to measure: runs a round and returns calls per second. */
export interface Candidate {
  name: string;
  round(): Promise<number>;
}

/** Rounds that do not count, because code is compiled in them. */
const WARM_UP_ROUNDS = 3;

/**
 * Runs the candidates in alternating rounds, so that other load on the machine affects all alike. Returns the rounds of each.
 */
export const alternate = async (candidates: readonly Candidate[], rounds: number): Promise<Map<string, number[]>> => {
  const results = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const { name, round: run } of candidates) {
      const speed = await run();
      if (round >= 0) results.get(name)!.push(speed);
    }
  }
  return results;
};

/** Runs `call` repeatedly, one at a time, until `calls` are made or `ms` have passed. Returns calls per second. */
export const callsPerSecond = async (call: () => Promise<unknown>, { calls = 20_000, ms = 500 } = {}): Promise<number> => {
  const began = performance.now();
  let made = 0;
  for (; made < calls; made += 1) {
    // The clock is read every 32 calls, because reading it takes time too.
    if (made % 32 === 31 && performance.now() - began > ms) break;
    await call();
  }
  return (made * 1000) / (performance.now() - began);
};
