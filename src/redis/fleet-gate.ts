import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { createGate, type Clock, type Gate, type Refused, type Turn, type TurnRequest } from '../pace/gate.js';
import { createRoom, type Room } from '../pace/room.js';
import type { Call } from '../pace/window.js';
import type { Link } from './link.js';
import { createLoneRoom, type LastWord } from './lone-room.js';
import { paceScript } from './script.js';

/** A seat as Redis hands it out. */
interface Seat {
  epoch: string;
  batch: number;
}

/** A call that left with a seat of the fleet; without one where it left alone. */
interface SeatedCall extends Call {
  seat?: Seat;
  /** Which of this process's rooms it left from. */
  room?: Room;
}

/** What Redis says; spans are milliseconds from when it said it. */
interface Reply extends Seat, Omit<LastWord, 'windows'> {
  seats: number;
  /** True where no more had room. */
  closed: boolean;
  /** When to ask again. */
  look: number;
  /** Of the window that keeps calls waiting: its name, calls and length. */
  by?: string;
  limit: number;
  period: number;
  /** A list, or an empty object where there are none. */
  windows: Record<number, LastWord['windows'][number]>;
}

/** What a process tells Redis of one answer. */
interface Heard {
  seat?: Seat;
  status: number;
  windows: { name: string; limit?: number; remaining?: number; reset?: number }[];
  retry?: number;
  patience: number;
  chance: number;
  spent?: Refused['reason'];
  /** In how many milliseconds what is spent comes back. */
  ends?: number;
}

/** A call that waits to hear whether there is room at all. */
interface Arrival {
  request: TurnRequest;
  enter(): void;
}

/** A gate that all processes stand before. */
export interface FleetGate extends Gate {
  /** Goes on as the link allows: called when its state changed. */
  changed(): void;
  /** True where nobody would miss it. */
  idle(): boolean;
}

/** A day's window, or a longer one, is a quota. */
const isLong = (name = ''): boolean => /da[iy]|week|month/.test(name);

/**
 * Makes a gate whose room is kept in Redis, behind a line of its own: who waits, waits here, and Redis is asked only for the seats of those
 * who may go, many at once. While Redis is away, a room of this process takes over.
 */
export const createFleetGate = (link: Link, key: Promise<string>, clock: Clock, reserve: number): FleetGate => {
  /** Hears the answers to calls with a seat, for what this process alone may know, such as how far the server's clock is off. */
  const ear = createRoom();
  let own = ear;
  let out = 0;
  const nonce = crypto.randomUUID();
  const seats: Seat[] = [];
  const arrivals = new Set<Arrival>();
  let told = { back: [] as Seat[], lost: [] as Seat[], answers: [] as Heard[] };
  let asking = false;
  let planned = false;
  let reply: Reply | undefined;
  /** When the reply came, and when to ask again. */
  let repliedAt = 0;
  let lookAt = 0;
  let wake: (() => void) | undefined;

  const shared = (): boolean => link.state === 'shared';

  /** When number `count` in line has room, as the fleet sees it; Infinity where it does not tell. */
  const expected = (count: number, now: number): number => {
    if (reply?.at === undefined) return Infinity;
    const turns = reply.limit && reply.period && Math.floor((count - 1) / reply.limit);
    const at = repliedAt + reply.at + turns * reply.period;
    return at > now ? at : Infinity;
  };
  const closed = (now: number): boolean => !!reply?.closed && now < lookAt;

  const windows = (): RateLimitWindow[] =>
    Object.values(reply?.windows ?? {}).map(({ name, limit, remaining, reset }) => ({
      ...(name && { name }),
      limit,
      remaining,
      ...(reset !== undefined && { resetAt: new Date(repliedAt + reset) }),
    }));

  const room: Room = {
    out: () => out,
    said: () => (reply && windows().length ? { ...windows()[0], windows: windows() } : own.said()),
    blind: (now) => !shared() && own.blind(now),
    when(count, spare, now, chance) {
      if (!shared()) return own.when(count, spare, now, chance);
      if (seats.length >= count) return now;
      if (!wake) plan();
      return expected(count, now);
    },
    refusal(count, spare, deadline, now) {
      if (!shared()) return own.refusal(count, spare, deadline, now);
      if (seats.length >= count && deadline >= now) return undefined;
      if (!closed(now)) return own.refusal(count, spare, deadline, now);
      const at = expected(count, now);
      const ends = at < Infinity;
      if (at <= deadline || (!ends && !reply!.reason && deadline > now)) return undefined;
      const long = isLong(reply!.by) || (ends && at - now > 9e4 && count === 1);
      return { reason: reply!.reason ?? (long ? 'quota_exceeded' : 'rate_limited'), retryAt: ends ? new Date(at) : undefined };
    },
    send(now) {
      out++;
      return Object.assign(own.send(now), { room: own, seat: shared() ? seats.shift() : undefined }) satisfies SeatedCall;
    },
    lose(call: SeatedCall, now) {
      out--;
      call.room!.lose(call, now);
      if (call.seat) told.lost.push(call.seat);
      plan();
    },
    learn(call: SeatedCall, answer, patience, now, chance) {
      out--;
      const limits = call.room!.learn(call, answer, patience, now, chance);
      told.answers.push(toHeard(call.seat, answer.status, answer.code, limits, patience, now, chance));
      plan();
      return limits;
    },
  };
  /** What the fleet knew, as of now. */
  const lastWord = (now: number): LastWord => {
    const { fleet, at, reason, windows: known } = reply ?? { fleet: 1, windows: {} };
    const passed = now - repliedAt;
    const current = Object.values(known).flatMap((window) => {
      let { reset = Infinity, remaining } = window;
      reset -= passed;
      if (reset <= 0 && !window.period) return [];
      if (reset <= 0) [reset, remaining] = [reset + Math.ceil((1 - reset) / window.period) * window.period, window.limit];
      return [{ ...window, remaining, reset: reset < Infinity ? reset : undefined }];
    });
    return { fleet, reason, windows: current, at: at === undefined || at <= passed ? undefined : at - passed };
  };
  const gate = createGate(clock, reserve, room);

  /** Asks at the end of this turn of the event loop, so that all who come in it are asked for at once. */
  const plan = (): void => {
    if (planned || asking) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      ask();
    });
  };

  /** How many seats would be used at once. */
  const demand = (): Record<TurnRequest['priority'], number> => {
    const waiting = gate.waiting();
    let inside = out + waiting.interactive + waiting.bulk;
    for (const { request } of arrivals) {
      if (inside >= (request.concurrency ?? Infinity)) continue;
      inside++;
      waiting[request.priority]++;
    }
    return waiting;
  };

  const sleep = (): void => {
    wake?.();
    wake = undefined;
  };
  const rise = (): void => {
    wake = undefined;
    plan();
  };

  const ask = (): void => {
    const now = clock.now();
    const wanted = demand();
    const waits = wanted.interactive + wanted.bulk > 0;
    const tells = told.answers.length + told.lost.length + told.back.length > 0;
    sleep();
    if (!link.worth()) {
      // What Redis is not there to hear is old when it comes back.
      told = { back: told.back, lost: [], answers: [] };
      settle();
      return;
    }
    if (shared() && !tells && !(waits && now >= lookAt)) {
      if (waits) wake = clock.after(lookAt - now, rise);
      settle();
      return;
    }
    const asked = { id: nonce, nonce, reserve, ...wanted, ...told };
    told = { back: [], lost: [], answers: [] };
    asking = true;
    void exchange(asked, wanted.interactive + wanted.bulk);
  };

  const exchange = async (asked: object, wanted: number): Promise<void> => {
    try {
      const late = (text: unknown): void => {
        const { epoch, batch, seats: count } = JSON.parse(String(text)) as Reply;
        for (let n = 0; n < count; n++) told.back.push({ epoch, batch });
        plan();
      };
      const text = await link.run(paceScript, await key, JSON.stringify(asked), late);
      reply = JSON.parse(String(text)) as Reply;
      repliedAt = clock.now();
      lookAt = reply.closed || reply.seats < wanted ? repliedAt + reply.look : 0;
      for (let n = 0; n < reply.seats; n++) seats.push({ epoch: reply.epoch, batch: reply.batch });
    } catch {
      // The link has told; this process goes on alone.
    }
    asking = false;
    settle();
    const { interactive, bulk } = demand();
    if (interactive + bulk > 0 || told.answers.length + told.lost.length + told.back.length > 0) plan();
  };

  /** Lets in who may go, and gives back the seats that nobody took. */
  const settle = (): void => {
    gate.advance();
    for (const arrival of arrivals) arrival.enter();
    told.back.push(...seats.splice(0));
    if (told.back.length && shared()) plan();
  };

  /** Waits for word from Redis, which takes a round trip or at most the link's patience. */
  const arrive = (request: TurnRequest): Promise<Turn | Refused> =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const leave = (): void => {
        arrivals.delete(arrival);
        signal?.removeEventListener('abort', abort);
      };
      const abort = (): void => {
        leave();
        reject(signal!.reason);
      };
      const arrival: Arrival = {
        request,
        enter() {
          leave();
          resolve(gate.turn(request));
        },
      };
      signal?.addEventListener('abort', abort);
      arrivals.add(arrival);
      plan();
    });

  return {
    turn(request) {
      if (request.signal?.aborted || !shared() || (!arrivals.size && closed(clock.now()))) {
        plan();
        return gate.turn(request);
      }
      return arrive(request);
    },
    get rateLimit() {
      const now = clock.now();
      if (!shared()) return gate.rateLimit;
      const at = closed(now) ? expected(1, now) : Infinity;
      return { windows: room.said()?.windows ?? [], retryAt: at < Infinity ? new Date(at) : undefined };
    },
    changed() {
      const now = clock.now();
      if (shared()) own = ear;
      else own = createLoneRoom(lastWord(now), now);
      reply = undefined;
      lookAt = 0;
      gate.advance();
      plan();
    },
    idle() {
      const { interactive, bulk } = demand();
      return interactive + bulk + out === 0 && (shared() || gate.idle());
    },
  };
};

/** An answer in spans, for Redis and this process need not have the same clock. */
const toHeard = (
  seat: Seat | undefined,
  status: number,
  code: string | undefined,
  { windows, retryAfterMs }: RateLimit,
  patience: number,
  now: number,
  chance: number,
): Heard => {
  const spent = status === 429 && (code === 'quota_exceeded' || code === 'trial_exhausted') ? code : undefined;
  const resets = windows.map(({ resetAt }) => resetAt && resetAt.getTime() - now);
  const emptied = Math.max(0, ...resets.filter((_, index) => windows[index]!.remaining === 0).map((ms) => ms ?? 0));
  return {
    seat,
    status,
    patience: Math.min(patience, Number.MAX_SAFE_INTEGER),
    chance,
    spent,
    ends: spent === 'quota_exceeded' ? retryAfterMs || emptied || undefined : undefined,
    retry: status === 429 || status === 503 ? retryAfterMs : undefined,
    windows: windows.map(({ name = '', limit, remaining }, index) => ({ name, limit, remaining, reset: resets[index] })),
  };
};
