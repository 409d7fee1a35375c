/** Compares a received secret with the expected one. */
export type Compare = (received: string, secret: string) => boolean;

/** One leak to look for: two sides that should take the same time. */
export interface Question {
  name: string;
  left: () => [received: string, secret: string];
  right: () => [received: string, secret: string];
}

/** In nanoseconds a call. */
export interface Finding {
  /** What one comparison takes. */
  cost: number;
  /** How much longer the right side takes than the left. */
  effect: number;
  /** How much longer the left side takes than another draw of itself: the noise. */
  control: number;
  /** The smallest effect that is distinguishable from noise, with one false alarm in about 2,000. */
  detectable: number;
  leaks: boolean;
}

/** Comparisons that are timed together, each of different texts, so that no engine can cache a result. */
const PAIRS = 64;
/** How often a round measures each side. The fastest counts, because other load only adds time. */
const TRIES = 9;
/** Standard errors that an effect has to exceed. */
const CERTAINTY = 3.5;

const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
};

/** Median and standard error of the rounds, both robust against outliers. */
const summarize = (rounds: number[]): { middle: number; error: number } => {
  const middle = median(rounds);
  const spread = 1.4826 * median(rounds.map((found) => Math.abs(found - middle)));
  return { middle, error: (1.2533 * spread) / Math.sqrt(rounds.length) };
};

const draw = (side: () => [string, string]): [string, string][] => Array.from({ length: PAIRS }, side);

/** Nanoseconds per call. It counts equal results, so that no engine removes the comparisons as unused. */
const time = (compare: Compare, drawn: [string, string][], repetitions: number): number => {
  let equal = 0;
  const started = performance.now();
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const [received, secret] of drawn) if (compare(received, secret)) equal++;
  const taken = performance.now() - started;
  if (equal > 0) throw new Error('Texts that should differ are equal.');
  return (taken * 1e6) / (repetitions * PAIRS);
};

/** One round: new texts on both sides, and a second draw of the left side, measured alternately. */
const round = (compare: Compare, { left, right }: Question, repetitions: number): Omit<Finding, 'detectable' | 'leaks'> => {
  const sides = [draw(left), draw(right), draw(left)].map((drawn) => ({ drawn, best: Infinity }));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const start = Math.floor(Math.random() * sides.length);
    for (let step = 0; step < sides.length; step++) {
      const side = sides[(start + step) % sides.length] as (typeof sides)[number];
      side.best = Math.min(side.best, time(compare, side.drawn, repetitions));
    }
  }
  const [first, second, again] = sides.map(({ best }) => best) as [number, number, number];
  return { cost: first, effect: second - first, control: again - first };
};

/** Looks for one leak of a comparison. A round is one observation, because times within a round are not independent. */
export const ask = (compare: Compare, question: Question, rounds: number): Finding => {
  // A tenth of a millisecond: long compared with the clock's resolution, short compared with interruptions.
  const repetitions = Math.max(1, Math.ceil(1e5 / (PAIRS * time(compare, draw(question.left), 50))));
  // Engines compile in several steps, the last of them late.
  for (let warm = 0; warm < 40; warm++) round(compare, question, repetitions);
  const found = Array.from({ length: rounds }, () => round(compare, question, repetitions));
  const effect = summarize(found.map((one) => one.effect));
  const control = summarize(found.map((one) => one.control));
  const detectable = CERTAINTY * Math.hypot(effect.error, control.error) + Math.abs(control.middle);
  const cost = median(found.map((one) => one.cost));
  return { cost, effect: effect.middle, control: control.middle, detectable, leaks: Math.abs(effect.middle) > detectable };
};
