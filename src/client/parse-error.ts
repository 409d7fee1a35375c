import type { Issue } from '../contract/issues.js';
import { isFields } from '../util/is-fields.js';
import { isUnavailable } from '../util/is-unavailable.js';
import type { ResponseBody } from './response-body.js';
import { statusOf } from './statuses.js';

/** An error response, whatever its format. */
export interface ParsedError {
  code: string;
  message: string;
  issues: Issue[];
}

const LIMIT_CODES: readonly string[] = ['rate_limited', 'quota_exceeded', 'trial_exhausted'];

/** Whether the code is one of a limit. A 500 or 502 can have it too, and is a failure of the service. */
export const isLimitCode = (code: string): boolean => LIMIT_CODES.includes(code);

/** Statuses that some services use instead of 429. */
const LIMIT_STATUSES: readonly number[] = [403, 418, 420];
/** Words of a code, a message or the name of a header about a limit. */
const limitWords = /rate.?limit|too.?many.?requests|throttl/i;

/** Whether the code or the message is about a limit. */
export const mentionsLimit = ({ code, message }: ParsedError): boolean => limitWords.test(code + message);

/** Whether headers ask for a wait, or report a limit and the error is about that. */
const reportsLimit = (error: ParsedError, headers: Headers): boolean =>
  headers.has('retry-after') || (mentionsLimit(error) && limitWords.test([...headers.keys()].join()));

/** Whether a 5xx may be about a limit. A 502 comes from a server before the service. */
export const mayBeLimit = (status: number | undefined): boolean => isUnavailable(status ?? 0) && status !== 502;

/**
 * Whether a response says that a limit is reached. The specification has status 429 for that; the code of another 4xx or of a 503 can say it
 * too, and so can the headers of a few.
 */
export const isLimitReached = (status: number, error: ParsedError, headers: Headers): boolean =>
  status === 429 ||
  ((status < 500 || mayBeLimit(status)) && isLimitCode(error.code)) ||
  (LIMIT_STATUSES.includes(status) && reportsLimit(error, headers));

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** `{path, message, code}` of this service, `{loc, msg, type}` of FastAPI, `{pointer, detail}` of problem details, or a text. */
const toIssue = (detail: unknown): Issue | undefined => {
  if (typeof detail === 'string') return { path: '', message: detail, code: 'invalid' };
  if (!isFields(detail)) return undefined;
  const {
    path = detail['loc'] ?? detail['pointer'] ?? detail['field'],
    message = detail['msg'] ?? detail['detail'],
    code = detail['type'],
  } = detail;
  const parts = Array.isArray(path) ? path.filter((part, index) => index > 0 || part !== 'body') : [path ?? ''];
  const formattedPath = parts
    .map(String)
    .join('.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return { path: formattedPath, message: asText(message) ?? 'invalid', code: asText(code) ?? 'invalid' };
};

/** The messages of a record of fields, as Rails, Laravel and ASP.NET have it, as a list; a list as it is. */
const listMessages = (errors: unknown): unknown =>
  isFields(errors) ? Object.entries(errors).flatMap(([path, messages]) => [messages].flat().map((message) => ({ path, message }))) : errors;

/** A longer text is not a message for a person. */
const MAX_TEXT_LENGTH = 300;
/** Enough of an HTML page to get through its head. */
const MAX_PAGE_LENGTH = 4000;

/** What follows a `<`: text after a tag, nothing after the start of a style or a script, all of it if it is not a tag. */
const textAfterTag = (part: string): string => {
  const end = part.indexOf('>');
  if (end < 0) return `<${part}`;
  return /^(style|script)\b/i.test(part) ? ' ' : ` ${part.slice(end + 1)}`;
};

/** The text of a plain or HTML body. */
const toPlainText = (body: string, isPage: boolean): string | undefined => {
  const [first = '', ...parts] = body.slice(0, MAX_PAGE_LENGTH).split('<');
  const text = first + parts.map(textAfterTag).join('');
  const shortened = asText(text.replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH));
  return isPage ? `The response is an HTML page: ${shortened ?? 'empty'}` : shortened;
};

/** Codes that say nothing: `about:blank` of problem details, and what every object inherits. */
const MEANINGLESS_CODES: readonly string[] = ['blank', 'constructor'];

const isCode = (text: string | undefined): text is string =>
  text !== undefined && /^[a-z][\w-]{0,99}$/i.test(text) && !MEANINGLESS_CODES.includes(text.toLowerCase());

/**
 * Parses an error response in any of these formats: `{error: {code, message, details}}`, `{detail}` as text, object or FastAPI's list,
 * `{message}` as text or list, `{error: text}`, `{errors}` as list or record, problem details (RFC 9457), `{__type, message}` of AWS, plain
 * text, HTML.
 */
export const parseErrorResponse = (status: number, response: ResponseBody): ParsedError => {
  const { value: body } = response;
  const fields = isFields(body) ? body : {};
  const error = [fields['error'], fields['detail']].find(isFields) ?? fields;
  const lists = [error['details'], listMessages(error['errors']), fields['detail'], listMessages(fields['errors']), fields['message']];
  const issues = (lists.find(Array.isArray) ?? []).map(toIssue).filter((issue) => issue !== undefined);
  const message =
    ['message', 'detail', 'msg', 'error_description', 'error'].map((name) => asText(error[name])).find(Boolean) ??
    asText(fields['error_description']) ??
    asText(fields['title']) ??
    (typeof body === 'string' ? toPlainText(body, !response.isJson && response.title !== undefined) : undefined);
  const type = asText(fields['type']) ?? asText(fields['__type']);
  const reportedCode = [error['code'], fields['code'], type?.split(/[/:#]/).at(-1)].map(asText).find(isCode);
  const ownCode = reportedCode?.toLowerCase().replaceAll('-', '_');
  const isQuota = status === 429 && ownCode?.includes('quota') && !shortLimitWords.test(message ?? '');
  const code = isQuota ? 'quota_exceeded' : (ownCode ?? guessCode(status, message ?? ''));
  return { code, message: message ?? `The service responded with HTTP ${status}`, issues };
};

/** A message about a limit that is shorter than a day, though it may have the word quota. */
const shortLimitWords = /\bseconds?\b|\bminutes?\b|rate.?limit/i;

/** A period of a day or longer. A monthly plan says nothing about limits. */
const longPeriodWords = /\b(?:dai|week|month)ly\b(?! (?:plan|subscription))|\b(?:per|a|1|this) (?:day|week|month)\b/i;

const isAboutQuota = (message: string): boolean =>
  longPeriodWords.test(message) || (/\bquota\b/i.test(message) && !shortLimitWords.test(message));

const guessCode = (status: number, message: string): string => {
  if (status === 429 && /\btrial\b/i.test(message)) return 'trial_exhausted';
  if (status === 429 && isAboutQuota(message)) return 'quota_exceeded';
  if (status === 403 && /callback/i.test(message)) return 'callback_host_not_allowed';
  return statusOf(status).code;
};
