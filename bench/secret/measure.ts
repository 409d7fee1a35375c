/** A comparison of a received secret with the one that is expected. */
export type Compare = (received: string, secret: string) => boolean;

/** One thing that the time of a comparison may tell: two sides that ought to take the same time. */
export interface Question {
  name: string;
  left: () => [received: string, secret: string];
  right: () => [received: string, secret: string];
}

/** In nanoseconds a call. */
export interface Finding {
  /** How much longer the right side takes than the left. */
  effect: number;
  /** How much longer the left side takes than another draw of itself: what is seen where there is nothing to see. */
  control: number;
  /** The least effect that would be told from noise, with a false alarm in some 2,000. */
  detectable: number;
  leaks: boolean;
}

/** Comparisons that are timed together, each of other texts, so that no engine learns one by heart. */
const pairs = 64;
/** How often a round measures each side; the quickest counts, since whatever else the machine does only adds. */
const tries = 9;
/** Standard errors that an effect has to exceed. */
const certainty = 3.5;

const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
};

/** The middle of what rounds found, and how far it may be off: both deaf to rounds that were disturbed. */
const summarize = (rounds: number[]): { middle: number; error: number } => {
  const middle = median(rounds);
  const spread = 1.4826 * median(rounds.map((found) => Math.abs(found - middle)));
  return { middle, error: (1.2533 * spread) / Math.sqrt(rounds.length) };
};

const draw = (side: () => [string, string]): [string, string][] => Array.from({ length: pairs }, side);

/** Nanoseconds a call. It counts what is equal, so that no engine finds the comparisons useless. */
const time = (compare: Compare, drawn: [string, string][], turns: number): number => {
  let equal = 0;
  const started = performance.now();
  for (let turn = 0; turn < turns; turn++) for (const [received, secret] of drawn) if (compare(received, secret)) equal++;
  const taken = performance.now() - started;
  if (equal > 0) throw new Error('Texts that should differ do not.');
  return (taken * 1e6) / (turns * pairs);
};

/** One round: fresh texts on both sides, and once more on the left, measured in turn. */
const round = (compare: Compare, { left, right }: Question, turns: number): { effect: number; control: number } => {
  const sides = [draw(left), draw(right), draw(left)].map((drawn) => ({ drawn, best: Infinity }));
  for (let attempt = 0; attempt < tries; attempt++) {
    const start = Math.floor(Math.random() * sides.length);
    for (let step = 0; step < sides.length; step++) {
      const side = sides[(start + step) % sides.length] as (typeof sides)[number];
      side.best = Math.min(side.best, time(compare, side.drawn, turns));
    }
  }
  const [first, second, again] = sides.map(({ best }) => best) as [number, number, number];
  return { effect: second - first, control: again - first };
};

/** Asks one question of a comparison. A round is one observation: what is timed within it is not independent. */
export const ask = (compare: Compare, question: Question, rounds: number): Finding => {
  // As many turns as take a tenth of a millisecond: long against the clock's grain, short against what disturbs.
  const turns = Math.max(1, Math.ceil(1e5 / (pairs * time(compare, draw(question.left), 50))));
  // Engines compile in several steps, the last of them late.
  for (let warm = 0; warm < 40; warm++) round(compare, question, turns);
  const found = Array.from({ length: rounds }, () => round(compare, question, turns));
  const effect = summarize(found.map((one) => one.effect));
  const control = summarize(found.map((one) => one.control));
  const detectable = certainty * Math.hypot(effect.error, control.error) + Math.abs(control.middle);
  return { effect: effect.middle, control: control.middle, detectable, leaks: Math.abs(effect.middle) > detectable };
};
