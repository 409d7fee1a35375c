import type { HeaderEntry } from '../core/http-message.js';
import { mostRestrictive } from '../limits/limits.js';
import type { LimitStatus } from '../limits/limit.js';

/** The limits that a format writes as headers. */
export interface LimitSnapshot {
  /** The limit that will reject the caller first. */
  first: LimitStatus;
  /** Every limit of the key. */
  all: readonly LimitStatus[];
  /** Epoch milliseconds. */
  now: number;
}

/** Formats limits as headers. */
export type RateLimitHeaderFormat = (limits: LimitSnapshot) => HeaderEntry[];

const MINUTE_MS = 60_000;

const epochSeconds = (time: number): string => String(Math.ceil(time / 1000));
const secondsUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1000));
const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** `limit`, `remaining` and `reset` under these three names; no reset if the count never resets. */
const limitEntries = (
  { limit, remaining, resetAt }: LimitStatus,
  [limitName, remainingName, resetName]: readonly [string, string, string],
  formatReset: (time: number) => string,
): HeaderEntry[] => {
  const entries: HeaderEntry[] = [
    [limitName, String(limit)],
    [remainingName, String(remaining)],
  ];
  if (resetAt !== null) entries.push([resetName, formatReset(resetAt)]);
  return entries;
};

/** The service's header names for each limit beyond the one that binds first. */
const namesByLimit = {
  day: ['X-RateLimit-Limit-Day', 'X-RateLimit-Remaining-Day', 'X-RateLimit-Reset-Day'],
  trial: ['X-RateLimit-Limit-Trial', 'X-RateLimit-Remaining-Trial', 'X-RateLimit-Reset-Trial'],
} as const;
const xRateLimitNames = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;
const rateLimitNames = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** `1h2m3s`, as Go prints durations. */
const goDuration = (ms: number): string => {
  if (ms < 1000) return `${ms}ms`;
  const seconds = (ms % MINUTE_MS) / 1000;
  const [hours, minutes] = [Math.floor(ms / (60 * MINUTE_MS)), Math.floor(ms / MINUTE_MS) % 60];
  return `${hours ? `${hours}h` : ''}${hours || minutes ? `${minutes}m` : ''}${seconds}s`;
};

const policies = (all: readonly LimitStatus[], write: (status: LimitStatus, seconds: number) => string): string =>
  all.flatMap((status) => (status.seconds === null ? [] : [write(status, status.seconds)])).join(', ');

/** Rate limit headers in use on the web. `service` is the format assumed for this service. */
export const rateLimitHeaderFormats = {
  service: ({ first, all }) => {
    const entries = limitEntries(first, xRateLimitNames, epochSeconds);
    for (const status of all) {
      if (status.name !== 'minute') entries.push(...limitEntries(status, namesByLimit[status.name], epochSeconds));
    }
    return entries;
  },
  github: ({ first }) => [
    ...limitEntries(first, xRateLimitNames, epochSeconds),
    ['X-RateLimit-Used', String(first.limit - first.remaining)],
    ['X-RateLimit-Resource', 'core'],
  ],
  twitter: ({ first }) => limitEntries(first, ['X-Rate-Limit-Limit', 'X-Rate-Limit-Remaining', 'X-Rate-Limit-Reset'], epochSeconds),
  'epoch-ms': ({ first }) => limitEntries(first, xRateLimitNames, String),
  'http-date': ({ first }) => limitEntries(first, xRateLimitNames, (time) => new Date(time).toUTCString()),
  'iso-date': ({ first }) => limitEntries(first, xRateLimitNames, (time) => new Date(time).toISOString()),
  delta: ({ first, now }) => limitEntries(first, xRateLimitNames, (time) => String(secondsUntil(time, now))),
  'ietf-03': ({ first, all, now }) => {
    const [limit, ...others] = limitEntries(first, rateLimitNames, (time) => String(secondsUntil(time, now)));
    return [[limit![0], [limit![1], policies(all, (each, seconds) => `${each.limit};w=${seconds}`)].filter(Boolean).join(', ')], ...others];
  },
  'ietf-06': ({ first, all, now }) => [
    ...limitEntries(first, rateLimitNames, (time) => String(secondsUntil(time, now))),
    ['RateLimit-Policy', policies(all, (each, seconds) => `${each.limit};w=${seconds}`)],
  ],
  'ietf-07': ({ first, all, now }) => [
    [
      'RateLimit',
      `limit=${first.limit}, remaining=${first.remaining}${first.resetAt === null ? '' : `, reset=${secondsUntil(first.resetAt, now)}`}`,
    ],
    ['RateLimit-Policy', policies(all, (each, seconds) => `${each.limit};w=${seconds}`)],
  ],
  'ietf-10': ({ all, now }) => [
    [
      'RateLimit',
      all
        .map(({ name, remaining, resetAt }) => `"${name}";r=${remaining}${resetAt === null ? '' : `;t=${secondsUntil(resetAt, now)}`}`)
        .join(', '),
    ],
    [
      'RateLimit-Policy',
      all.map(({ name, limit, seconds }) => `"${name}";q=${limit}${seconds === null ? '' : `;w=${seconds}`}`).join(', '),
    ],
  ],
  kong: ({ first, all, now }) => [
    ...all.flatMap(({ name, limit, remaining }): HeaderEntry[] => [
      [`X-RateLimit-Limit-${capitalize(name)}`, String(limit)],
      [`X-RateLimit-Remaining-${capitalize(name)}`, String(remaining)],
    ]),
    ...limitEntries(first, rateLimitNames, (time) => String(secondsUntil(time, now))),
  ],
  openai: ({ first, now }) =>
    limitEntries(first, ['x-ratelimit-limit-requests', 'x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'], (time) =>
      goDuration(Math.max(0, time - now)),
    ),
  anthropic: ({ first }) =>
    limitEntries(
      first,
      ['anthropic-ratelimit-requests-limit', 'anthropic-ratelimit-requests-remaining', 'anthropic-ratelimit-requests-reset'],
      (time) => new Date(Math.ceil(time / 1000) * 1000).toISOString().replace('.000', ''),
    ),
  slowapi: ({ first, now }) => {
    const entries = limitEntries(first, xRateLimitNames, (time) => (time / 1000).toFixed(6));
    return first.resetAt === null ? entries : [...entries, ['Retry-After', String(secondsUntil(first.resetAt, now))]];
  },
  'slowapi-dates': ({ first }) => {
    const date = (time: number) => new Date(time).toUTCString().replace('GMT', '-0000');
    const entries = limitEntries(first, xRateLimitNames, (time) => (time / 1000).toFixed(6));
    return first.resetAt === null ? entries : [...entries, ['Retry-After', date(first.resetAt)]];
  },
  hubspot: ({ all }) =>
    all.flatMap(({ name, limit, remaining }): HeaderEntry[] => {
      if (name === 'minute')
        return [
          ['X-HubSpot-RateLimit-Max', String(limit)],
          ['X-HubSpot-RateLimit-Remaining', String(remaining)],
          ['X-HubSpot-RateLimit-Interval-Milliseconds', String(MINUTE_MS)],
        ];
      if (name !== 'day') return [];
      return [
        ['X-HubSpot-RateLimit-Daily', String(limit)],
        ['X-HubSpot-RateLimit-Daily-Remaining', String(remaining)],
      ];
    }),
  shopify: ({ first }) => [['X-Shopify-Shop-Api-Call-Limit', `${first.limit - first.remaining}/${first.limit}`]],
  none: () => [],
} as const satisfies Record<string, RateLimitHeaderFormat>;

/** The name of a rate limit header format. */
export type RateLimitHeaderFormatName = keyof typeof rateLimitHeaderFormats;

/** Value of `Retry-After`: whole seconds until calls are possible again; `null` if waiting does not help. */
export const retryAfter = (resetAt: number | null, now: number): string | null =>
  resetAt === null ? null : String(Math.max(1, secondsUntil(resetAt, now)));

/** The rate limit headers of a response; none for a key without limits. */
export const toHeaderEntries = (format: RateLimitHeaderFormat, all: readonly LimitStatus[], now: number): HeaderEntry[] => {
  const first = mostRestrictive(all);
  return first ? format({ first, all, now }) : [];
};
