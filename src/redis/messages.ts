import type { Reading } from '../pace/rate-limit.js';
import type { Reason } from '../pace/room.js';
import type { Call } from '../pace/window.js';

/** A seat as Redis hands it out, in its own numbers and its own time. */
export interface Seat extends Call {
  /** Of which room: another one where Redis lost the first. */
  epoch: number;
}

/** What a process tells Redis of one answer. */
export interface Heard extends Pick<Reading, 'date' | 'retry'> {
  /** Absent where the call left without one. */
  seat?: Seat;
  status: number;
  code?: string;
  windows: Pick<Reading['windows'][number], 'name' | 'limit' | 'remaining' | 'reset'>[];
  patience: number;
  /** Milliseconds since it came, and from when the call was sent until then. */
  age: number;
  took: number;
}

/** What a process tells Redis, and asks for. */
export interface Asked {
  id: string;
  reserve: number;
  /** True where it has been alone until now, and has sent calls of which Redis does not know. */
  apart: boolean;
  /** Its calls in flight. */
  out: number;
  chance: number;
  /** Calls that would go at once. */
  interactive: number;
  bulk: number;
  answers: Heard[];
  /** Seats of calls that got no answer. */
  lost: Seat[];
  /** Seats that nobody took. */
  back: Seat[];
}

/** What the fleet knows of a window; spans are milliseconds from when it said so. */
export interface KnownWindow {
  name: string;
  limit: number;
  /** Seats that are free. */
  left: number;
  /** Seats a millisecond that are added after `from`. */
  rate?: number;
  from: number;
  /** Refills bit by bit; else it turns at once. */
  bucket: boolean;
  reset?: number;
  /** Its length; 0 where unknown. */
  period: number;
  /** True where nothing comes before the reset, but for a probe. */
  shut: boolean;
}

/** What Redis says; spans are milliseconds from when it said it. */
export interface Reply {
  epoch: number;
  /** How many seats, in a row from number `seq`. */
  seats: number;
  seq?: number;
  at: number;
  after: number;
  /** When the next call of each lane has room; absent where nothing tells. */
  interactive?: number;
  bulk?: number;
  /** When to ask again for those who still wait. */
  look: number;
  /** A list, or an empty object where there are none. */
  windows: Record<number, KnownWindow>;
  /** Processes that wait, this one included, and this one's part of what there is. */
  fleet: number;
  part: number;
  /** What is spent, and whether it is known when that ends. */
  reason?: Reason;
  known?: boolean;
  /** True while nothing at all is known. */
  blind: boolean;
}
