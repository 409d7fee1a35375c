import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { toMs } from '../core/clock.js';
import { matchKinds, type MatchOptions } from '../core/rules.js';
import type { CallbackFault } from './types.js';

export const callbackFaultKinds: FieldKinds<CallbackFault & MatchOptions> = {
  ...matchKinds,
  drop: 'boolean',
  delay: 'anything',
  duplicate: 'boolean',
  status: 'status',
  wrongSecret: 'boolean',
};

/** Throws a `TypeError` for a field that callback faults do not have, and a `RangeError` for an invalid value. */
export const assertCallbackFault = (fault: CallbackFault & MatchOptions): void =>
  assertFields('mock.callbacks.fail', fault, callbackFaultKinds);

/** The fault with its defaults, without empty fields. Throws a `RangeError` for an invalid delay. */
export const normalizeCallbackFault = ({ drop, delay, duplicate, status, wrongSecret }: CallbackFault): CallbackFault => {
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
