const UNITS = [
  { name: 'd', ms: 86_400_000 },
  { name: 'h', ms: 3_600_000 },
  { name: 'min', ms: 60_000 },
  { name: 's', ms: 1000 },
  { name: 'ms', ms: 1 },
] as const;

/** A unit is used from this many of it on, so that rounding to whole units loses at most 10 %. Seconds are exact enough from 1 on. */
const LEAST_UNITS = 5;

/** So little of a minute or of a longer unit is left out: 24 hours and a second are 24 hours. */
const LEFT_OUT_SHARE = 1 / 50;

/** A duration for people, such as `850 ms`, `32 s` or `7 h`; rounded up to whole units. */
export const formatDuration = (ms: number): string => {
  const unit = UNITS.find(({ name, ms: size }) => ms >= size * (name === 's' ? 1 : LEAST_UNITS)) ?? UNITS[UNITS.length - 1]!;
  return `${Math.ceil(ms / unit.ms - (unit.ms > 1000 ? LEFT_OUT_SHARE : 0))} ${unit.name}`;
};
