const UNITS = [
  { name: 'd', ms: 86_400_000 },
  { name: 'h', ms: 3_600_000 },
  { name: 'min', ms: 60_000 },
] as const;

/** A duration as long as it is, such as `850 ms`, `2.5 s` or `1 min 30 s`. For the value of an option. */
export const formatExactDuration = (ms: number): string => {
  if (ms < 1000) return `${ms} ms`;
  let rest = ms;
  const parts: string[] = [];
  for (const unit of UNITS) {
    const count = Math.floor(rest / unit.ms);
    if (count > 0) parts.push(`${count} ${unit.name}`);
    rest %= unit.ms;
  }
  if (rest > 0) parts.push(`${rest / 1000} s`);
  return parts.join(' ');
};

/** From so many milliseconds on, a duration is rounded to a multiple of `stepMs`: by 10 % at most. */
const STEPS = [
  { fromMs: 3_600_000, stepMs: 60_000 },
  { fromMs: 10_000, stepMs: 1000 },
  { fromMs: 1000, stepMs: 100 },
] as const;

/**
 * A duration for people, such as `850 ms`, `32 s` or `1 d 7 h 5 min`. It is rounded up, so that a wait that is longer than a limit never
 * looks shorter than it.
 */
export const formatDuration = (ms: number): string => {
  const stepMs = STEPS.find(({ fromMs }) => ms >= fromMs)?.stepMs ?? 1;
  return formatExactDuration(Math.ceil(ms / stepMs) * stepMs);
};
