import type { MockService } from '../../service/mock-service.js';
import { createState, toDeliveryRow, toRequestRow, type DashboardUpdate } from './view.js';

/** Milliseconds between two looks at the mock while a page is open. A guess: a person sees no delay. */
const INTERVAL_MS = 150;
/** Milliseconds after which a page reconnects. A guess. */
const RETRY_MS = 1000;

/** A response that goes on: `next` returns what is to be sent by now. */
export interface EventStream {
  readonly intervalMs: number;
  next(): string;
}

/** Where a page is in the two logs. The revisions of another run of the mock are not valid in this one. */
interface Position {
  requests: number;
  deliveries: number;
}

const parsePosition = (run: string, id: string | null): Position => {
  const [idRun, requests, deliveries] = id?.split('.') ?? [];
  if (idRun !== run || !Number.isInteger(Number(requests)) || !Number.isInteger(Number(deliveries)))
    return { requests: -1, deliveries: -1 };
  return { requests: Number(requests), deliveries: Number(deliveries) };
};

const toEvent = (run: string, { requests, deliveries }: Position, update: DashboardUpdate): string =>
  `id: ${run}.${requests}.${deliveries}\ndata: ${JSON.stringify(update)}\n\n`;

/**
 * Server-sent events with what has changed in `mock`, from the event that `lastEventId` names. `run` names this run of the mock: after a
 * restart, the page gets everything. Several changes are one event, so a busy mock does not flood the page.
 */
export const createEventStream = (
  mock: MockService,
  { run, lastEventId, aiUrl }: { run: string; lastEventId: string | null; aiUrl: string | null },
): EventStream => {
  let position = parsePosition(run, lastEventId);
  let sentState = '';
  let preamble = `retry: ${RETRY_MS}\n\n`;
  return {
    intervalMs: INTERVAL_MS,
    next() {
      const { activity } = mock.adapter;
      const requests = activity.requestChanges(position.requests);
      const deliveries = activity.deliveryChanges(position.deliveries);
      position = { requests: requests.revision, deliveries: deliveries.revision };
      const state = createState(mock, aiUrl);
      const stateText = JSON.stringify(state);
      const update: DashboardUpdate = {
        ...((requests.isComplete || requests.lines.length > 0) && {
          requests: { isComplete: requests.isComplete, rows: requests.lines.map(toRequestRow) },
        }),
        ...((deliveries.isComplete || deliveries.lines.length > 0) && {
          deliveries: { isComplete: deliveries.isComplete, rows: deliveries.lines.map(toDeliveryRow) },
        }),
        ...(stateText !== sentState && { state }),
      };
      sentState = stateText;
      if (Object.keys(update).length === 0) return '';
      const text = preamble + toEvent(run, position, update);
      preamble = '';
      return text;
    },
  };
};
