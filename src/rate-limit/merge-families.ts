import type { ResetValue } from './parse-reset.js';
import { FIELDS, type FamilyReading, type WindowReading } from './window-reading.js';

/** Share of a window that is left; windows that do not tell come last. */
const shareLeft = ({ limit, remaining }: WindowReading): number =>
  remaining === undefined ? Number.MAX_VALUE : remaining && remaining / (limit || 1);

/** A header that was sent twice looks like a list of windows, of which all but the first have no limit or the same numbers. */
const isDuplicate = (window: FamilyReading): boolean => {
  const { repeats } = window;
  if (repeats === undefined) return false;
  if (repeats.limit !== undefined && window.limit === undefined) return true;
  return FIELDS.every((field) => window[field] === undefined || isSameValue(window[field], repeats[field]));
};

const isSameValue = (a: number | ResetValue, b: number | ResetValue | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? a.ms === b.ms : a === b;

/** What the numbers of one window imply: used and remaining make the limit, the limit without what is used remains. */
const complete = (window: FamilyReading): void => {
  const { limit, remaining, used } = window;
  if (used === undefined) return;
  if (limit !== undefined) window.remaining ??= Math.max(0, limit - used);
  else if (remaining !== undefined) window.limit = used + remaining;
};

/** Merges the families: the first one defines a window, others complete it if their limits agree. */
export const mergeFamilies = (readings: FamilyReading[]): FamilyReading[] => {
  const windows: FamilyReading[] = [];
  const distinct = readings.filter((reading) => !isDuplicate(reading));
  for (const reading of distinct.toSorted((a, b) => a.rank - b.rank)) {
    complete(reading);
    const { name, family, limit } = reading;
    const same = windows.find((window) => window.name === name);
    if (same && (limit ?? same.limit) === (same.limit ?? limit)) {
      for (const field of FIELDS) same[field] ??= reading[field] as never;
    } else if (reading.remaining !== undefined || (!same && (reading.reset || limit !== undefined))) {
      windows.push(reading);
      if (same) reading.name = family;
    }
  }
  return windows.toSorted((a, b) => a.position - b.position || shareLeft(a) - shareLeft(b));
};
