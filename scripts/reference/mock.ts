import { tiers } from '../../mock/core/tiers.ts';
import { adminEndpoints } from '../../mock/adapters/admin-endpoints.ts';
import { scenarioSummaries } from '../../mock/faults/scenario-summaries.ts';
import { errorFormats } from '../../mock/formats/error-formats.ts';
import { rateLimitHeaderFormats } from '../../mock/formats/rate-limit-headers.ts';
import { propertiesIn, shapeIn } from './declarations.ts';
import { code, fieldTable, page, table } from './markdown.ts';

const words = (names: object): string =>
  Object.keys(names)
    .map((name) => code(name))
    .join(' ');

const optionsSection = (title: string, file: string, name: string, intro = ''): string => {
  const { doc, fields } = shapeIn(file, name);
  return [`## ${title}`, `${intro || doc} Type: ${code(name)}.`, fieldTable(fields)].join('\n\n');
};

const service = 'mock/service/mock-service.ts';

export const mockOptionsPage = (): string =>
  page(
    'Mock options',
    'What the functions of `@recipe-ai/sdk/mock` and its siblings take. The guides are [testing](../guide/testing.md) and [mock controls](../guide/mock-controls.md).',
    optionsSection('createMockService(options)', service, 'MockOptions'),
    optionsSection('mock.keys.create(options), mock.connection(options)', service, 'CreateKeyOptions'),
    '## Tiers',
    'The 10 calls of the sandbox are documented. All other limits are assumed; the option `tiers` replaces them.',
    table(
      ['tier', 'calls per minute', 'calls per day', 'calls in total'],
      Object.entries(tiers).map(([name, limits]: [string, { perMinute?: number; perDay?: number; total?: number }]) => [
        code(name),
        ...[limits.perMinute, limits.perDay, limits.total].map((limit) => limit?.toLocaleString('en') ?? 'no limit'),
      ]),
    ),
    '## Header and error formats',
    'The specification names neither the rate limit headers nor the error body. Test your app with other formats in use, or pass a function that writes your own.',
    table(
      ['option', 'formats'],
      [
        [code('rateLimitHeaders'), words(rateLimitHeaderFormats)],
        [code('errorFormat'), words(errorFormats)],
      ],
    ),
    optionsSection('mock.fail(operation, options)', 'mock/faults/faults.ts', 'FaultOptions'),
    optionsSection(
      'mock.callbacks.fail(options)',
      service,
      'CallbackFault',
      'Takes these fields, and `times`, `skip`, `probability` and `key` as `mock.fail` does.',
    ),
    optionsSection(
      'Callback log',
      service,
      'CallbackDelivery',
      "An entry of `mock.callbacks.deliveries`. Times are ISO 8601, on the mock's clock.",
    ),
    optionsSection('listen(mock, options)', 'mock/node.ts', 'ListenOptions'),
    optionsSection('setupMockWorker(mock, options)', 'mock/browser.ts', 'MockWorkerOptions'),
    optionsSection('createTestCallback(options)', 'mock/testing/test-callback.ts', 'TestCallbackOptions'),
  );

export const scenariosPage = (): string =>
  page(
    'Scenarios',
    'A scenario is a named situation. `mock.applyScenario(name)` starts it and returns a handle whose `remove()` ends it. A client keeps what responses said about limits, also after the end of the scenario: create a new client. `mock.applyScenario(name, { key })` limits it to the calls of one API key.',
    table(
      ['scenario', 'means'],
      Object.entries(scenarioSummaries).map(([name, summary]) => [code(name), summary]),
    ),
  );

const adminCalls = (): string[][] =>
  propertiesIn('mock/adapters/admin-endpoints.ts', 'adminEndpoints').map(({ name, doc }) => {
    if (doc === '') throw new Error(`${name} of the admin API has no docstring.`);
    return [code(name), words(adminEndpoints[name]!.fields), doc];
  });

const otherAddresses: string[][] = [
  [code('GET /__mock/'), 'token', 'The [dashboard](../guide/dashboard.md).'],
  [
    code('GET /__mock/reference'),
    '',
    'Every operation, parameter, error, header and callback as a page, with links to the forms of the dashboard.',
  ],
  [code('GET /__mock/health'), '', 'JSON for health checks: `{status, version, uptime_seconds}`. Status 200 while the mock runs.'],
  [
    code('GET /__mock/metrics'),
    'token',
    'The text format of Prometheus: requests by operation and status, rejected requests by limit, durations, callbacks by outcome, requests and remaining calls of each key (by `account` and `last4`), and memory. Counters start at 0 with the socket; a reset of the mock does not change them.',
  ],
  [code('GET /openapi.json'), '', 'The OpenAPI document, with this mock as its server. Also at `/__mock/openapi.json`.'],
];

export const adminApiPage = (): string =>
  page(
    'Admin API',
    'A mock on a socket (`listen(mock)` or `recipe-ai mock`) is controlled with JSON under `/__mock/api`. The body is a JSON object, and query parameters are read as fields of it. A call with an unknown field is rejected. `?key=` applies a call to one API key. Errors are `400` with `{error: {code, message}}`.',
    table(['call', 'fields', 'does'], adminCalls()),
    '## Other addresses',
    'Addresses with "token" need the token from other machines, as the admin API does. The others contain no data of the mock.',
    table(['address', 'needs', 'is'], otherAddresses),
  );
