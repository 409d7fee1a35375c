import type { Exchange } from '../../src/comparison/exchange.js';
import { toFindings } from '../../src/comparison/findings.js';
import type { Fixture } from '../../src/comparison/fixture.js';
import { errorFormatOf, LIMIT_HEADER, mockFormatsOf } from '../../src/comparison/formats.js';
import { isRejected, type Finding } from '../../src/comparison/statement.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { MockOptions } from '../service/mock-service.js';
import { findTarget, toExchange } from './exchanges.js';

/** How recorded responses differ from what is documented and what is assumed. */
export interface DriftReport {
  /** How many responses were compared. */
  responses: number;
  /** The statements that the responses refute. */
  drift: Finding[];
  /** Method and path of requests that no operation of the contract has. */
  unlisted: string[];
  /** Options for `createMockService()` that make the mock write limit headers and errors as the service does. */
  mockOptions: Pick<MockOptions, 'rateLimitHeaders' | 'errorFormat'>;
  /** Why an option is not in `mockOptions`: what was seen fits no format of the mock. */
  unknownFormats: string[];
}

const operations = Object.keys(endpoints) as Operation[];

const unknownFormatsOf = (exchanges: readonly Exchange[], mockOptions: DriftReport['mockOptions']): string[] => {
  const limits = new Set(exchanges.flatMap(({ headers }) => Object.keys(headers)).filter((name) => LIMIT_HEADER.test(name)));
  const rejected = exchanges.findLast(isRejected);
  const fields = Object.keys((rejected?.body as object | null | undefined) ?? {});
  return [
    ...(limits.size > 0 && mockOptions.rateLimitHeaders === undefined
      ? [`The limit headers ${[...limits].join(', ')} fit no format of the mock. Pass a function as \`rateLimitHeaders\`.`]
      : []),
    ...(rejected && errorFormatOf(rejected) === undefined
      ? [`The error with the fields ${fields.join(', ') || 'none'} fits no format of the mock. Pass a function as \`errorFormat\`.`]
      : []),
  ];
};

/** Compares fixtures with the contract and the assumptions. */
export const driftOf = (fixtures: readonly Fixture[]): DriftReport => {
  const targets = fixtures.map((fixture) => ({ fixture, ...findTarget(fixture.request.method, fixture.request.url) }));
  const exchanges = targets.flatMap(({ fixture, operation }) => (operation === null ? [] : [toExchange(fixture, operation)]));
  const unlisted = targets.flatMap(({ fixture, operation, path }) => (operation === null ? [`${fixture.request.method} ${path}`] : []));
  // Both have the mock's names of formats.
  const mockOptions = mockFormatsOf(exchanges) as DriftReport['mockOptions'];
  return {
    responses: fixtures.length,
    drift: toFindings(exchanges, operations).filter(({ verdict }) => verdict === 'refuted'),
    unlisted: [...new Set(unlisted)],
    mockOptions,
    unknownFormats: unknownFormatsOf(exchanges, mockOptions),
  };
};

/** The statements that one response refutes. */
export const driftOfOne = (fixture: Fixture, operation: Operation): Finding[] =>
  toFindings([toExchange(fixture, operation)], [operation]).filter(({ verdict }) => verdict === 'refuted');
