import type { RateLimitWindow } from '../contract/rate-limit.js';
import { MASK } from '../util/mask-text.js';
import type { Mask } from '../util/mask.js';

const isSameWindow = (a: RateLimitWindow, b: RateLimitWindow): boolean =>
  a.limit === b.limit && a.remaining === b.remaining && a.resetAt?.getTime() === b.resetAt?.getTime();

/** Leaves out a window without a name if a window with a name has the same numbers: services repeat the limit that binds first. */
export const distinctWindows = (windows: readonly RateLimitWindow[]): RateLimitWindow[] =>
  windows.filter(
    (window) => window.name !== undefined || !windows.some((other) => other.name !== undefined && isSameWindow(window, other)),
  );

/** Limits for the user: each window once, and without secrets, because the names of windows come from header values. */
export const toPublicRateLimit = <Limits extends { windows: RateLimitWindow[] }>(limits: Limits, mask: Mask): Limits => ({
  ...limits,
  windows: distinctWindows(limits.windows).map((window) => (window.name === undefined ? window : { ...window, name: mask(window.name) })),
});

/** As header names are spelled. */
const plain = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/** A mask for names of windows that other clients of the limiter have received. The first call of a client loads the mask for all texts. */
export const maskKey =
  (apiKey: string): Mask =>
  (name) =>
    plain(name).includes(plain(apiKey)) ? MASK : name;
