import { baseUrlOf } from '../client/addresses.js';
import { normalizeOptions } from '../client/normalize-options.js';
import type { ClientConfig, ClientOptions } from '../client/options.js';
import { parseErrorResponse } from '../client/parse-error.js';
import { maskFor } from '../client/secrets.js';
import type { Exchange, ExchangeRequest } from '../comparison/exchange.js';
import { toFindings } from '../comparison/findings.js';
import { toFixture, type Fixture } from '../comparison/fixture.js';
import { mockFormatsOf, type MockFormats } from '../comparison/formats.js';
import { isMissing, isSuccess, type Finding } from '../comparison/statement.js';
import { endpoints } from '../contract/endpoints.js';
import { ConfigurationError } from '../errors.js';
import { alternatives, probeCalls } from './calls.js';
import { send, TIMED_OUT, type SendOptions } from './send.js';

/** Options of a probe. `apiKey`, `baseUrl` and `aiUrl` have the same defaults as in `RecipeAI`. */
export interface ProbeOptions extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'aiUrl' | 'fetch' | 'timeout'> {
  /** Largest number of requests to send. Default: 8, because a sandbox key has only 10 calls. */
  maxCalls?: number;
  /**
   * True: sends nothing, and the report lists the requests that would be sent. A dry run needs no API key and no address. Default: false.
   */
  dryRun?: boolean;
}

/** One request of the report. */
export interface ProbeRequest {
  name: ExchangeRequest['name'];
  /** Upper case. */
  method: string;
  /** Begins with `{baseUrl}` or `{aiUrl}` in a dry run without an address. */
  url: string;
  /** HTTP status; `null` if the request was not sent, or if no response arrived. */
  status: number | null;
}

/** What the probe found. */
export interface ProbeReport {
  /** The requests in order. */
  requests: ProbeRequest[];
  findings: Finding[];
  /** Why the probe stopped early. Absent if it sent all its requests. */
  stopped?: string;
  /** Options for `new RecipeAI()` that follow from the findings. */
  clientOptions: { endpoints?: ClientOptions['endpoints'] };
  /** Options for `createMockService()` that make the mock respond as the service does. */
  mockOptions: MockFormats;
  fixtures: Fixture[];
}

const DEFAULT_MAX_CALLS = 8;

const probedOperations = [...new Set(probeCalls.map(({ operation }) => operation))];

/** Why no further request makes sense after this exchange. */
const stopReason = ({ call, status, url, headers, body, error }: Exchange): string | undefined => {
  if (call.invalidKey) return undefined;
  if (status === null && error !== TIMED_OUT) return `${url} could not be reached (${error}).`;
  if (status === 401) return `${url} rejected the API key with HTTP 401.`;
  if (status === 429) {
    const retryAfter = headers['retry-after'];
    const isTrialSpent = parseErrorResponse(status, { isJson: true, value: body }).code === 'trial_exhausted';
    const advice = isTrialSpent ? 'The trial is used up. Upgrade the API key, then probe again.' : 'Probe again later.';
    return `${url} responded HTTP 429${retryAfter === undefined ? '' : `; Retry-After: ${retryAfter}`}. ${advice}`;
  }
  return undefined;
};

/** The made-up key goes to an address that has served a call: elsewhere the service responds 404, whatever the key. */
const atServedAddress = (call: ExchangeRequest, exchanges: readonly Exchange[]): ExchangeRequest => {
  const served = call.invalidKey ? exchanges.find(isSuccess)?.call : undefined;
  return served ? { ...served, name: call.name, invalidKey: true } : call;
};

/** Sends a call, and then its alternatives while its address does not exist. */
const sendWithAlternatives = async (
  call: ExchangeRequest,
  budget: number,
  exchange: (call: ExchangeRequest) => Promise<Exchange>,
): Promise<Exchange[]> => {
  const done = [await exchange(call)];
  if (call.name !== call.operation) return done;
  for (const alternative of alternatives[call.operation] ?? []) {
    if (done.length >= budget || !isMissing(done.at(-1)!)) break;
    const next = await exchange({ ...call, ...alternative });
    if (next.status !== null && !isMissing(next)) done.push(next);
    else done.splice(-1, 0, next); // keep the assumed address as the one that is judged
  }
  return done;
};

const movedEndpoints = (exchanges: readonly Exchange[]): ProbeReport['clientOptions'] => {
  const moved = exchanges.filter(({ call, status }) => {
    const { path, host } = endpoints[call.operation];
    return call.name === call.operation && status !== null && status < 400 && (call.path !== path || call.host !== host);
  });
  if (moved.length === 0) return {};
  return { endpoints: Object.fromEntries(moved.map(({ call: { operation, path, host } }) => [operation, { path, host }])) };
};

/** None without a response. */
const fixtureOf = ({ call: { name, method, body: sent }, url, status, headers, body }: Exchange): Fixture[] => {
  if (status === null) return [];
  const request = { method: method.toUpperCase(), url, ...(sent !== undefined && { body: sent }) };
  return [toFixture({ name, request, response: { status, headers, body } })];
};

/** The addresses, or their names in a dry run without any. */
const urlsOf = (config: ClientConfig, { dryRun, ...connection }: ProbeOptions): Record<'rest' | 'ai', string> => {
  if (dryRun && baseUrlOf(connection) === undefined) return { rest: '{baseUrl}', ai: '{aiUrl}' };
  const { baseUrl, aiUrl } = config.addresses();
  return { rest: baseUrl, ai: aiUrl };
};

const sendOptionsFor = async (config: ClientConfig, urls: SendOptions['urls']): Promise<SendOptions> => {
  const { headers, fetch, timeout, maxResponseBytes: maxBytes } = config;
  const apiKey = await config.apiKey();
  return { urls, apiKey, headers, fetch, timeout, maxBytes, mask: maskFor({ reported: new Set() }, apiKey, headers) };
};

/**
 * Compares a service with the documented facts and with the assumptions of this package. The probe creates, changes and deletes nothing,
 * and requests no callback. The probe sends one request at a time, without retries. It stops at the first 401 for your key and at the first
 * 429.
 *
 * @throws {ConfigurationError} if the API key or an address is missing or invalid, or `maxCalls` is not a positive integer.
 *
 * @example
 * ```ts
 * import { probe } from '@recipe-ai/sdk/probe';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 *
 * const { findings, clientOptions } = await probe(createMockService().connection());
 * for (const { id, verdict, evidence } of findings) console.log(id, verdict, evidence);
 * console.log(clientOptions); // {}
 * ```
 */
export const probe = async (options: ProbeOptions = {}): Promise<ProbeReport> => {
  const { maxCalls = DEFAULT_MAX_CALLS, dryRun = false, ...connection } = options;
  if (!Number.isInteger(maxCalls) || maxCalls < 1) {
    throw new ConfigurationError(`maxCalls must be a whole number of 1 or more, not ${maxCalls}.`);
  }
  const config = normalizeOptions(connection);
  const urls = urlsOf(config, options);
  const toRequest = ({ name, method, host, path }: ExchangeRequest, status: number | null): ProbeRequest => ({
    name,
    method: method.toUpperCase(),
    url: urls[host] + path,
    status,
  });
  if (dryRun) {
    const requests = probeCalls.slice(0, maxCalls).map((call) => toRequest(call, null));
    return { requests, findings: toFindings([], probedOperations), clientOptions: {}, mockOptions: {}, fixtures: [] };
  }

  const sendOptions = await sendOptionsFor(config, urls);
  const exchanges: Exchange[] = [];
  let stopped: string | undefined;
  for (const call of probeCalls) {
    const budget = maxCalls - exchanges.length;
    if (stopped !== undefined || budget <= 0) break;
    const sent = await sendWithAlternatives(atServedAddress(call, exchanges), budget, (each) => send(each, sendOptions));
    exchanges.push(...sent);
    stopped = stopReason(exchanges.at(-1)!);
  }
  return {
    requests: exchanges.map(({ call, status }) => toRequest(call, status)),
    findings: toFindings(exchanges, probedOperations),
    ...(stopped !== undefined && { stopped }),
    clientOptions: movedEndpoints(exchanges),
    mockOptions: mockFormatsOf(exchanges),
    fixtures: exchanges.flatMap(fixtureOf),
  };
};
