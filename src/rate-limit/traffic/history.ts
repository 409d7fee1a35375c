import { HISTORY_GROUPS } from '../constants.js';

/** Calls that were sent in the same millisecond. */
interface SentGroup {
  /** When the last of them was sent. */
  at: number;
  /** The number of the last of them. */
  upTo: number;
  /** How many calls up to that one were refused. */
  refused: number;
}

/** When calls were sent, the latest last. */
export type History = readonly SentGroup[];

/** Every second group of the older half is left out: its calls count as sent a little later. */
const thin = (history: History): History =>
  history.length <= HISTORY_GROUPS ? history : history.filter((_, index) => index % 2 === 1 || index >= HISTORY_GROUPS / 2);

export const addSent = (history: History, at: number, seq: number): History => {
  const last = history.at(-1);
  const group = { at, upTo: seq, refused: last?.refused ?? 0 };
  const isSameGroup = last !== undefined && Math.floor(last.at) === Math.floor(at);
  return isSameGroup ? history.with(history.length - 1, group) : thin([...history, group]);
};

export const addRefused = (history: History, seq: number): History =>
  history.map((group) => (group.upTo < seq ? group : { ...group, refused: group.refused + 1 }));

/** The position of the first group for which that holds, as it does for all later ones. */
const firstIndex = (history: History, holds: (group: SentGroup) => boolean): number => {
  let low = 0;
  let high = history.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(history[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The last group that was sent by that time. Most times that are asked for are earlier than all of them. */
const groupAt = (history: History, time: number): SentGroup | undefined =>
  history.length > 0 && time >= history[0]!.at ? history[firstIndex(history, ({ at }) => at > time) - 1] : undefined;

const notRefused = (group: SentGroup | undefined): number => (group ? group.upTo - group.refused : 0);

/** When the last call was sent; 0 if none was. */
export const lastSentAt = (history: History): number => history.at(-1)?.at ?? 0;

/** The number of the last call that was sent by that time. */
export const lastSeq = (history: History, time: number): number => groupAt(history, time)?.upTo ?? 0;

/** The number of the last call that was sent in the same millisecond. */
export const lastSeqOfGroup = (history: History, time: number): number => lastSeq(history, Math.floor(time) + 0.999_999);

/** How many calls up to number `upTo` were not refused. */
export const countUpTo = (history: History, upTo: number): number => {
  const last = history[firstIndex(history, (group) => group.upTo >= upTo)] ?? history.at(-1);
  return last ? Math.min(upTo, last.upTo) - last.refused : 0;
};

/** How many of the calls that were sent by that time were not refused. */
export const countUntil = (history: History, time: number): number => notRefused(groupAt(history, time));

/** How many calls up to number `upTo` were sent after `since` and not refused. */
export const countSince = (history: History, since: number, upTo: number): number =>
  Math.max(0, countUpTo(history, upTo) - countUntil(history, since));

/** When the call was sent that was the number `count` after `since`, refused ones left out; null if there is none. */
export const sentAtCount = (history: History, since: number, count: number): number | null => {
  const before = countUntil(history, since);
  return history[firstIndex(history, (group) => notRefused(group) >= before + count)]?.at ?? null;
};

/** When fewer than `most` of the calls up to number `upTo` were sent in the last `ms`, refused ones left out: `now`, or a later time. */
export const fewerSentAt = (history: History, upTo: number, most: number, ms: number, now: number): number => {
  const excess = countSince(history, now - ms, upTo) - most + 1;
  return excess <= 0 ? now : (sentAtCount(history, now - ms, excess) ?? now) + ms;
};
