import { endpoints, type Operation } from '../contract/endpoints.js';
import { formatIssues, toIssues } from '../contract/issues.js';
import { PROBE_REQUEST_ID } from './calls.js';
import type { ProbeExchange } from './exchange.js';
import { errorFormatOf, rateLimitHeaderFormatOf } from './formats.js';

/** What the probe found out about one statement on the service. */
export interface ProbeFinding {
  /** Stable name, such as `healthify.data`. */
  id: string;
  /** True if the specification states it; false if this package assumes it. */
  documented: boolean;
  statement: string;
  /** `unknown`: the request was not sent, or its response says nothing about it. */
  verdict: 'confirmed' | 'refuted' | 'unknown';
  /** What was seen, or why nothing was. */
  evidence: string;
}

type Fields = Record<string, unknown>;
type Judgement = readonly [holds: boolean, evidence: string];

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const isSuccess = ({ status }: ProbeExchange): boolean => status !== null && status >= 200 && status < 300;

const missingFrom = (fields: Fields, names: readonly string[]): string[] => names.filter((name) => fields[name] === undefined);

const hasFields = (fields: Fields, names: readonly string[]): Judgement => {
  const missing = missingFrom(fields, names);
  return [missing.length === 0, missing.length === 0 ? `has ${names.join(', ')}` : `lacks ${missing.join(', ')}`];
};

const summarize = ({ status, error }: ProbeExchange): string => (status === null ? `no response (${error})` : `HTTP ${status}`);

/** One statement, and how an exchange decides it. `undefined` from `judge`: the exchange says nothing about it. */
interface Statement {
  id: string;
  documented: boolean;
  statement: string;
  from: ProbeExchange['call']['name'];
  judge: (exchange: ProbeExchange) => Judgement | undefined;
}

const ifSuccess =
  (judge: (body: unknown, exchange: ProbeExchange) => Judgement) =>
  (exchange: ProbeExchange): Judgement | undefined =>
    isSuccess(exchange) ? judge(exchange.body, exchange) : undefined;

const reachable = (operation: Operation): Statement => {
  const { documented, method, path, host } = endpoints[operation];
  return {
    id: `${operation}.path`,
    documented,
    statement: `${method.toUpperCase()} ${path} exists on the ${host === 'ai' ? 'AI service' : 'REST API'}.`,
    from: operation,
    judge: (exchange) => {
      const { status, call } = exchange;
      if (status === null || status === 429 || status >= 500) return undefined;
      const moved = call.path !== path || call.host !== host;
      if (moved) return [false, `found at ${exchange.url}`];
      return [status !== 404 && status !== 405, summarize(exchange)];
    },
  };
};

const matchesSchema = (operation: Operation): Statement => ({
  id: `${operation}.response`,
  documented: false,
  statement: `The response of ${operation} has the fields and types of the contract.`,
  from: operation,
  judge: ifSuccess((body) => {
    const result = endpoints[operation].response.safeParse(body);
    return result.success ? [true, 'valid'] : [false, formatIssues(toIssues(result.error, body))];
  }),
});

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
    from: 'recipes.generate',
    judge: ifSuccess((body, { status }) => [status !== 202 && Object.keys(fieldsOf(body)).length > 0, `HTTP ${status}`]),
  },
  {
    id: 'generate.groups',
    documented: false,
    statement: 'The four groups of the recipe are the fields ingredients, steps, timing and nutrition.',
    from: 'recipes.generate',
    judge: ifSuccess((body) => hasFields(fieldsOf(body), ['ingredients', 'steps', 'timing', 'nutrition'])),
  },
  {
    id: 'healthify.data',
    documented: true,
    statement: 'The transformed recipe has name, ingredients and steps.',
    from: 'healthify',
    judge: ifSuccess((body) => hasFields(dataOf(body), ['name', 'ingredients', 'steps'])),
  },
  {
    id: 'healthify.synchronous',
    documented: true,
    statement: 'The response holds the result, not only a job.',
    from: 'healthify',
    judge: ifSuccess((body, { status }) => [status !== 202 && missingFrom(dataOf(body), ['name']).length === 0, `HTTP ${status}`]),
  },
  {
    id: 'healthify.envelope',
    documented: false,
    statement: 'The response is the callback payload: type, request_id, model_tier, model, data, timestamp.',
    from: 'healthify',
    judge: ifSuccess((body) => hasFields(fieldsOf(body), ['type', 'request_id', 'model_tier', 'model', 'data', 'timestamp'])),
  },
  {
    id: 'healthify.request_id',
    documented: false,
    statement: 'The response repeats the request_id.',
    from: 'healthify',
    judge: ifSuccess((body) => [
      fieldsOf(body)['request_id'] === PROBE_REQUEST_ID,
      `request_id: ${JSON.stringify(fieldsOf(body)['request_id'])}`,
    ]),
  },
  {
    id: 'healthify.timestamp',
    documented: false,
    statement: 'The timestamp of the response is ISO 8601 with a UTC offset.',
    from: 'healthify',
    judge: ifSuccess((body) => {
      const { timestamp } = fieldsOf(body);
      return [typeof timestamp === 'string' && ISO_WITH_OFFSET.test(timestamp), `timestamp: ${JSON.stringify(timestamp)}`];
    }),
  },
  {
    id: 'healthify.extras',
    documented: false,
    statement: 'The data also has summary, changes, warnings, nutrition_before and nutrition_after.',
    from: 'healthify',
    judge: ifSuccess((body) => hasFields(dataOf(body), ['summary', 'changes', 'warnings', 'nutrition_before', 'nutrition_after'])),
  },
];

const accessStatements: readonly Statement[] = [
  {
    id: 'auth.bearer',
    documented: true,
    statement: 'The API key is accepted as a bearer token.',
    from: 'pantries.list',
    judge: ({ status }) => (status === null ? undefined : [status !== 401 && status !== 403, `HTTP ${status}`]),
  },
  {
    id: 'auth.401',
    documented: false,
    statement: 'An unknown API key is rejected with HTTP 401.',
    from: 'invalid key',
    judge: ({ status }) => (status === null ? undefined : [status === 401, `HTTP ${status}`]),
  },
  {
    id: 'errors.422',
    documented: false,
    statement: 'An invalid request is rejected with HTTP 422.',
    from: 'invalid request',
    judge: ({ status }) => (status === null || status === 429 || status >= 500 ? undefined : [status === 422, `HTTP ${status}`]),
  },
  {
    id: 'errors.format',
    documented: false,
    statement: 'Error bodies are {error: {code, message, request_id, details}}.',
    from: 'invalid request',
    judge: (exchange) => {
      if (exchange.status === null || exchange.status < 400) return undefined;
      const format = errorFormatOf(exchange.headers['content-type'] ?? '', exchange.body);
      return [format === 'service', `format: ${format}`];
    },
  },
];

const headerStatements = (from: Statement['from']): readonly Statement[] => [
  {
    id: 'limits.headers',
    documented: true,
    statement: 'Responses carry X-RateLimit headers.',
    from,
    judge: ({ status, headers }) => {
      if (status === null) return undefined;
      const names = Object.keys(headers).filter((name) => /rate-?limit/.test(name));
      return [names.some((name) => name.startsWith('x-ratelimit')), names.join(', ') || 'none'];
    },
  },
  {
    id: 'limits.header_format',
    documented: false,
    statement: 'The limit headers are X-RateLimit-Limit, -Remaining, -Reset (epoch seconds) and the same with -Day.',
    from,
    judge: ({ status, headers }) => {
      if (status === null) return undefined;
      const format = rateLimitHeaderFormatOf(headers);
      return [format === 'service', format === undefined ? 'unknown format' : `format: ${format}`];
    },
  },
  {
    id: 'responses.request_id',
    documented: false,
    statement: 'Every response has an X-Request-Id.',
    from,
    judge: ({ status, headers }) =>
      status === null ? undefined : [headers['x-request-id'] !== undefined, headers['x-request-id'] === undefined ? 'absent' : 'present'],
  },
];

const probed: readonly Operation[] = [
  'recipes.generate',
  'healthify',
  'rewriteTone',
  'budgetifyRecipe',
  'adaptMethod',
  'suggestSubstitute',
  'enrichIngredients',
  'pantries.list',
  'categories.suggest',
];

const statementsFor = (exchanges: readonly ProbeExchange[]): readonly Statement[] => {
  const authenticated = exchanges.find(({ call, status }) => !call.invalidKey && status !== null);
  return [
    ...accessStatements,
    ...headerStatements(authenticated?.call.name ?? 'pantries.list'),
    ...probed.map(reachable),
    ...recipeStatements,
    ...probed.map(matchesSchema),
  ];
};

/** Judges every statement by the exchanges; the last exchange of a call counts, so that an alternative path replaces the first attempt. */
export const toFindings = (exchanges: readonly ProbeExchange[]): ProbeFinding[] =>
  statementsFor(exchanges).map(({ id, documented, statement, from, judge }) => {
    const exchange = exchanges.findLast(({ call }) => call.name === from);
    if (!exchange) return { id, documented, statement, verdict: 'unknown', evidence: 'not called' };
    const judgement = judge(exchange);
    if (!judgement) return { id, documented, statement, verdict: 'unknown', evidence: summarize(exchange) };
    const [holds, evidence] = judgement;
    return { id, documented, statement, verdict: holds ? 'confirmed' : 'refuted', evidence };
  });
