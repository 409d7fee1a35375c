import { hints, type ServiceErrorCode } from '../contract/error-codes.js';
import { formatIssues } from '../contract/issues.js';
import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import {
  CallbackHostError,
  InvalidRequestError,
  QuotaExceededError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  TrialExhaustedError,
  type ErrorContext,
  type RecipeAIError,
} from '../errors.js';
import type { Rejection, Wait } from '../rate-limit/types.js';
import { formatDuration, formatExactDuration } from '../util/format-duration.js';
import type { Mask } from '../util/mask.js';
import { withoutUndefined } from '../util/without-undefined.js';
import { BATCH_MAX_WAIT_MS } from './batch-max-wait.js';
import { isLimitCode, mentionsLimit, type ParsedError } from './parse-error.js';
import { statusOf } from './statuses.js';
import { withoutQuery } from './url.js';

/** The request that an error is about. */
export interface RequestContext {
  operation: string;
  method: string;
  url: string;
  host: 'rest' | 'ai';
  /** True if the AI service has no separate address, so that its requests go to `baseUrl`. */
  hasOneAddress: boolean;
  /** How many times the request was sent. */
  attempts: number;
  /** The `maxRetries` of a call that has no retry left. Absent if it has one, or had none. */
  spentRetries?: number;
  /** True if sending the request twice may do something twice. */
  isUnsafe?: boolean;
}

/** How often a request was sent, if more than once. `isRetriable`: the client would send it again, if it had a retry left. */
export const formatAttempts = ({ attempts, spentRetries }: RequestContext, isRetriable: boolean): string => {
  if (attempts <= 1) return '';
  return `sent ${attempts} times${isRetriable && spentRetries !== undefined ? `, maxRetries of ${spentRetries} used up` : ''}`;
};

/** Details of an error in brackets, with a space before them; nothing if there are none. */
export const inBrackets = (...details: string[]): string => {
  const given = details.filter(Boolean);
  return given.length > 0 ? ` (${given.join(', ')})` : '';
};

/** Follows the advice of a call that was sent and got no response. */
export const adviceForUnsafe = ({ isUnsafe }: RequestContext): string =>
  isUnsafe
    ? ' The service may have run the call: check before you repeat it. If you pass an `idempotencyKey`, the client repeats calls safely.'
    : '';

/** {@link RequestContext}, and the response. */
export interface ResponseContext extends RequestContext {
  status: number;
  requestId?: string;
  rateLimit: RateLimit;
  /** When the service accepts a call again, if the response says so. */
  retryAt?: Date;
  /** Masks what the response repeats of secrets. */
  mask: Mask;
}

/** An error response and where it came from. */
export interface ServiceFailure extends ParsedError {
  context: ResponseContext;
}

const isHinted = (code: string): code is ServiceErrorCode => Object.hasOwn(hints, code);

/** Advice that says when a call may succeed again, if that is known. */
const withMoment = (advice: string, when = 'later'): string => advice.replace(/at `retryAt`|later/, when);

/** Names of options in a message of the mock, which then says itself what to change. */
const OPTIONS_IN_MESSAGES = /aiUrl|baseUrl|allowLoopbackCallbacks|callbackHosts|respondWith/;

/**
 * The option that the advice about an error of the service is about. The key is; and a 404 of the AI service means that its address is
 * missing.
 */
const optionFor = ({ context: { status, host, hasOneAddress } }: ServiceFailure): string | undefined => {
  if (status === 401) return 'apiKey';
  return status === 404 && host === 'ai' && hasOneAddress ? 'aiUrl' : undefined;
};

const MISSING_AI_URL =
  '`aiUrl` is not set, so the request went to `baseUrl`. If the AI service has another address, pass `aiUrl` or set RECIPE_AI_AI_URL.';

/**
 * Whether an error with another status than that of a limit is about one all the same. Without headers of limits, the limiter does not wait
 * for it.
 */
const isUnreportedLimit = (failure: ServiceFailure): boolean =>
  failure.context.status < 500 && (failure.issues.length === 0 || failure.context.status === 403) && mentionsLimit(failure);

/** What to do about an error of the service, and the option for that. */
const nextStep = (failure: ServiceFailure): Pick<ErrorContext, 'advice' | 'option'> => {
  const { code, message, issues, context } = failure;
  const { status, retryAt, rateLimit } = context;
  const { advice, code: codeOfStatus } = statusOf(status);
  const when = retryAt && `in ${formatDuration(rateLimit.retryAfterMs ?? 0)}, at ${retryAt.toISOString()}`;
  if (OPTIONS_IN_MESSAGES.test(message)) return {};
  if (advice) return { advice: withMoment(advice, when) };
  if (isUnreportedLimit(failure)) return { advice: withMoment('The service limited this call. Call again later, and less often.', when) };
  if (status === 409 && /idempotency/i.test(code + message)) return { advice: 'Use a new key for each new request.' };
  const option = optionFor(failure);
  if (option === 'aiUrl') return { advice: MISSING_AI_URL, option };
  const known = [isLimitCode(code) ? 'model_unavailable' : code, codeOfStatus].find(isHinted);
  const isUnexplained = known === 'validation_error' && issues.length === 0;
  return { advice: isUnexplained ? 'Check the request.' : known && withMoment(hints[known], when), option };
};

/** The option that holds the address of a request. */
export const addressOption = ({ host, hasOneAddress }: RequestContext): 'baseUrl' | 'aiUrl' =>
  host === 'ai' && !hasOneAddress ? 'aiUrl' : 'baseUrl';

/** A longer message is not for people; it may also be built to cost time. */
const MAX_MESSAGE_LENGTH = 1000;

/** Without control characters, which could change what a terminal or a log shows. */
const asSentence = (text: string): string =>
  `${text
    .slice(0, MAX_MESSAGE_LENGTH)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replace(/[.!?\s]{1,20}$/, '')}.`;

/** `POST https://api.example.com/api/v1/healthify`. */
export const formatRequest = ({ method, url }: RequestContext): string => `${method.toUpperCase()} ${withoutQuery(url)}`;

/** Sentences, and the response that they are about. They may name its URL already. */
const withResponse = (sentences: string, { context, message }: ServiceFailure): string => {
  const { method, url, status, requestId, isUnsafe } = context;
  const request = message.includes(withoutQuery(url)) ? method.toUpperCase() : formatRequest(context);
  const isRetriable = statusOf(status).isTemporary === true && !isUnsafe;
  return sentences + inBrackets(request, `HTTP ${status}`, requestId ? `request ${requestId}` : '', formatAttempts(context, isRetriable));
};

const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** The fields of an error about a request. */
export const toContext = ({ operation, url, attempts }: RequestContext): ErrorContext => ({ operation, url: withoutQuery(url), attempts });

/** The fields of an error about a response. */
export const toResponseContext = (context: ResponseContext): ErrorContext => {
  const { status, requestId, rateLimit } = context;
  return withoutUndefined({ ...toContext(context), status, requestId, rateLimit });
};

/** Converts an error response to the class that tells the caller what to do. */
export const toServiceError = (failure: ServiceFailure): RecipeAIError => {
  const { code, message, issues, context } = failure;
  const { operation, status, retryAt } = context;
  const { ErrorClass: ClassOfStatus, isTemporary = false } = statusOf(status);
  const ErrorClass = status === 403 && code === 'callback_host_not_allowed' ? CallbackHostError : ClassOfStatus;
  const unmentioned = issues.filter((issue) => !(message.includes(issue.path) && message.includes(issue.message)));
  const sentences = joinSentences(
    `${operation}: ${asSentence(message)}`,
    unmentioned.length > 0 ? asSentence(formatIssues(unmentioned)) : '',
  );
  const fields: ErrorContext = {
    retryable: isTemporary || isUnreportedLimit(failure),
    ...toResponseContext(context),
    retryAt,
    ...nextStep(failure),
    issues: ErrorClass === InvalidRequestError ? issues : undefined,
    code,
  };
  return new ErrorClass(withResponse(sentences, failure), withoutUndefined(fields));
};

/** The class, the code and the first sentence of the error of a call that the rate limiter rejected. */
const rejections: Record<Rejection['reason'], { ErrorClass: typeof RecipeAIError; code: ServiceErrorCode; message: string }> = {
  rate_limited: { ErrorClass: RateLimitError, code: 'rate_limited', message: 'Rate limit reached.' },
  quota_exceeded: { ErrorClass: QuotaExceededError, code: 'quota_exceeded', message: 'Quota used up.' },
  trial_exhausted: { ErrorClass: TrialExhaustedError, code: 'trial_exhausted', message: 'Sandbox trial used up.' },
  unavailable: { ErrorClass: ServiceError, code: 'model_unavailable', message: 'The service is unavailable.' },
};

/** How long a call has waited and would have to wait. */
type RateLimitWait = Pick<RateLimitError, 'retryAt' | 'waitMs' | 'waitedMs' | 'maxWait'>;

/** The call that was rejected. */
interface RejectedCall {
  waitedMs: number;
  maxWait: number;
  totalTimeout: number;
  /** Milliseconds of `totalTimeout` that are left. */
  leftMs: number;
  /** Epoch milliseconds. */
  now: number;
  priority: 'interactive' | 'bulk';
  isInBatch: boolean;
}

/** The tightest window, if no window is used up: then something else rejected the call. */
const tightestWindow = ({ windows }: RateLimit): RateLimitWindow | undefined => {
  const [tightest] = windows.filter(({ remaining }) => remaining !== undefined).toSorted((a, b) => a.remaining! - b.remaining!);
  return tightest?.remaining === 0 ? undefined : tightest;
};

const formatCalls = (number: number | undefined): string => `${number} call${number === 1 ? '' : 's'}`;

/** Such as `The quota of 60 calls per hour is used up.` The client does not know whether its limiter has a `reserve`. */
const formatLimit = ({ reason, quota, rateLimit }: Rejection, { priority }: RejectedCall): string => {
  const open = reason === 'rate_limited' && priority === 'bulk' ? tightestWindow(rateLimit) : undefined;
  if (open) {
    const calls = open.limit === undefined ? formatCalls(open.remaining) : `${open.remaining} of ${formatCalls(open.limit)}`;
    return `Rate limit reached for bulk calls, with ${calls} left: the calls before this one need them, or a \`reserve\` keeps them for interactive calls.`;
  }
  if (!quota) return rejections[reason].message;
  const left = rateLimit.windows.find(({ limit }) => limit === quota.limit)?.remaining ?? 0;
  const state = left > 0 ? `has ${left} left, which are reserved or needed by the calls before this one` : 'is used up';
  return `The quota of ${formatCalls(quota.limit)}${quota.period ? ` per ${quota.period}` : ''} ${state}.`;
};

const formatTrial = ({ reason, rateLimit }: Rejection): string => {
  const limit = rateLimit.windows.find(({ name }) => name === 'trial')?.limit;
  return reason === 'trial_exhausted' && (limit ?? 0) > 1 ? `All ${limit} calls are used.` : '';
};

/** Whether a call that may wait for long enough has too little time left. */
const isOutOfTime = ({ waitMs = 0 }: RateLimitWait, { waitedMs, maxWait, leftMs }: RejectedCall): boolean =>
  waitMs > leftMs && waitedMs + waitMs <= maxWait;

/** When the next call is possible, and how long this call has waited. `maxWait` does not help a trial. */
const formatWait = (reason: Rejection['reason'], wait: RateLimitWait, call: RejectedCall): string => {
  const { retryAt, waitMs = 0 } = wait;
  const { waitedMs, maxWait, totalTimeout } = call;
  if (reason === 'trial_exhausted') return '';
  const isLate = isOutOfTime(wait, call);
  const limit = isLate
    ? `what is left of totalTimeout (${formatDuration(Math.max(0, call.leftMs))} of ${formatExactDuration(totalTimeout)})`
    : `maxWait (${formatExactDuration(maxWait)})`;
  const waited = waitedMs > 0 ? `This call has waited ${formatDuration(waitedMs)}` : '';
  if (!retryAt) {
    const unknown = `When ${reason === 'quota_exceeded' ? 'the quota resets' : 'the next call is possible'} is not known.`;
    return joinSentences(waitedMs < maxWait ? waited && `${waited}.` : `This call has waited as long as ${limit} allows.`, unknown);
  }
  const isTooLong = waitedMs + waitMs > maxWait;
  if (waited && isTooLong)
    return `${waited} and would wait ${formatDuration(waitMs)} more, until ${retryAt.toISOString()}. Together this is longer than ${limit}.`;
  const moment = `The next call is possible in ${formatDuration(waitMs)}, at ${retryAt.toISOString()}`;
  return isTooLong || isLate ? `${moment}, which is longer than ${limit}.` : `${moment}.`;
};

/**
 * Converts a rejection of the rate limiter. `failure` is the response that caused it, if there was one: a 429, or another one with the code
 * of a limit.
 */
export const toRejectionError = (
  rejection: Rejection,
  failure: ServiceFailure | undefined,
  context: RequestContext,
  call: RejectedCall,
): RecipeAIError => {
  const { reason, retryAt, rateLimit } = rejection;
  const { ErrorClass, code } = rejections[reason];
  const { waitedMs, maxWait, now } = call;
  const wait = { waitedMs: Math.round(waitedMs), maxWait, retryAt, waitMs: retryAt && Math.max(0, retryAt.getTime() - now) };
  // The message of a response may name a limit that ends before the quota does.
  const quota = failure && rejection.quota && failure.code !== code ? formatLimit(rejection, call) : '';
  const summary = failure
    ? withResponse(joinSentences(`${context.operation}: ${asSentence(failure.message)}`, quota), failure)
    : `${context.operation}: ${joinSentences(formatLimit(rejection, call), formatTrial(rejection))}`;
  const advice = joinSentences(
    formatWait(reason, wait, call),
    reason === 'rate_limited' && isOutOfTime(wait, call)
      ? 'Call again at `retryAt`, or raise `totalTimeout`.'
      : withMoment(hints[code], retryAt && 'at `retryAt`'),
    reason === 'rate_limited' && !call.isInBatch && (wait.waitMs ?? 0) <= BATCH_MAX_WAIT_MS ? 'For many calls, use `sdk.batch`.' : '', // which waits no longer
  );
  const { status, requestId } = failure?.context ?? {};
  const fields = reason === 'unavailable' ? { retryable: true, retryAt } : wait;
  return new ErrorClass(summary, withoutUndefined({ ...toContext(context), ...fields, code, advice, rateLimit, status, requestId }));
};

/** The error of an attempt that took longer than `timeout`. */
export const toAttemptTimeoutError = (timeout: number, context: RequestContext): TimeoutError =>
  new TimeoutError(
    `${context.operation}: ${formatRequest(context)} did not respond within the timeout of ${timeout} ms${inBrackets(formatAttempts(context, !context.isUnsafe))}.`,
    {
      ...toContext(context),
      advice: `Raise \`timeout\`, or try again later.${adviceForUnsafe(context)}`,
      option: 'timeout',
    },
  );

/** The error of a call whose `apiKey` function took longer than `timeout`. */
export const toApiKeyTimeoutError = (timeout: number, context: RequestContext): TimeoutError =>
  new TimeoutError(
    `${context.operation}: The \`apiKey\` function did not return a key within the timeout of ${timeout} ms. Nothing was sent.`,
    {
      ...toContext(context),
      advice: 'Check what that function waits for, or raise `timeout`.',
      option: 'timeout',
    },
  );

/** Such as `GET https://api.example.com/p waited for the rate limit until the totalTimeout of 50 ms ended.` */
const formatTotalTimeout = (totalTimeout: number, context: RequestContext, wait: Wait | undefined): string => {
  const request = formatRequest(context);
  const timeout = `the totalTimeout of ${totalTimeout} ms`;
  if (!wait)
    return `${request} did not complete within ${timeout}, waiting and retries included${inBrackets(formatAttempts(context, false))}.`;
  const cause = wait.reason === 'unavailable' ? 'the service to be available' : 'the rate limit';
  const moment = wait.resetAt && `It is expected to be possible at ${wait.resetAt.toISOString()}.`;
  return `${request} waited for ${cause} until ${timeout} ended${context.attempts === 0 ? ', and was not sent' : ''}.${moment ? ` ${moment}` : ''}`;
};

/** The error of a call that took longer than `totalTimeout`. `wait` is what it waited for then, if it waited. */
export const toTotalTimeoutError = (totalTimeout: number, context: RequestContext, wait?: Wait, rateLimit?: RateLimit): TimeoutError =>
  new TimeoutError(`${context.operation}: ${formatTotalTimeout(totalTimeout, context, wait)}`, {
    ...toContext(context),
    ...(rateLimit && { rateLimit }),
    ...(wait?.resetAt && { retryAt: wait.resetAt }),
    advice: `Raise \`totalTimeout\`, or try again later.${wait || context.attempts === 0 ? '' : adviceForUnsafe(context)}`,
    option: 'totalTimeout',
  });
