import { inWords, type Issue } from './contract/complaints.js';
import type { Rejection } from './rate-limit/types.js';
import { nextSteps, type RefusalCode } from './contract/problems.js';
import {
  AuthenticationError,
  CallbackHostError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  ServiceError,
  TrialExhaustedError,
  type ErrorContext,
  type RecipeAIError,
} from './errors.js';

/** What a refusal says, whatever shape it came in. */
export interface Refusal {
  code: string;
  message: string;
  issues: Issue[];
}

/** The code of a refusal that names none, by its status. */
const usualCode: Record<number, RefusalCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'model_unavailable',
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** `{path, message, code}` of this service, `{loc, msg, type}` of FastAPI, or `{pointer, detail}` of problem details. */
const toIssue = (detail: unknown): Issue | undefined => {
  if (!isFields(detail)) return undefined;
  const {
    path = detail['loc'] ?? detail['pointer'] ?? detail['field'],
    message = detail['msg'] ?? detail['detail'],
    code = detail['type'],
  } = detail;
  const parts = Array.isArray(path) ? path.filter((part, index) => index > 0 || part !== 'body') : [path ?? ''];
  const where = parts
    .map(String)
    .join('.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return { path: where, message: asText(message) ?? 'not as expected', code: asText(code) ?? 'invalid' };
};

/** What a text or a page says, cut to what a person can use. */
const toSentence = (body: string): string | undefined =>
  asText(
    body
      .slice(0, 4000)
      .replace(/<(style|script)[^]*?<\/\1>|<[^>]*>/gi, ' ')
      .replace(/\s+/g, ' ')
      .slice(0, 300),
  );

/**
 * Reads a refusal in any of the shapes that services like this one answer with: `{error: {code, message, details}}`, `{detail}` as
 * text or as FastAPI's list, `{message}`, `{error: text}`, problem details (RFC 9457), plain text, HTML.
 */
export const readRefusal = (status: number, body: unknown): Refusal => {
  const fields = isFields(body) ? body : {};
  const error = isFields(fields['error']) ? fields['error'] : fields;
  const lists = [error['details'], error['errors'], fields['detail'], fields['errors']].filter(Array.isArray);
  const issues = (lists[0] ?? []).map(toIssue).filter((issue) => issue !== undefined);
  const message =
    asText(error['message']) ??
    asText(error['detail']) ??
    asText(fields['error']) ??
    asText(fields['error_description']) ??
    asText(fields['title']) ??
    (typeof body === 'string' ? toSentence(body) : undefined);
  const named = [error['code'], fields['code'], asText(fields['type'])?.split(/[/:#]/).at(-1)]
    .map(asText)
    // Every object inherits a constructor, which no table of codes means.
    .find((code) => code && /^(?!constructor$)[a-z][\w-]*$/i.test(code) && code !== 'blank');
  const code = named?.toLowerCase().replaceAll('-', '_') ?? guessCode(status, message ?? '');
  return { code, message: message ?? `The service answered ${status}`, issues };
};

const guessCode = (status: number, message: string): string => {
  if (status === 429 && /\btrial\b/i.test(message)) return 'trial_exhausted';
  if (status === 429 && /\bquota\b|\bdaily\b|\b(per|a|1) day\b/i.test(message)) return 'quota_exceeded';
  if (status === 403 && /callback/i.test(message)) return 'callback_host_not_allowed';
  return usualCode[status] ?? (status >= 500 ? 'internal_error' : 'validation_error');
};

const byCode = {
  callback_host_not_allowed: CallbackHostError,
  rate_limited: RateLimitError,
  quota_exceeded: QuotaExceededError,
  trial_exhausted: TrialExhaustedError,
};

const byStatus: Record<number, typeof RecipeAIError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: NotFoundError,
};

const toSentences = (refusal: Refusal, operation: string | undefined): string => {
  const next = nextSteps[refusal.code as RefusalCode];
  const places = inWords(refusal.issues);
  return [`${operation}: ${refusal.message.replace(/[.!?]*$/, '.')}`, ...(places ? [`${places}.`] : []), ...(next ? [next] : [])].join(' ');
};

/** Gives a refusal the class that its caller can act on. */
export const toError = (refusal: Refusal, context: ErrorContext & { status: number }): RecipeAIError => {
  const { status, requestId, operation } = context;
  const { code, issues } = refusal;
  const Kind =
    (byStatus[status] && byCode[code as keyof typeof byCode]) ?? byStatus[status] ?? (status >= 500 ? ServiceError : InvalidRequestError);
  const message = `${toSentences(refusal, operation)} (HTTP ${status}${requestId ? `, request ${requestId}` : ''})`;
  const more = Kind === InvalidRequestError ? { issues } : {};
  return new Kind(message, { retryable: status >= 500, ...context, ...more, code });
};

const spent: Record<Rejection['reason'], string> = {
  rate_limited: 'Rate limit reached',
  quota_exceeded: 'The daily quota is spent',
  trial_exhausted: 'The sandbox trial is spent',
};

/** Says that a call may not leave, or not again, within the wait that its caller allows. */
export const toLimitError = (
  refused: Rejection,
  refusal: (Refusal & { status: number; requestId?: string }) | undefined,
  { maxWait, ...context }: { operation: string; attempts: number; maxWait: number },
): RateLimitError => {
  const { reason: code, retryAt, rateLimit } = refused;
  const Kind = byCode[code];
  const limit = refusal?.status === 429 ? refusal : undefined;
  const says = { code, message: limit?.message ?? spent[code], issues: [] };
  const inSeconds = retryAt ? Math.max(0, Math.ceil((retryAt.getTime() - Date.now()) / 1000)) : undefined;
  const tooLong = inSeconds !== undefined && inSeconds * 1000 > maxWait ? `, which is longer than maxWait (${maxWait / 1000} s)` : '';
  const until = retryAt ? ` The next call is possible in ${inSeconds} s, at ${retryAt.toISOString()}${tooLong}.` : '';
  return new Kind(`${toSentences(says, context.operation)}${until}`, {
    ...context,
    code,
    retryAt,
    rateLimit,
    status: limit?.status,
    requestId: limit?.requestId,
  });
};
