import type { DashboardView } from '../view.js';

/** Names a key in the admin API without showing it. */
export interface KeyName {
  last4: string;
  account: string;
}

type Query = Record<string, string>;

/** What panels can do with the mock. */
export interface MockClient {
  /**
   * Calls an endpoint of the admin API, for `key` or for the selected service, then refreshes the page. An error is shown on the page, and
   * the result is `undefined`; otherwise it is the response's body, or `true` without one.
   */
  run(method: string, path: string, body?: object, key?: KeyName): Promise<unknown>;
  /** Loads one entry of a log; `undefined` if the log no longer has it. */
  loadEntry(log: 'requests' | 'deliveries', id: string): Promise<unknown>;
}

/** Time between two refreshes, in milliseconds. A guess. */
const REFRESH_INTERVAL_MS = 1000;
/** The same while the mock does not respond. A guess. */
const RECONNECT_INTERVAL_MS = 3000;
/** A local mock responds in milliseconds; a response that takes longer is not coming. A guess. */
const REQUEST_TIMEOUT_MS = 10_000;

/** The mock responded with an error. */
class AdminError extends Error {}

const send = async (method: string, path: string, query: Query, body?: object): Promise<unknown> => {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (response.status === 204) return undefined;
  const value: unknown = await response.json();
  if (response.ok) return value;
  throw new AdminError((value as { error: { message: string } }).error.message);
};

/** Loads the view once a second while the page is visible, one request at a time, and after each change. */
export class PollingClient implements MockClient {
  readonly #onView: (view: DashboardView) => void;
  readonly #onMessage: (message: string) => void;
  /** Names the isolated key whose service is shown; empty for the shared service. */
  #selectedKey: Query = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRefreshing = false;
  #refreshAgain = false;

  constructor(onView: (view: DashboardView) => void, onMessage: (message: string) => void) {
    this.#onView = onView;
    this.#onMessage = onMessage;
    document.addEventListener('visibilitychange', () => void this.refresh());
    void this.refresh();
  }

  /** True while the shared service is shown. */
  get showsSharedService(): boolean {
    return this.#selectedKey['last4'] === undefined;
  }

  /** Shows the service of that isolated key, or the shared service. */
  selectService(key: KeyName | undefined): void {
    this.#selectedKey = key ? { ...key } : {};
    void this.refresh();
  }

  async run(method: string, path: string, body?: object, key?: KeyName): Promise<unknown> {
    try {
      const result = await send(method, `api${path}`, key ? { ...key } : this.#selectedKey, body);
      this.#onMessage('');
      await this.refresh();
      return result ?? true;
    } catch (error) {
      this.#onMessage((error as Error).message);
      return undefined;
    }
  }

  async loadEntry(log: 'requests' | 'deliveries', id: string): Promise<unknown> {
    const [entry] = (await send('GET', `api/${log}`, { ...this.#selectedKey, id })) as unknown[];
    return entry;
  }

  async refresh(): Promise<void> {
    if (document.hidden) return;
    // A view that was requested before a change does not show the change.
    if (this.#isRefreshing) {
      this.#refreshAgain = true;
      return;
    }
    this.#isRefreshing = true;
    clearTimeout(this.#timer);
    const delayMs = await this.#loadView();
    this.#isRefreshing = false;
    if (this.#refreshAgain) {
      this.#refreshAgain = false;
      await this.refresh();
    } else this.#timer = setTimeout(() => void this.refresh(), delayMs);
  }

  /** Returns the delay of the next refresh, in milliseconds. */
  async #loadView(): Promise<number> {
    try {
      this.#onView((await send('GET', 'view', this.#selectedKey)) as DashboardView);
      document.body.classList.remove('disconnected');
      return REFRESH_INTERVAL_MS;
    } catch (error) {
      if (error instanceof AdminError) {
        // The isolated key whose service was shown is revoked.
        this.#onMessage(error.message);
        this.#selectedKey = {};
        return REFRESH_INTERVAL_MS;
      }
      document.body.classList.add('disconnected');
      return RECONNECT_INTERVAL_MS;
    }
  }
}
