import { assumedOf } from '../../src/contract/assumptions.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints, type Operation } from '../../src/contract/endpoints.ts';
import { code, page, table } from './markdown.ts';

const operationRows = (Object.entries(endpoints) as [Operation, Endpoint][]).map(([name, { method, host, path, documented }]) => [
  code(name),
  `${method.toUpperCase()} \`{${host === 'ai' ? 'ai_url' : 'base_url'}}${path}\`, ${documented ? 'documented' : 'assumed'}`,
  assumedOf(name),
]);

const facts = `- Two addresses: \`{base_url}\` serves the REST API, \`{ai_url}\` the AI service. All paths begin with \`/api/v1/\`.
- Every request carries \`Authorization: Bearer <API_KEY>\` and JSON.
- \`POST {base_url}/api/v1/recipes/generate\` returns one complete recipe: ingredients, steps, timing and nutrition. It takes no \`callback_url\`.
- \`POST {ai_url}/api/v1/healthify\`, \`rewrite-tone\`, \`budgetify-recipe\`, \`adapt-method\` and \`suggest-substitute\` take \`callback_url\` and \`request_id\`. The response always holds the same result as the callback.
- A callback is one POST with the fields \`type\`, \`request_id\`, \`model_tier\`, \`model\`, \`data\` and \`timestamp\`, and the shared secret in \`X-Callback-Secret\`. It is sent at most once and never retried.
- Callbacks go only to registered hosts. Until the dashboard is released, hosts are registered on request (Scale tier).
- Limits are per API key and differ by tier, with daily quotas. A call over a limit gets 429. Responses carry \`X-RateLimit\` headers, whose exact names are not stated.
- The sandbox trial has 10 calls.`;

const requests = table(
  ['field', 'documented', 'assumed'],
  [
    [
      '`ingredients`, `cuisine`, `dietary_restrictions`, `time_available`, `skill_level`, `servings`',
      'names and types',
      'only `ingredients` is required; `time_available` is in minutes; the known words of each list',
    ],
    ['`recipe` `{title, ingredients, instructions}`', 'names and types', 'lists of strings, with bounds on their length'],
    ['`health_focus`, `callback_url`, `request_id`', 'names and types', 'the known goals; `request_id` has 1 to 128 characters'],
    ['all other fields of a transform', '', '`tone`, `audience`, `budget_level`, `target_method`, `ingredient`, ...'],
  ],
);

const responses = table(
  ['what', 'documented', 'assumed', 'also accepted'],
  [
    [
      'a generated recipe',
      'four groups: ingredients, steps, timing, nutrition',
      'every field name',
      'any fields; the SDK reports each difference once, as an `assumption`',
    ],
    [
      'the response of a transform',
      'it holds the same result as the callback',
      'it has the shape of the callback: `{type, request_id, model_tier, model, data, timestamp}`',
      'the bare `data`, which the SDK wraps; a 202 without data, typed as pending',
    ],
    [
      'a callback',
      'its six fields; `data` has `name`, `ingredients` and `steps`',
      '`type` of operations other than healthify; `summary`, `changes`, `warnings` and more in `data`',
      'unknown types and fields',
    ],
    [
      'pantries, items, categories',
      'they exist',
      'everything else',
      'any fields; the SDK reports each difference once, as an `assumption`',
    ],
  ],
);

const access = table(
  ['what', 'documented', 'assumed', 'also accepted'],
  [
    [
      'the trial',
      '10 calls',
      'an exhausted trial is a 429 with code `trial_exhausted` and no reset',
      'the words "trial" or "quota" in a 429',
    ],
    [
      'limits',
      'per key, with daily quotas; 429; `X-RateLimit` headers',
      '`X-RateLimit-Limit`, `-Remaining`, `-Reset` in epoch seconds, the same with `-Day`; `Retry-After` on 429 and 503; no such headers on a 401, because an unknown key has no limits',
      'every format in use: see [rate limits](../guide/rate-limits.md)',
    ],
    ['tiers', 'a Scale tier', '`sandbox`, `starter`, `pro`, `scale`, and their limits: see [mock options](mock-options.md#tiers)', ''],
    [
      'errors',
      '429 for limits',
      'the other statuses, all codes, and `{error: {code, message, request_id, details}}`',
      '`{detail}`, `{message}`, `{error: "text"}`, RFC 9457 problem details, plain text, HTML; the code of a limit in any 4xx',
    ],
    [
      'callback hosts',
      'allow-listed, on request, Scale tier',
      'a host that is not registered is a 403 before any work is done; the rules of [callback hosts](../guide/callback-hosts.md)',
      '',
    ],
    [
      'callbacks',
      'one POST, `X-Callback-Secret`, never retried',
      'the `User-Agent`; redirects are not followed; a receiver has 3 seconds to respond',
      '',
    ],
  ],
);

export const assumptionsPage = (): string =>
  page(
    'Documented and assumed',
    'The specification of the service is short. The SDK implements what it states. Everything else is an assumption, listed here with what the SDK accepts instead. No call fails because an assumed field is missing, renamed or new: the SDK reports it once, as the event `assumption`, and returns the response as it came.',
    '## What the specification states',
    facts,
    '## Operations',
    table(['operation', 'endpoint', 'what is assumed'], operationRows),
    "If a path or host turns out to be different, set it in the client: `endpoints: {'pantries.list': {path: '/api/v1/my/pantries'}}`. For an endpoint that is not listed, use `sdk.request()`.",
    '## Requests',
    requests,
    'The client rejects a request that breaks the contract before it sends anything, because a typo is more likely than a new field. If the service accepts more than is assumed here, `validateRequests: "warn"` logs a warning and sends the request, and `validateRequests: "off"` sends it unchecked. `sdk.request()` sends anything. A `callback_url` without a `request_id` gets a UUID from the SDK.',
    '## Responses',
    responses,
    '## Access, limits and errors',
    access,
  );
