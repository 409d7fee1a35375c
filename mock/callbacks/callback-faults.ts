import { toMs } from '../core/clock.js';
import type { CallbackFault } from './types.js';

const isHttpStatus = (status: number): boolean => Number.isInteger(status) && status >= 200 && status < 600;

/** The fault with its defaults, without empty fields. Throws a `RangeError` for an invalid status or delay. */
export const normalizeCallbackFault = ({ drop, delay, duplicate, status, wrongSecret }: CallbackFault): CallbackFault => {
  if (status !== undefined && !isHttpStatus(status)) {
    throw new RangeError(`status must be an HTTP status from 200 to 599, not ${status}.`);
  }
  const isEmpty = delay === undefined && duplicate === undefined && status === undefined && wrongSecret === undefined;
  return {
    ...((drop ?? isEmpty) && { drop: true }),
    ...(drop === false && { drop }),
    ...(delay !== undefined && { delay: toMs(delay) }),
    ...(duplicate !== undefined && { duplicate }),
    ...(status !== undefined && { status }),
    ...(wrongSecret !== undefined && { wrongSecret }),
  };
};
