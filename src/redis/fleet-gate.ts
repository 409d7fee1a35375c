import { createGate, type Clock, type KeyRateLimiter, type Rejection, type Permit, type AcquireOptions } from '../pace/gate.js';
import { readHeaders } from '../pace/rate-limit.js';
import { createRoom, type Answer, type Room } from '../pace/room.js';
import type { Call } from '../pace/window.js';
import { toForecast, type Forecast } from './forecast.js';
import { pause, type Link } from './link.js';
import { createShare, passOn, type Share } from './last-word.js';
import { paceScript } from './lua/exchange.js';
import type { Asked, Heard, Reply, Seat } from './messages.js';

/** Whoever looks again later than this does so by the line's own timer, which ends with the line. */
const longest = 1000;

/** A call that left with a seat of the fleet; without one where it left alone. */
interface SeatedCall extends Call {
  seat?: Seat;
}

/** What Redis is still to be told; `age` is the time at which it came. */
type Told = Pick<Asked, 'answers' | 'lost' | 'back'>;

/** A call that waits to hear whether there is room at all. */
interface Arrival {
  request: AcquireOptions;
  enter(): void;
}

/** A gate that all processes stand before. */
export interface FleetGate extends KeyRateLimiter {
  /** Goes on as the link allows: called when its state changed. */
  changed(): void;
  /** True where nobody would miss it. */
  idle(): boolean;
}

/**
 * Makes a gate whose room is kept in Redis, behind a line of its own: who waits, waits here, and Redis is asked only for the seats of those
 * who may go, many at once. While Redis is away, a room of this process takes over.
 */
export const createFleetGate = (link: Link, key: Promise<string>, clock: Clock, reserve: number): FleetGate => {
  const id = crypto.randomUUID();
  /** Sees all calls and hears all answers of this process, so that it knows the pace when Redis is away. */
  const own = createRoom();
  let out = 0;
  let seats: Seat[] = [];
  const arrivals = new Set<Arrival>();
  let told: Told = { answers: [], lost: [], back: [] };
  let forecast: Forecast | undefined;
  /** While this process is alone. */
  let share: Share | undefined;
  let asking = false;
  let planned = false;
  /** True where somebody came whom the forecast does not answer. */
  let hurry = false;
  /** How many of each lane were asked for last. */
  let wished = { interactive: 0, bulk: 0 };
  let wake: (() => void) | undefined;

  const shared = (): boolean => link.state === 'shared';
  const ourTurn = (now: number): number => share?.when(now) ?? now;
  const closed = (lane: AcquireOptions['priority'], now: number): boolean => !!forecast?.closed(lane, now);

  const room: Room = {
    out: () => out,
    said: () => (forecast?.windows.length ? { ...forecast.windows[0], windows: forecast.windows } : own.said()),
    blind: (now) => (shared() ? !!forecast?.blind : own.blind(now)),
    when(count, spare, now, chance) {
      const alone = own.when(count, spare, now, chance);
      if (!shared()) return Math.max(alone, ourTurn(now));
      if (seats.length >= count) return now;
      const lane = spare ? 'bulk' : 'interactive';
      // A call that comes again stands in line at once, whether there is room or not.
      hurry ||= !closed(lane, now) && !(reserve ? wished[lane] : wished.interactive + wished.bulk);
      if (hurry || now >= (forecast?.lookAt ?? 0)) plan();
      return forecast?.when(count, spare, now) ?? Infinity;
    },
    refusal(count, spare, deadline, now) {
      if (!shared()) {
        const at = ourTurn(now);
        return own.refusal(count, spare, deadline, now) ?? (at > deadline ? { reason: 'rate_limited', retryAt: new Date(at) } : undefined);
      }
      if (seats.length >= count && deadline >= now) return undefined;
      if (forecast) return forecast.refusal(count, spare, deadline, now);
      return deadline > now ? undefined : { reason: 'rate_limited' };
    },
    send(now) {
      out++;
      share?.send(now);
      return Object.assign(own.send(now), { seat: shared() ? seats.shift() : undefined }) satisfies SeatedCall;
    },
    lose(call: SeatedCall, now) {
      out--;
      own.lose(call, now);
      if (call.seat) told.lost.push(call.seat);
      plan();
    },
    learn(call: SeatedCall, answer, patience, now, chance) {
      out--;
      const limits = own.learn(call, answer, patience, now, chance);
      told.answers.push(toHeard(call, answer, patience, now));
      plan();
      return limits;
    },
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
  const wakeIn = (ms: number): void => {
    wake = clock.after(ms, () => {
      wake = undefined;
      plan();
    });
  };

  /** How many seats would be used at once. */
  const demand = (): Record<AcquireOptions['priority'], number> => {
    const waiting = gate.waiting();
    let inside = out + waiting.interactive + waiting.bulk;
    for (const { request } of arrivals) {
      if (inside >= (request.concurrency ?? Infinity)) continue;
      inside++;
      waiting[request.priority]++;
    }
    return waiting;
  };

  const ask = (): void => {
    const now = clock.now();
    const wanted = demand();
    const waits = wanted.interactive + wanted.bulk > 0;
    const tells = told.answers.length + told.lost.length + told.back.length > 0;
    const lookAt = forecast?.lookAt ?? 0;
    wake?.();
    wake = undefined;
    if (!link.worth(waits)) {
      // What Redis is not there to hear is old when it comes back, but for the latest.
      told = { answers: told.answers.slice(-1), lost: [], back: told.back };
      settle();
      if (waits) wakeIn(pause);
    } else if (shared() && !tells && !hurry && (!waits || now < lookAt)) {
      if (waits && lookAt - now <= longest) wakeIn(lookAt - now);
      settle();
    } else {
      const answers = told.answers.map((heard) => ({ ...heard, age: Math.max(0, now - heard.age) }));
      const asked: Asked = { id, reserve, apart: !shared(), out, chance: clock.random(), ...wanted, ...told, answers };
      told = { answers: [], lost: [], back: [] };
      hurry = false;
      wished = wanted;
      asking = true;
      void exchange(asked);
    }
  };

  const exchange = async (asked: Asked): Promise<void> => {
    try {
      const late = (text: unknown): void => {
        told.back.push(...toForecast(JSON.parse(String(text)) as Reply, 0).seats);
        plan();
      };
      const text = await link.run(paceScript, await key, JSON.stringify(asked, finite), asked.interactive + asked.bulk > 0, late);
      forecast = toForecast(JSON.parse(String(text)) as Reply, clock.now());
      seats.push(...forecast.seats);
    } catch {
      // The link has told; this process goes on alone.
    }
    asking = false;
    settle();
    plan();
  };

  /** Lets in who may go, and gives back the seats that nobody took. */
  const settle = (): void => {
    const now = clock.now();
    const { interactive, bulk } = gate.waiting();
    let free = seats.length - interactive - bulk;
    for (const lane of ['interactive', 'bulk'] as const) {
      for (const arrival of arrivals) {
        // Who gets no seat though there is room waits for the next helping.
        if (arrival.request.priority === lane && (free-- > 0 || !shared() || closed(lane, now))) arrival.enter();
      }
    }
    gate.advance();
    told.back.push(...seats);
    seats = [];
    if (told.back.length && shared()) plan();
  };

  /** Waits for word from Redis, which takes a round trip or at most the link's patience. */
  const arrive = (request: AcquireOptions): Promise<Permit | Rejection> =>
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
          resolve(gate.acquire(request));
        },
      };
      signal?.addEventListener('abort', abort);
      arrivals.add(arrival);
      hurry = true;
      plan();
    });

  return {
    acquire(request) {
      if (!request.signal?.aborted && shared() && !closed(request.priority, clock.now())) return arrive(request);
      plan();
      return gate.acquire(request);
    },
    get rateLimit() {
      const now = clock.now();
      if (!shared()) return gate.rateLimit;
      return { windows: room.said()?.windows ?? [], retryAt: forecast?.refusal(1, 0, now, now)?.retryAt };
    },
    changed() {
      const now = clock.now();
      const word = shared() ? undefined : forecast?.lastWord(now);
      share = word && createShare(word, now);
      if (word) passOn(word, own, now);
      forecast = undefined;
      gate.advance();
      plan();
    },
    idle() {
      const { interactive, bulk } = demand();
      return interactive + bulk + out === 0 && (shared() || gate.idle());
    },
  };
};

/** JSON knows no Infinity: as much as a number can be stands for it. */
const finite = (_: string, value: unknown): unknown => (value === Infinity ? Number.MAX_VALUE : value);

const toHeard = ({ seat, at }: SeatedCall, { status, code, headers }: Answer, patience: number, now: number): Heard => {
  const { date, retry, windows } = readHeaders(headers);
  return {
    seat,
    status,
    code,
    date,
    retry,
    patience,
    age: now,
    took: Math.max(0, now - at),
    windows: windows.map(({ name, limit, remaining, reset }) => ({ name, limit, remaining, reset })),
  };
};
