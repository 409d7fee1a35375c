import type { DashboardState, DashboardUpdate, DeliveryRow, RequestRow } from '../view.js';

/** One line of the timeline. Ids of requests and callbacks have different prefixes. */
export type Row = ({ kind: 'request' } & RequestRow) | ({ kind: 'callback' } & DeliveryRow);

/** What the timeline shows. An empty value shows everything. */
export interface Filter {
  /** Words that must all occur. */
  text: string;
  /** `2xx`, `4xx`, `5xx`, `broken` or `callback`. */
  status: string;
  operation: string;
  account: string;
}

export const NO_FILTER: Filter = { text: '', status: '', operation: '', account: '' };

/** Removes the oldest rows of a kind that the mock has dropped from its log. */
const keepNewest = (rows: readonly Row[], kind: Row['kind'], count: number): readonly Row[] => {
  let excess = rows.filter((row) => row.kind === kind).length - count;
  return excess <= 0 ? rows : rows.filter((row) => row.kind !== kind || (excess -= 1) < 0);
};

/** The rows after an update, oldest first: as they came, whatever their times, because the mock's clock may have been moved. */
export const updateRows = (
  rows: readonly Row[],
  { requests, deliveries }: DashboardUpdate,
  state: DashboardState,
): { rows: readonly Row[]; added: readonly Row[] } => {
  const changed = new Map<string, Row>();
  for (const request of requests?.rows ?? []) changed.set(request.id, { kind: 'request', ...request });
  for (const delivery of deliveries?.rows ?? []) changed.set(delivery.id, { kind: 'callback', ...delivery });
  const isReplaced = ({ kind }: Row): boolean => (kind === 'request' ? requests : deliveries)?.isComplete === true;
  // After a restore, the mock uses ids again.
  const isAnother = (row: Row): boolean => (changed.get(row.id) ?? row).order !== row.order;
  const kept = rows
    .filter((row) => !isReplaced(row) && !isAnother(row))
    .map((row) => {
      const next = changed.get(row.id);
      changed.delete(row.id);
      return next ?? row;
    });
  const added = [...changed.values()];
  const ordered = [...kept, ...added].toSorted((a, b) => a.order - b.order);
  const all = keepNewest(keepNewest(ordered, 'request', state.request_count), 'callback', state.delivery_count);
  return { rows: all, added };
};

/** Codes of limits. */
export const limitCodes: readonly (string | null)[] = ['rate_limited', 'quota_exceeded', 'trial_exhausted'];

/** True if a client that got the response sends no further calls for a while. */
export const isAnnounced = ({ code, status }: Pick<RequestRow, 'code' | 'status'>): boolean =>
  limitCodes.includes(code) || status === 429 || status === 503;

/** Of an HTTP status. */
export const toneOfStatus = (status: number): 'good' | 'warn' | 'bad' => {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
};

/** `good`, `warn` or `bad`, by what came of it. */
export const toneOf = (row: Row): 'good' | 'warn' | 'bad' | 'plain' => {
  if (row.kind === 'callback') {
    const { outcome } = row;
    if (outcome === 'captured' || outcome === 'delivered') return 'good';
    return outcome === 'failed' || outcome === 'rejected' ? 'bad' : 'warn';
  }
  const { status, durationMs, broken, fault } = row;
  if (status === null) return durationMs === null ? 'plain' : 'bad';
  if (broken !== null) return 'bad';
  const tone = toneOfStatus(status);
  return tone === 'good' && fault !== null ? 'warn' : tone; // a fault has changed or delayed what was served
};

/** The words of a row that say what came of it. */
export const outcomeOf = (row: Row): string => {
  if (row.kind === 'callback') return row.status === null ? row.outcome : `${row.outcome} ${row.status}`;
  const { status, durationMs, broken } = row;
  if (status !== null) return broken === 'cut' ? `${status} cut` : String(status);
  return durationMs === null ? 'waiting' : 'no response';
};

export const operationOf = (row: Row): string => row.operation ?? `${row.method} ${row.url}`;

/** The key of a request, by its end. A request to an unknown path has none: the mock does not look at its key. */
export const keyOf = ({ last4, code, hasKey }: RequestRow): string => {
  if (last4 !== null) return `…${last4}`;
  if (code !== 'unauthorized') return '';
  return hasKey ? 'wrong key' : 'no key';
};

/** What marks a row as unusual. */
export const marksOf = (row: Row): string[] => {
  if (row.kind === 'callback') return row.copyOf === undefined ? [] : ['sent again'];
  const { scenario, fault, overridden, replayed, source } = row;
  const ofFault = scenario ?? (fault === null ? '' : 'fault');
  // The response header `X-Mock-Source` says which recording, or that the real service responded.
  return [ofFault, overridden ? 'overridden' : '', replayed ? 'replayed' : '', source === null ? '' : 'recorded'].filter(Boolean);
};

const textOf = (row: Row): string => [...Object.values(row), outcomeOf(row)].join(' ').toLowerCase();

const hasStatus = (row: Row, wanted: string): boolean => {
  if (wanted === '') return true;
  if (wanted === 'callback' || row.kind === 'callback') return wanted === row.kind;
  const { status, durationMs } = row;
  if (status === null) return wanted === 'broken' && durationMs !== null;
  return `${Math.floor(status / 100)}xx` === wanted;
};

/** How many rows have a status of the filter. */
export const countRows = (rows: readonly Row[], status: string): number => rows.filter((row) => hasStatus(row, status)).length;

/** The rows that a filter shows, newest first. `found` has the words that are in the bodies of a row, by its id. */
export const filterRows = (
  rows: readonly Row[],
  { text, status, operation, account }: Filter,
  found: Record<string, string[]> = {},
): Row[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => {
      if (!hasStatus(row, status)) return false;
      if (operation !== '' && row.operation !== operation) return false;
      if (account !== '' && row.account !== account) return false;
      const searched = words.length > 0 ? [textOf(row), ...(found[row.id] ?? [])].join(' ') : '';
      return words.every((word) => searched.includes(word));
    })
    .toReversed();
};
