import type { View } from '../view.js';

/** What names a key to the controls without telling it. */
export interface KeyName {
  last4: string;
  account: string;
}

type Query = Record<string, string>;

/** The mock, from the page. */
export interface Controls {
  /** Uses a control, and shows the news at once. What goes wrong is said on the page; then it gives `undefined`. */
  use(method: string, path: string, body?: object, about?: KeyName): Promise<unknown>;
  /** Reads one entry of a log, whole. */
  read(log: 'requests' | 'deliveries', id: string): Promise<unknown>;
}

/** The mock answered, and would not. */
class Refused extends Error {}

const send = async (method: string, path: string, query: Query, body?: object): Promise<unknown> => {
  const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {
    method,
    signal: AbortSignal.timeout(10_000),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (answer.status === 204) return undefined;
  const value: unknown = await answer.json();
  if (answer.ok) return value;
  throw new Refused((value as { error: { message: string } }).error.message);
};

/** How the page hears from the mock: by asking once a second, one question at a time, and not while nobody looks. */
export class Connection implements Controls {
  readonly #show: (view: View) => void;
  readonly #say: (message: string) => void;
  /** The key whose own service is shown; none: the shared one. */
  #about: Query = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #again = false;

  constructor(show: (view: View) => void, say: (message: string) => void) {
    this.#show = show;
    this.#say = say;
    document.addEventListener('visibilitychange', () => void this.refresh());
    void this.refresh();
  }

  /** True where the shared service is shown. */
  get shared(): boolean {
    return this.#about['last4'] === undefined;
  }

  choose(key: KeyName | undefined): void {
    this.#about = key ? { ...key } : {};
    void this.refresh();
  }

  async use(method: string, path: string, body?: object, about?: KeyName): Promise<unknown> {
    try {
      const result = await send(method, `api${path}`, about ? { ...about } : this.#about, body);
      this.#say('');
      await this.refresh();
      return result ?? true;
    } catch (error) {
      this.#say((error as Error).message);
      return undefined;
    }
  }

  async read(log: 'requests' | 'deliveries', id: string): Promise<unknown> {
    const [entry] = (await send('GET', `api/${log}`, { ...this.#about, id })) as unknown[];
    return entry;
  }

  async refresh(): Promise<void> {
    if (document.hidden) return;
    // What was asked before a control was used would not show what the control did.
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    clearTimeout(this.#timer);
    let pause = 1000;
    try {
      this.#show((await send('GET', 'view', this.#about)) as View);
      document.body.classList.remove('lost');
    } catch (error) {
      if (error instanceof Refused) {
        // The key whose service was shown is no more.
        this.#say(error.message);
        this.#about = {};
      } else {
        document.body.classList.add('lost');
        pause = 3000;
      }
    }
    this.#asking = false;
    if (this.#again) {
      this.#again = false;
      await this.refresh();
    } else this.#timer = setTimeout(() => void this.refresh(), pause);
  }
}
