import type { Issue } from '../../src/contract/issues.js';
import type { ServiceErrorCode } from '../../src/contract/error-codes.js';

/** A refusal before it has a shape. */
export interface ErrorDetails {
  /** HTTP status. */
  status: number;
  /** The code of the refusal, such as `rate_limited`. */
  code: ServiceErrorCode | (string & {});
  /** What was wrong, and what to do, for people. */
  message: string;
  /** The answer's `X-Request-Id`. */
  requestId: string;
  /** Every place where the request breaks the contract; empty for other refusals. */
  details: readonly Issue[];
  /** Path of the request. */
  path: string;
}

/** A refusal as it goes over the wire. */
export interface FormattedError {
  /** Value of `Content-Type`. */
  contentType: string;
  /** The answer's body. */
  body: string;
}

/** How refusals are written. */
export type ErrorFormat = (problem: ErrorDetails) => FormattedError;

const json = (value: unknown, contentType = 'application/json'): FormattedError => ({ contentType, body: JSON.stringify(value) });

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `recipe.ingredients[2]` as a list of names and places. */
const places = (path: string): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The shapes in use; `service` is the assumed one of this service. */
export const errorFormats = {
  service: ({ code, message, requestId, details }) => json({ error: { code, message, request_id: requestId, details } }),
  fastapi: ({ message, details, status }) =>
    json({
      detail:
        status === 422 && details.length > 0
          ? details.map((issue) => ({ loc: ['body', ...places(issue.path)], msg: issue.message, type: issue.code }))
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
    body: `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><p>${escape(message)}</p></body></html>`,
  }),
  empty: () => ({ contentType: 'text/plain; charset=utf-8', body: '' }),
} as const satisfies Record<string, ErrorFormat>;

/** The name of a way in which services write their errors. */
export type ErrorFormatName = keyof typeof errorFormats;
