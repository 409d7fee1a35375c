import { fold, initialSharedState, type Entry, type LogCall, type SharedState } from './protocol.js';

/** Entries after which a process replaces the log by its snapshot. A guess: a snapshot is as large as a dozen entries. */
const COMPACT_AFTER = 100;
/** Unused keys expire this long after the last limit in them resets. */
const KEEP_MS = 60_000;
const LONGEST_KEEP_MS = 32 * 864e5;

/** The log of a key in Redis, as far as this process has read it. Plain data. */
export interface Log {
  /** Names the log: if Redis loses it, the next one has another name. Absent before the first reply. */
  epoch?: string;
  /** Entries before `base` were replaced by a snapshot. Those before `position` are folded into `shared`. */
  base: number;
  position: number;
  shared: SharedState;
}

export const initialLog: Log = { base: 0, position: 0, shared: initialSharedState };

/** Until the last known limit has ended, and a while. */
const keepForMs = ({ limiter: { traffic, budgets, inferred, exhausted } }: SharedState, now: number): number => {
  const ends = [traffic.blockedUntil, exhausted?.until ?? 0, ...budgets.map(({ reset }) => reset.at ?? 0), now + inferred.period.periodMs];
  return Math.ceil(Math.min(LONGEST_KEEP_MS, KEEP_MS + Math.max(0, Math.max(...ends) - now)));
};

/** The argument of the script that appends an entry. `mayBeLost`: Redis may have lost the log, and gets a snapshot to begin with. */
export const toArgument = ({ epoch, base, position, shared }: Log, entry: Entry, mayBeLost: boolean, now: number): string =>
  JSON.stringify({
    epoch,
    position,
    snapshot: mayBeLost || position - base > COMPACT_AFTER ? JSON.stringify(shared) : undefined,
    ttl: keepForMs(shared, now),
    entry: JSON.stringify(entry),
  });

const NO_REPLY = 'The Redis client returned no reply to EVALSHA. Pass a client of ioredis or node-redis, version 4 or later.';

/** Folds what is new in the log. Its last entry is that of `member`, which got the permits. */
export const readReply = (log: Log, reply: unknown, member: string): { log: Log; permits: LogCall[] } => {
  const [head, lines] = Array.isArray(reply) ? [reply.slice(0, 3).map(String), reply[3] as unknown] : [[], null];
  const [epoch = '', base, snapshot = ''] = head;
  if (!Number.isInteger(Number(base)) || !Array.isArray(lines)) throw new TypeError(NO_REPLY);
  let shared = snapshot ? { ...initialSharedState, ...(JSON.parse(snapshot) as Partial<SharedState>) } : log.shared;
  let permits: LogCall[] = [];
  let lastMember: string | undefined;
  for (const line of lines.map(String)) {
    const space = line.indexOf(' ');
    const entry = JSON.parse(line.slice(space)) as Entry;
    [shared, permits] = fold(shared, entry, Number(line.slice(0, space)), epoch);
    lastMember = entry.member;
  }
  // The same reply again and again, such as that of a fake client, would be asked for without a pause.
  if (lastMember !== member) throw new TypeError(NO_REPLY);
  const position = (snapshot ? Number(base) : log.position) + lines.length;
  return { log: { epoch, base: Number(base), position, shared }, permits };
};
