import type { Issue } from '../../src/contract/issues.js';
import type { ServiceErrorCode } from '../../src/contract/error-codes.js';

/** A service error before it is formatted. */
export interface ErrorDetails {
  /** HTTP status. */
  status: number;
  /** The error's code, such as `rate_limited`. */
  code: ServiceErrorCode | (string & {});
  /** What happened and what to do, for people. */
  message: string;
  /** The response's `X-Request-Id`. */
  requestId: string;
  /** Every place where the request does not match the contract. Empty for other errors. */
  details: readonly Issue[];
  /** Path of the request. */
  path: string;
}

/** A service error in its format. */
export interface FormattedError {
  /** Value of `Content-Type`. */
  contentType: string;
  /** The response's body. */
  body: string;
}

/** Formats a service error for a response. */
export type ErrorFormat = (error: ErrorDetails) => FormattedError;

const json = (value: unknown, contentType = 'application/json'): FormattedError => ({ contentType, body: JSON.stringify(value) });

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `recipe.ingredients[2]` as `['recipe', 'ingredients', 2]`. */
const toLocation = (path: string): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Error formats in use on the web. `service` is the one assumed for this service. */
export const errorFormats = {
  service: ({ code, message, requestId, details }) => json({ error: { code, message, request_id: requestId, details } }),
  fastapi: ({ message, details, status }) =>
    json({
      detail:
        status === 422 && details.length > 0
          ? details.map((issue) => ({ loc: ['body', ...toLocation(issue.path)], msg: issue.message, type: issue.code }))
          : message,
    }),
  message: ({ message, code }) => json({ message, code }),
  'error-text': ({ message }) => json({ error: message }),
  problem: ({ status, code, message, requestId, details, path }) =>
    json(
      {
        type: `urn:problem:${code}`,
        title: code.replaceAll('_', ' '),
        status,
        detail: message,
        instance: path,
        code,
        request_id: requestId,
        errors: details,
      },
      'application/problem+json',
    ),
  text: ({ message }) => ({ contentType: 'text/plain; charset=utf-8', body: message }),
  html: ({ status, message }) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><p>${escapeHtml(message)}</p></body></html>`,
  }),
  empty: () => ({ contentType: 'text/plain; charset=utf-8', body: '' }),
} as const satisfies Record<string, ErrorFormat>;

/** The name of an error format. */
export type ErrorFormatName = keyof typeof errorFormats;
