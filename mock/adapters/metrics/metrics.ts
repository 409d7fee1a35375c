import type { CallbackDelivery } from '../../callbacks/types.js';
import { limitNames, type LimitName } from '../../core/keys.js';
import type { EndedRequest } from '../../core/request-log-entry.js';
import type { MockService } from '../../service/mock-service.js';
import { toExposition, type Metric } from './exposition.js';
import { Counter, Gauge, Histogram } from './series.js';

/** Counts what a mock does, from the moment it was created. */
export interface Metrics {
  /** Everything counted until now, in the text format of Prometheus. */
  text(): string;
  /** Ends the counting. */
  stop(): void;
}

/** Seconds. From the mock's own time, below a millisecond, to a model that takes half a minute. A guess. */
const DURATION_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** The limit that rejects with that code. */
const limitOfCode: Readonly<Record<string, LimitName>> = { rate_limited: 'minute', quota_exceeded: 'day', trial_exhausted: 'trial' };

/** A request of no operation, such as one to an unknown path. */
const NO_OPERATION = 'none';

/** The limits of each key at this moment. Never a key itself: `last4` and `account` tell keys apart, as in the admin API. */
const keyMetrics = (mock: MockService): Metric[] => {
  const limits = new Gauge();
  const remaining = new Gauge();
  for (const key of mock.keys.list()) {
    const usage = mock.usage(key);
    for (const limit of limitNames) {
      const use = usage[limit];
      if (!use) continue;
      const labels = { account: usage.account, last4: key.slice(-4), limit };
      limits.set(labels, use.limit);
      remaining.set(labels, use.remaining);
    }
  }
  return [
    { name: 'recipe_ai_mock_key_limit', help: 'Calls allowed in the window of a limit.', type: 'gauge', samples: limits.samples() },
    {
      name: 'recipe_ai_mock_key_limit_remaining',
      help: 'Calls left in the window of a limit.',
      type: 'gauge',
      samples: remaining.samples(),
    },
  ];
};

/** Under the names that Prometheus client libraries use. */
const processMetrics = (startedAt: number): Metric[] => {
  const { rss, heapUsed } = process.memoryUsage();
  const gauge = (name: string, help: string, value: number): Metric => ({ name, help, type: 'gauge', samples: [{ labels: {}, value }] });
  return [
    gauge('process_start_time_seconds', 'When the mock started to listen, in epoch seconds.', startedAt / 1000),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
  ];
};

/** The counters of a mock. A reset of the mock does not change them, because they may only grow. */
class MockMetrics {
  readonly #requests = new Counter();
  readonly #rejected = new Counter();
  readonly #callbacks = new Counter();
  readonly #keyRequests = new Counter();
  readonly #durations = new Histogram(DURATION_BOUNDS);

  addRequest({ operation, status, code, fault, account, last4, durationMs }: EndedRequest): void {
    const name = operation ?? NO_OPERATION;
    this.#requests.add({ operation: name, status: String(status ?? 'none') });
    this.#durations.observe({ operation: name }, durationMs / 1000);
    if (account !== null && last4 !== null) this.#keyRequests.add({ account, last4 });
    const limit = code === null || fault !== null ? undefined : limitOfCode[code];
    if (limit !== undefined) this.#rejected.add({ operation: name, limit });
  }

  addCallback({ operation, outcome }: CallbackDelivery): void {
    this.#callbacks.add({ operation, outcome });
  }

  list(): Metric[] {
    const counter = (name: string, help: string, counted: Counter): Metric => ({ name, help, type: 'counter', samples: counted.samples() });
    return [
      counter(
        'recipe_ai_mock_requests_total',
        'Requests by operation and HTTP status; status "none" if the connection broke.',
        this.#requests,
      ),
      counter('recipe_ai_mock_rejected_requests_total', 'Requests that a limit of their key rejected, by limit.', this.#rejected),
      counter('recipe_ai_mock_key_requests_total', 'Requests by the last four characters of their key.', this.#keyRequests),
      counter('recipe_ai_mock_callbacks_total', 'Callbacks that have ended, by outcome.', this.#callbacks),
      {
        name: 'recipe_ai_mock_request_duration_seconds',
        help: 'Time from a request to its response.',
        type: 'histogram',
        samples: this.#durations.samples(),
      },
    ];
  }
}

/** Counts from now on. `startedAt` is in epoch milliseconds. */
export const createMetrics = (mock: MockService, startedAt: number): Metrics => {
  const metrics = new MockMetrics();
  const stopRequests = mock.adapter.onRequest((request) => metrics.addRequest(request));
  const stopCallbacks = mock.adapter.onCallback((delivery) => metrics.addCallback(delivery));
  return {
    text: () => toExposition([...metrics.list(), ...keyMetrics(mock), ...processMetrics(startedAt)]),
    stop() {
      stopRequests();
      stopCallbacks();
    },
  };
};
