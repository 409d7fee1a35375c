import type { Endpoint } from '../contract/endpoint.js';
import { endpoints, type Operation } from '../contract/endpoints.js';
import { missingAssumedFields } from '../contract/assumed.js';
import { formatIssues, type Issue } from '../contract/issues.js';
import { validate } from '../contract/validate.js';
import { isFields, type Fields } from '../util/is-fields.js';
import { accessStatements } from './access-statements.js';
import type { Exchange } from './exchange.js';
import { isMissing, isSuccess, judgeBy, judgeCall, type Finding, type Judgement, type Statement } from './statement.js';
import { unknownFields } from './unknown-fields.js';

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const missingFrom = (fields: Fields, names: readonly string[]): string[] => names.filter((name) => fields[name] === undefined);

const hasFields = (fields: Fields, names: readonly string[]): Judgement => {
  const missing = missingFrom(fields, names);
  return judgeBy(missing.length === 0, missing.length === 0 ? `has ${names.join(', ')}` : `lacks ${missing.join(', ')}`);
};

/** Where the OpenAPI document states something about an operation. */
const sourceOf = (operation: Operation, part: 'path' | 'request' | 'response'): string =>
  `${part} of ${endpoints[operation].method.toUpperCase()} ${endpoints[operation].path} in @recipe-ai/sdk/openapi.json`;

const judgeSuccess = (operation: Operation, judge: (body: unknown, status: number) => Judgement): Statement['judge'] =>
  judgeCall(operation, (exchange, status) => (isSuccess(exchange) ? judge(exchange.body, status) : undefined));

/** Statuses of responses that a gateway may send without knowing the path. */
const SAYS_NOTHING_ABOUT_PATH: readonly number[] = [401, 403, 429];

const reachable = (operation: Operation): Statement => {
  const { documented, method, path, host } = endpoints[operation];
  return {
    id: `${operation}.path`,
    documented,
    statement: `${method.toUpperCase()} ${path} exists on the ${host === 'ai' ? 'AI service' : 'REST API'}.`,
    source: sourceOf(operation, 'path'),
    judge: judgeCall(operation, (exchange, status) => {
      if (SAYS_NOTHING_ABOUT_PATH.includes(status) || status >= 500) return undefined;
      const { call, url } = exchange;
      const moved = call.path !== path || call.host !== host;
      return moved ? judgeBy(false, `found at ${url}`) : judgeBy(!isMissing(exchange), `HTTP ${status}`);
    }),
  };
};

/** The operations whose request fields are documented. */
const accepted = (operation: 'recipes.generate' | 'healthify'): Statement => ({
  id: `${operation}.request`,
  documented: false,
  statement: `The documented fields of ${operation} accept values of the contract.`,
  source: sourceOf(operation, 'request'),
  judge: judgeCall(operation, (exchange, status) =>
    isSuccess(exchange) || status === 400 || status === 422 ? judgeBy(isSuccess(exchange), `HTTP ${status}`) : undefined,
  ),
});

const judgeByIssues = (issues: readonly Issue[], evidence: string): Judgement =>
  issues.length === 0 ? judgeBy(true, evidence) : { ...judgeBy(false, formatIssues(issues)), issues };

const matchesSchema = (operation: Operation): Statement => ({
  id: `${operation}.response`,
  documented: false,
  statement: `The response of ${operation} has the fields and types of the contract.`,
  source: sourceOf(operation, 'response'),
  judge: judgeSuccess(operation, (body) => {
    const value = body === '' ? undefined : body;
    return judgeByIssues(validate(endpoints[operation].response, value).issues, 'valid');
  }),
});

/** Responses are open, so the client returns such fields as they are. The types of this package do not have them. */
const hasNoOtherFields = (operation: Operation): Statement => ({
  id: `${operation}.fields`,
  documented: false,
  statement: `The response of ${operation} has all assumed fields, and no others.`,
  source: sourceOf(operation, 'response'),
  judge: judgeSuccess(operation, (body) => {
    const { response } = endpoints[operation];
    return judgeByIssues([...missingAssumedFields(response, body), ...unknownFields(response, body)], 'no others');
  }),
});

const hasStatus = (operation: Operation): Statement => ({
  id: `${operation}.status`,
  documented: false,
  statement: `The response of ${operation} has the status ${endpoints[operation].status}.`,
  source: sourceOf(operation, 'response'),
  judge: judgeSuccess(operation, (_, status) => judgeBy(status === endpoints[operation].status, `HTTP ${status}`)),
});

/** True if the contract holds fields of the response for documented. */
const statesResponse = (operation: Operation): boolean => (endpoints[operation] as Endpoint).stated !== undefined;

const dataOf = (body: unknown): Fields => {
  const fields = fieldsOf(body);
  return 'data' in fields ? fieldsOf(fields['data']) : fields;
};

const ISO_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const recipeStatements: readonly Statement[] = [
  {
    id: 'generate.synchronous',
    documented: true,
    statement: 'generate always returns the complete recipe in its response.',
    source: sourceOf('recipes.generate', 'response'),
    judge: judgeSuccess('recipes.generate', (body, status) =>
      judgeBy(status !== 202 && Object.keys(fieldsOf(body)).length > 0, `HTTP ${status}`),
    ),
  },
  {
    id: 'generate.groups',
    documented: statesResponse('recipes.generate'),
    statement: 'The four groups of the recipe are the fields ingredients, steps, timing and nutrition.',
    source: sourceOf('recipes.generate', 'response'),
    judge: judgeSuccess('recipes.generate', (body) => hasFields(fieldsOf(body), ['ingredients', 'steps', 'timing', 'nutrition'])),
  },
  {
    id: 'healthify.data',
    documented: statesResponse('healthify'),
    statement: 'The transformed recipe has name, ingredients and steps.',
    source: sourceOf('healthify', 'response'),
    judge: judgeSuccess('healthify', (body) => hasFields(dataOf(body), ['name', 'ingredients', 'steps'])),
  },
  {
    id: 'healthify.synchronous',
    documented: true,
    statement: 'The response holds the result, not only a job.',
    source: sourceOf('healthify', 'response'),
    judge: judgeSuccess('healthify', (body, status) =>
      judgeBy(status !== 202 && missingFrom(dataOf(body), ['name']).length === 0, `HTTP ${status}`),
    ),
  },
  {
    id: 'healthify.envelope',
    documented: false,
    statement: 'The response is the callback payload: type, request_id, model_tier, model, data, timestamp.',
    source: sourceOf('healthify', 'response'),
    judge: judgeSuccess('healthify', (body) =>
      hasFields(fieldsOf(body), ['type', 'request_id', 'model_tier', 'model', 'data', 'timestamp']),
    ),
  },
  {
    id: 'healthify.request_id',
    documented: false,
    statement: 'The response repeats the request_id.',
    source: sourceOf('healthify', 'response'),
    judge: judgeCall('healthify', (exchange) => {
      const { request_id: sent } = fieldsOf(exchange.call.body);
      if (!isSuccess(exchange) || sent === undefined) return undefined;
      const { request_id } = fieldsOf(exchange.body);
      return judgeBy(request_id === sent, `request_id: ${JSON.stringify(request_id)}`);
    }),
  },
  {
    id: 'healthify.timestamp',
    documented: false,
    statement: 'The timestamp of the response is ISO 8601 with a UTC offset.',
    source: sourceOf('healthify', 'response'),
    judge: judgeSuccess('healthify', (body) => {
      const { timestamp } = fieldsOf(body);
      return judgeBy(typeof timestamp === 'string' && ISO_WITH_OFFSET.test(timestamp), `timestamp: ${JSON.stringify(timestamp)}`);
    }),
  },
  {
    id: 'healthify.extras',
    documented: false,
    statement: 'The data also has summary, changes, warnings, nutrition_before and nutrition_after.',
    source: sourceOf('healthify', 'response'),
    judge: judgeSuccess('healthify', (body) =>
      hasFields(dataOf(body), ['summary', 'changes', 'warnings', 'nutrition_before', 'nutrition_after']),
    ),
  },
];

const hasFieldsInPath = (operation: Operation): boolean => endpoints[operation].path.includes('{');

const statementsOf = (operations: readonly Operation[]): readonly Statement[] => [
  ...accessStatements,
  // Where an id is in the path, a 404 may be about the id.
  ...operations.filter((operation) => !hasFieldsInPath(operation)).map(reachable),
  accepted('recipes.generate'),
  accepted('healthify'),
  ...recipeStatements,
  ...operations.flatMap((operation) => [hasStatus(operation), matchesSchema(operation), hasNoOtherFields(operation)]),
];

/** Judges every statement about some operations by the exchanges. */
export const toFindings = (exchanges: readonly Exchange[], operations: readonly Operation[]): Finding[] =>
  statementsOf(operations).map(({ judge, ...statement }) => ({ ...statement, ...judge(exchanges) }));
