import type { HeaderEntry } from '../core/http-message.js';
import { mostRestrictive } from '../limits/limits.js';
import type { LimitStatus } from '../limits/limit.js';

/** What a dialect puts into words. */
export interface LimitSnapshot {
  /** The limit that the caller meets first. */
  first: LimitStatus;
  /** Every limit of the key. */
  all: readonly LimitStatus[];
  /** Epoch milliseconds. */
  now: number;
}

/** How limits are put into headers. */
export type RateLimitHeaderFormat = (limits: LimitSnapshot) => HeaderEntry[];

const epoch = (moment: number): string => String(Math.ceil(moment / 1000));
const secondsTo = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));
const titled = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** `limit`, `remaining` and `reset` under three names; no reset where the count never begins again. */
const three = (
  { limit, remaining, resetAt }: LimitStatus,
  [limitName, remainingName, resetName]: readonly [string, string, string],
  reset: (moment: number) => string,
): HeaderEntry[] => {
  const lines: HeaderEntry[] = [
    [limitName, String(limit)],
    [remainingName, String(remaining)],
  ];
  if (resetAt !== null) lines.push([resetName, reset(resetAt)]);
  return lines;
};

/** Headers of the service for each limit but the first, by its name. */
const ofOne = {
  day: ['X-RateLimit-Limit-Day', 'X-RateLimit-Remaining-Day', 'X-RateLimit-Reset-Day'],
  trial: ['X-RateLimit-Limit-Trial', 'X-RateLimit-Remaining-Trial', 'X-RateLimit-Reset-Trial'],
} as const;
const xRateLimit = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;
const plain = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** `1h2m3s`, as Go prints durations. */
const goDuration = (ms: number): string => {
  if (ms < 1000) return `${ms}ms`;
  const seconds = (ms % 60_000) / 1000;
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  return `${hours ? `${hours}h` : ''}${hours || minutes ? `${minutes}m` : ''}${seconds}s`;
};

const policies = (all: readonly LimitStatus[], write: (standing: LimitStatus, seconds: number) => string): string =>
  all.flatMap((standing) => (standing.seconds === null ? [] : [write(standing, standing.seconds)])).join(', ');

/** The ways of saying it that are in use; `service` is the assumed one of this service. */
export const rateLimitHeaderFormats = {
  service: ({ first, all }) => {
    const lines = three(first, xRateLimit, epoch);
    for (const standing of all) {
      if (standing.name !== 'minute') lines.push(...three(standing, ofOne[standing.name], epoch));
    }
    return lines;
  },
  github: ({ first }) => [
    ...three(first, xRateLimit, epoch),
    ['X-RateLimit-Used', String(first.limit - first.remaining)],
    ['X-RateLimit-Resource', 'core'],
  ],
  twitter: ({ first }) => three(first, ['X-Rate-Limit-Limit', 'X-Rate-Limit-Remaining', 'X-Rate-Limit-Reset'], epoch),
  'epoch-ms': ({ first }) => three(first, xRateLimit, String),
  'http-date': ({ first }) => three(first, xRateLimit, (moment) => new Date(moment).toUTCString()),
  'iso-date': ({ first }) => three(first, xRateLimit, (moment) => new Date(moment).toISOString()),
  delta: ({ first, now }) => three(first, xRateLimit, (moment) => String(secondsTo(moment, now))),
  'ietf-03': ({ first, all, now }) => {
    const [limit, ...others] = three(first, plain, (moment) => String(secondsTo(moment, now)));
    return [[limit![0], [limit![1], policies(all, (each, seconds) => `${each.limit};w=${seconds}`)].filter(Boolean).join(', ')], ...others];
  },
  'ietf-06': ({ first, all, now }) => [
    ...three(first, plain, (moment) => String(secondsTo(moment, now))),
    ['RateLimit-Policy', policies(all, (each, seconds) => `${each.limit};w=${seconds}`)],
  ],
  'ietf-07': ({ first, all, now }) => [
    [
      'RateLimit',
      `limit=${first.limit}, remaining=${first.remaining}${first.resetAt === null ? '' : `, reset=${secondsTo(first.resetAt, now)}`}`,
    ],
    ['RateLimit-Policy', policies(all, (each, seconds) => `${each.limit};w=${seconds}`)],
  ],
  'ietf-10': ({ all, now }) => [
    [
      'RateLimit',
      all
        .map(({ name, remaining, resetAt }) => `"${name}";r=${remaining}${resetAt === null ? '' : `;t=${secondsTo(resetAt, now)}`}`)
        .join(', '),
    ],
    [
      'RateLimit-Policy',
      all.map(({ name, limit, seconds }) => `"${name}";q=${limit}${seconds === null ? '' : `;w=${seconds}`}`).join(', '),
    ],
  ],
  kong: ({ first, all, now }) => [
    ...all.flatMap(({ name, limit, remaining }): HeaderEntry[] => [
      [`X-RateLimit-Limit-${titled(name)}`, String(limit)],
      [`X-RateLimit-Remaining-${titled(name)}`, String(remaining)],
    ]),
    ...three(first, plain, (moment) => String(secondsTo(moment, now))),
  ],
  openai: ({ first, now }) =>
    three(first, ['x-ratelimit-limit-requests', 'x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'], (moment) =>
      goDuration(Math.max(0, moment - now)),
    ),
  anthropic: ({ first }) =>
    three(
      first,
      ['anthropic-ratelimit-requests-limit', 'anthropic-ratelimit-requests-remaining', 'anthropic-ratelimit-requests-reset'],
      (moment) => new Date(Math.ceil(moment / 1000) * 1000).toISOString().replace('.000', ''),
    ),
  slowapi: ({ first, now }) => {
    const lines = three(first, xRateLimit, (moment) => (moment / 1000).toFixed(6));
    return first.resetAt === null ? lines : [...lines, ['Retry-After', String(secondsTo(first.resetAt, now))]];
  },
  'slowapi-dates': ({ first }) => {
    const date = (moment: number) => new Date(moment).toUTCString().replace('GMT', '-0000');
    const lines = three(first, xRateLimit, (moment) => (moment / 1000).toFixed(6));
    return first.resetAt === null ? lines : [...lines, ['Retry-After', date(first.resetAt)]];
  },
  hubspot: ({ all }) =>
    all.flatMap(({ name, limit, remaining }): HeaderEntry[] =>
      name === 'minute'
        ? [
            ['X-HubSpot-RateLimit-Max', String(limit)],
            ['X-HubSpot-RateLimit-Remaining', String(remaining)],
            ['X-HubSpot-RateLimit-Interval-Milliseconds', '60000'],
          ]
        : [
            ['X-HubSpot-RateLimit-Daily', String(limit)],
            ['X-HubSpot-RateLimit-Daily-Remaining', String(remaining)],
          ],
    ),
  shopify: ({ first }) => [['X-Shopify-Shop-Api-Call-Limit', `${first.limit - first.remaining}/${first.limit}`]],
  none: () => [],
} as const satisfies Record<string, RateLimitHeaderFormat>;

/** The name of a way in which services write their limits. */
export type RateLimitHeaderFormatName = keyof typeof rateLimitHeaderFormats;

/** Whole seconds until a call has room again, as `Retry-After` says it; `null` where no time helps. */
export const retryAfter = (resetAt: number | null, now: number): string | null =>
  resetAt === null ? null : String(Math.max(1, secondsTo(resetAt, now)));

/** The headers of an answer in a dialect; none for a key without limits. */
export const toHeaderEntries = (dialect: RateLimitHeaderFormat, all: readonly LimitStatus[], now: number): HeaderEntry[] => {
  const first = mostRestrictive(all);
  return first ? dialect({ first, all, now }) : [];
};
