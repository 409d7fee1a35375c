import type { Issue } from '../contract/issues.js';
import {
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  RecipeAIError,
  TrialExhaustedError,
  UnexpectedResponseError,
} from '../errors.js';
import { camelCase } from '../util/camel-case.js';
import type { Tool } from './tools.js';

/** An error for a model: what happened, where, and what to do next. */
interface DescribedError {
  code: string;
  message: string;
  /** What the model does next. */
  next: string;
  issues?: Issue[];
  retryAt?: string;
  requestId?: string;
  /** What the service returned, if that is not what the contract describes. */
  response?: unknown;
}

const ASK_THE_USER = 'Do not call again: only the user can solve this. Tell the user what the message says.';

const DO_NOT_REPEAT = 'Do not repeat the call, because the service may have run it. `response` is what it returned.';

/** What to do after each class of error. A subclass comes before its class. */
const adviceByClass: readonly [of: typeof RecipeAIError, next: string][] = [
  [TrialExhaustedError, ASK_THE_USER],
  [RateLimitError, 'Call again later, with the same arguments.'],
  [InvalidRequestError, 'Change the arguments as the message and `issues` say, then call again.'],
  [NotFoundError, 'Check the ids: pantriesList and pantriesItemsList return them.'],
  [ConflictError, 'Read the current state, then call again.'],
];

const nextStep = (error: RecipeAIError, { idempotent }: Pick<Tool, 'idempotent'>): string => {
  if (RateLimitError.is(error) && error.retryAt) return 'Call again at `retryAt`, not before, with the same arguments.';
  const step = adviceByClass.find(([Class]) => Class.is(error));
  if (step) return step[1];
  if (!error.retryable) return UnexpectedResponseError.is(error) ? DO_NOT_REPEAT : ASK_THE_USER;
  return idempotent
    ? 'Call again once. If it fails again, tell the user.'
    : 'The service may have run the call: read the current state before you repeat it.';
};

/** The message with the name of the tool, which the model knows, instead of the operation. */
const toToolMessage = ({ message, operation }: RecipeAIError): string =>
  operation === undefined ? message : message.replaceAll(operation, camelCase(operation));

/** An error of a call in words for a model, with the advice of the client. An error of other code may hold anything, so it is not quoted. */
export const describeError = (error: unknown, tool: Pick<Tool, 'idempotent'>): DescribedError => {
  if (!RecipeAIError.is(error)) return { code: 'failed', message: 'The tool failed for an unknown reason.', next: ASK_THE_USER };
  const { code, requestId, retryAt } = error;
  const { issues, body } = error as RecipeAIError & { issues?: Issue[]; body?: unknown };
  const next = nextStep(error, tool);
  const response = typeof body === 'object' ? body : undefined; // a text is the page of a proxy
  return {
    code,
    message: toToolMessage(error),
    next,
    ...(issues?.length && { issues }),
    retryAt: retryAt?.toISOString(),
    requestId,
    response,
  };
};
