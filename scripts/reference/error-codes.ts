import { toServiceError } from '../../src/client/to-error.ts';
import { clientErrors, hints, serviceErrors, type ClientErrorCode, type ServiceErrorCode } from '../../src/contract/error-codes.ts';
import * as errors from '../../src/errors.ts';
import { code, page, table } from './markdown.ts';

/** The limiter, not the parser of responses, picks these classes. */
const limitClasses: Partial<Record<ServiceErrorCode, string>> = {
  rate_limited: 'RateLimitError',
  quota_exceeded: 'QuotaExceededError',
  trial_exhausted: 'TrialExhaustedError',
};

const classOfServiceError = (name: ServiceErrorCode): string => {
  const { status } = serviceErrors[name];
  const call = { operation: 'healthify', method: 'post', url: '', host: 'ai', hasOneAddress: false, attempts: 1 } as const;
  const context = { ...call, status, rateLimit: { windows: [] }, mask: (text: string) => text };
  return limitClasses[name] ?? toServiceError({ code: name, message: '', issues: [], context }).name;
};

const classOfClientError: Record<ClientErrorCode, string> = {
  configuration_error: 'ConfigurationError',
  invalid_request: 'InvalidRequestError',
  connection_failed: 'ConnectionError',
  timed_out: 'TimeoutError',
  unexpected_response: 'UnexpectedResponseError',
  service_error: 'RecipeAIError',
  callback_rejected: 'CallbackVerificationError',
  callback_timed_out: 'CallbackTimeoutError',
};

/** The error classes as a tree. */
export const errorTree = (): string => {
  const classes = Object.values(errors)
    .filter((one) => typeof one === 'function')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const edges = classes.flatMap((one) => {
    const parent = Object.getPrototypeOf(one) as typeof errors.RecipeAIError;
    return parent === (Error as unknown) ? [] : [`  ${parent.name} --> ${one.name}`];
  });
  return [
    '```mermaid',
    'flowchart LR',
    ...edges,
    '  TimeoutError --> CallbackTimeoutError',
    '  RecipeAIError --> CallbackVerificationError',
    '```',
  ].join('\n');
};

export const errorCodesPage = (): string =>
  page(
    'Error codes',
    'Every `code` that an error of the SDK can have. The service may add its own: such a code arrives in `error.code` as it is, and the class follows from the status. A response without a code, such as the page of a proxy, gets the code of its status. The guide is [errors](../guide/errors.md).',
    '## Errors of the service',
    'The specification documents the 429 for rate and quota limits. All other statuses, and all codes, are assumed.',
    table(
      ['code', 'status', 'class', 'means', 'what to do'],
      (Object.keys(serviceErrors) as ServiceErrorCode[]).map((name) => [
        code(name),
        String(serviceErrors[name].status),
        code(classOfServiceError(name)),
        serviceErrors[name].message,
        hints[name],
      ]),
    ),
    '## Errors of the client',
    'These do not come from the service: `status` is absent, except on `unexpected_response`.',
    table(
      ['code', 'class', 'means'],
      (Object.keys(clientErrors) as ClientErrorCode[]).map((name) => [
        code(name),
        code(classOfClientError[name]),
        clientErrors[name].message,
      ]),
    ),
  );
