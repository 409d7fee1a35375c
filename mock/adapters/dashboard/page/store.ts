import { batch, computed, effect, signal, type Signal } from '@preact/signals';
import type { Catalog } from '../catalog.js';
import type { DashboardState, DashboardUpdate } from '../view.js';
import { callAdmin, type KeyName } from './admin.js';
import type { Contract, Json, ServiceResponse } from './contract.js';
import { filterRows, NO_FILTER, updateRows, type Filter, type Row } from './rows.js';

/** What the right side shows. `timeline` is a tab on narrow screens only. */
export const TABS = ['timeline', 'details', 'connect', 'try', 'data', 'control'] as const;
export type Tab = (typeof TABS)[number];

/** A request that is being written in "Try it". */
export interface TryDraft {
  operation: string;
  values: Json;
  /** Fields that it had from the start. */
  given: readonly string[];
  /** The response, if it was sent. */
  result?: ServiceResponse | undefined;
}

export const createDraft = (operation: string, values: Json): TryDraft => ({ operation, values, given: Object.keys(values) });

/** Everything that the page knows. Views read it and call its functions; nothing else holds state that two views need. */
export const createStore = (catalog: Catalog) => {
  const state = signal<DashboardState | null>(null);
  const rows = signal<readonly Row[]>([]);
  const filter = signal<Filter>(NO_FILTER);
  const selectedId = signal<string | null>(null);
  /** Ids of the rows that were chosen. */
  const seen = new Set<string | null>();
  effect(() => void seen.add(selectedId.value));
  const tab = signal<Tab>('connect');
  const isConnected = signal(true);
  /** What a restart of the mock changed, until the user has read it. */
  const restartNotice = signal('');
  /** The isolated key whose service is shown. */
  const service = signal<KeyName | undefined>(undefined);
  const contract: Contract = new Map(catalog.operations.map((operation) => [operation.name, operation]));
  const draft = signal(createDraft('recipes.generate', contract.get('recipes.generate')!.example));
  /** The machine's time, every second, for relative times. */
  const machineTime = signal(Date.now());
  /** Rows that arrived since the page was opened, for the announcement. */
  const arrived = signal(0);
  /** How often the page has replaced the state of the mock, for views that load parts of it. */
  const replaced = signal(0);
  /** Ids of the rows that arrived last, which are highlighted. */
  const freshIds = signal<ReadonlySet<string>>(new Set());

  /** By id of a row: the words of the filter that its bodies contain. */
  const foundWords = signal<Record<string, string[]>>({});
  effect(() => {
    const { text } = filter.value;
    // The page searches again whenever the log changes. The latest response for the text counts.
    if (rows.value && text.trim() !== '') {
      void callAdmin<Record<string, string[]>>('GET', '/search', undefined, service.value, { text }).then(
        (next) => {
          if (filter.value.text === text) foundWords.value = next;
        },
        () => undefined,
      );
    }
  });

  const shownRows = computed(() => filterRows(rows.value, filter.value, foundWords.value));
  const selected = computed(() => rows.value.find(({ id }) => id === selectedId.value));
  /** The time on the mock's clock. */
  const now = computed(() => {
    const { frozenAt = null, aheadMs = 0 } = state.value ?? {};
    return frozenAt === null ? machineTime.value + aheadMs : Date.parse(frozenAt);
  });

  /** What is entered in forms, by the name of the control. */
  const entered = new Map<string, Signal>();

  return {
    state,
    rows,
    filter,
    selectedId,
    seen,
    tab,
    isConnected,
    restartNotice,
    service,
    catalog,
    contract,
    draft,
    machineTime,
    arrived,
    freshIds,
    replaced,
    shownRows,
    selected,
    now,
    update(change: DashboardUpdate): void {
      batch(() => {
        if (change.state) state.value = change.state;
        if (!state.value) return;
        const { rows: updated, added } = updateRows(rows.value, change, state.value);
        rows.value = updated;
        // A whole log is not news: it comes when the page is opened, and after a restart.
        if (added.length === 0 || change.requests?.isComplete || change.deliveries?.isComplete) return;
        arrived.value += added.length;
        freshIds.value = new Set(added.map(({ id }) => id));
      });
    },
    /** Calls the admin API, for a key or for the service that is shown. */
    call: <Result>(method: string, path: string, body?: object, key = service.value): Promise<Result> =>
      callAdmin<Result>(method, path, body, key),
    /** The row that is so many lines below the chosen one. */
    neighbor: (lines: number): Row | undefined => shownRows.value[shownRows.value.findIndex(({ id }) => id === selectedId.value) + lines],
    /** Shows the details of a row. */
    open(id: string): void {
      selectedId.value = id;
      tab.value = 'details';
    },
    /** What is entered in a form, kept while another view is shown. */
    kept<Value>(name: string, first: Value): Signal<Value> {
      const found = (entered.get(name) as Signal<Value> | undefined) ?? signal(first);
      entered.set(name, found);
      return found;
    },
    /** Shows "Try it" with a request. */
    tryAgain(operation: string, values: Json): void {
      draft.value = createDraft(operation, values);
      tab.value = 'try';
    },
  };
};

export type Store = ReturnType<typeof createStore>;
