import { isUtf8 } from 'node:buffer';
import type { Fixture } from '../../src/comparison/fixture.js';
import type { Finding } from '../../src/comparison/statement.js';
import { runSafely } from '../../src/util/run-safely.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import type { MockResponse } from '../core/http-message.js';
import { toText } from '../http/forward.js';
import type { ForwardedRequest, ServiceTarget } from '../http/recording.js';
import { parseBody } from './body.js';
import { driftOf, driftOfOne, type DriftReport } from './drift.js';
import { FixtureFolder, readFolder } from './folder.js';
import { redact } from './redact.js';
import { badGateway, reasonOf, send } from './send.js';

/** Which service is recorded, and how. */
export interface RecordOptions {
  /** Base URL of the real REST API. */
  baseUrl: string;
  /** Base URL of the real AI service. Default: `baseUrl`. */
  aiUrl?: string | undefined;
  /** The fetch that calls the real service. Default: the global one, looked up at each request. */
  fetch?: typeof fetch | undefined;
  /** Returns the time of a fixture, in epoch milliseconds. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Called for each difference from the contract that was not seen before. Its errors are ignored. Default: none. */
  onDrift?: ((finding: Finding) => void) | undefined;
  /** Called if a fixture cannot be written, or if the real service cannot be reached. Its errors are ignored. Default: none. */
  onProblem?: ((message: string) => void) | undefined;
}

/** Forwards requests to a real service and records them. Pass it to `createMockService()` as `record`. */
export interface Recorder extends ServiceTarget {
  /** The fixtures that could not be written. The recorder tries again with each request, and with `flush()`. */
  readonly unwritten: readonly Fixture[];
  /** Writes the fixtures that could not be written before. Returns whether all are written. */
  flush(): boolean;
  /** Compares the fixtures of the folder, and those that are not written yet, with what is documented and what is assumed. */
  drift(): DriftReport;
}

const recordKinds: FieldKinds<RecordOptions> = {
  baseUrl: 'text',
  aiUrl: 'text',
  fetch: 'function',
  now: 'function',
  onDrift: 'function',
  onProblem: 'function',
};

const toBaseUrl = (url: string, option: string): string => {
  const parsed = URL.parse(url);
  if (parsed?.username || parsed?.password) {
    throw new TypeError(`recordTo: ${option} contains a user name or a password, which \`fetch\` cannot send. Pass the URL without them.`);
  }
  if (parsed?.protocol === 'https:' || parsed?.protocol === 'http:') return url.replace(/\/{1,8}$/, '');
  throw new TypeError(`recordTo: ${option} is "${url}"; pass the URL of the real service, such as "https://api.example.com".`);
};

/** What a finding is about: its statement, or the fields that differ. Items of a list share one place. The values of a response do not count. */
const placesOf = ({ id, issues }: Finding): string[] => issues?.map(({ path }) => `${id} ${path.replace(/\[\d+\]/g, '[]')}`) ?? [id];

class FolderRecorder implements Recorder {
  readonly #path: string;
  readonly #folder: FixtureFolder;
  readonly #urls: Record<'rest' | 'ai', string>;
  readonly #options: RecordOptions;
  #unwritten: Fixture[] = [];
  readonly #reported = new Set<string>();

  constructor(path: string, options: RecordOptions) {
    assertFields('recordTo', options, recordKinds);
    this.#path = path;
    this.#folder = new FixtureFolder(path);
    this.#options = options;
    const rest = toBaseUrl(options.baseUrl, 'baseUrl');
    this.#urls = { rest, ai: options.aiUrl === undefined ? rest : toBaseUrl(options.aiUrl, 'aiUrl') };
  }

  get unwritten(): readonly Fixture[] {
    return this.#unwritten;
  }

  async forward(request: ForwardedRequest): Promise<MockResponse> {
    const { host, path, search, signal } = request;
    const url = `${this.#urls[host]}${path}${search && `?${search}`}`;
    try {
      const { status, headers, body } = await send(url, request, this.#options.fetch ?? globalThis.fetch);
      if (!isUtf8(body))
        return this.#fail(`The real service responded ${status} to ${request.method} ${path} with a body that is not text.`);
      const text = toText(body);
      this.#record(request, url, { status, headers: Object.fromEntries(headers), body: parseBody(text) ?? '' });
      return { status, headers, body: text === '' ? null : text };
    } catch (error) {
      if (signal?.aborted) throw error;
      return this.#fail(`The real service did not respond at ${this.#urls[host]} (${reasonOf(error)}).`);
    }
  }

  #fail(reason: string): MockResponse {
    const message = `${reason} Nothing was recorded.`;
    this.#reportProblem(message);
    return badGateway(message);
  }

  flush(): boolean {
    const waiting = this.#unwritten;
    this.#unwritten = [];
    for (const fixture of waiting) this.#write(fixture);
    return this.#unwritten.length === 0;
  }

  drift(): DriftReport {
    return driftOf([...this.#written(), ...this.#unwritten]);
  }

  #record({ operation, method, path, headers, body }: ForwardedRequest, url: string, response: Fixture['response']): void {
    if (typeof body !== 'string' && !isUtf8(body))
      return this.#reportProblem(`The request ${method} ${path} was passed on, and not recorded, because its body is not text.`);
    const request = { method, url, body: parseBody(toText(body)) };
    const recordedAt = new Date((this.#options.now ?? Date.now)()).toISOString();
    const fixture = redact({ name: operation ?? `${method} ${path}`, recordedAt, request, response }, headers);
    this.flush();
    this.#write(fixture);
    if (operation === null) return;
    for (const finding of driftOfOne(fixture, operation)) this.#reportDrift(finding);
  }

  #write(fixture: Fixture): void {
    try {
      this.#folder.write(fixture);
    } catch (error) {
      this.#unwritten.push(fixture);
      const advice = 'Fixtures are kept in memory until it can be written.';
      this.#reportProblem(`The folder ${this.#path} cannot be written (${reasonOf(error)}). ${advice}`);
    }
  }

  #written(): readonly Fixture[] {
    try {
      return readFolder(this.#path).fixtures;
    } catch {
      return []; // nothing has been written
    }
  }

  #reportDrift(finding: Finding): void {
    const unreported = placesOf(finding).filter((place) => this.#isFirstReport(place));
    if (unreported.length > 0) runSafely(() => this.#options.onDrift?.(finding));
  }

  #reportProblem(message: string): void {
    if (this.#isFirstReport(message)) runSafely(() => this.#options.onProblem?.(message));
  }

  #isFirstReport(report: string): boolean {
    const isFirst = !this.#reported.has(report);
    this.#reported.add(report);
    return isFirst;
  }
}

/**
 * Records a real service. The mock forwards every request as it is, with the API key of the caller, and returns the response as it is. Each
 * request and its response become a fixture in `folder`, without API keys, cookies and other secrets. If the real service does not respond,
 * the mock responds with 502. While the mock records, the real service sends the callbacks, and the mock sends none. Throws a `TypeError`
 * for an invalid URL.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { recordTo } from '@recipe-ai/sdk/mock/record';
 *
 * const service = createMockService({ rateLimitHeaders: 'github' }); // in place of the real service
 * const { apiKey, baseUrl, aiUrl, fetch } = service.connection();
 *
 * const recorder = recordTo('fixtures', { baseUrl, aiUrl, fetch });
 * const mock = createMockService({ record: recorder });
 * await new RecipeAI({ ...mock.connection(), apiKey }).pantries.list();
 * console.log(recorder.drift().mockOptions); // { rateLimitHeaders: 'github' }
 * ```
 */
export const recordTo = (folder: string, options: RecordOptions): Recorder => new FolderRecorder(folder, options);
