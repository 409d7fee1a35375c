import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Action } from './action.js';
import { Filters } from './filters.js';
import { formatAgo, formatCount, formatDuration, formatTime } from './format.js';
import { Tag } from './layout.js';
import { keyOf, marksOf, NO_FILTER, operationOf, outcomeOf, toneOf, type Row } from './rows.js';
import type { Store } from './store.js';

/** Height of a line, in pixels; the style sheet has the same. All lines are alike, so that only those in view are rendered. */
const ROW_HEIGHT = 48;
/** Lines that are rendered above and below those in view. */
const OVERSCAN = 6;

/** What a row says below its name: the part that may be cut, and the part that may not. */
const detailOf = (row: Row): [text: string, key: string] => {
  if (row.kind === 'callback') return [`${row.request_id} → ${row.host}`, ''];
  const { code, method, url } = row;
  return [code ?? `${method} ${url}`, keyOf(row)];
};

const Line = ({ row, store, index }: { row: Row; store: Store; index: number }) => {
  const isSelected = store.selectedId.value === row.id;
  const duration = row.kind === 'request' ? row.durationMs : null;
  const [detail, key] = detailOf(row);
  return (
    <div
      id={row.id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={store.shownRows.value.length}
      aria-posinset={index + 1}
      class={`row ${isSelected ? 'selected' : ''} ${store.freshIds.value.has(row.id) ? 'fresh' : ''} ${store.seen.has(row.id) ? 'seen' : ''}`}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
      onClick={() => store.open(row.id)}
    >
      <Tag tone={toneOf(row)}>{outcomeOf(row)}</Tag>
      <span class="row-name" title={operationOf(row)}>
        {row.kind === 'callback' && <span class="callback-mark">callback </span>}
        {operationOf(row)}
      </span>
      <time dateTime={row.at} title={`${formatTime(row.at)} on the mock’s clock`}>
        {formatAgo(row.addedAt, store.machineTime.value)}
      </time>
      <span class="row-detail" title={detail}>
        {marksOf(row).map((mark) => (
          <span key={mark} class="mark">
            {mark}
          </span>
        ))}
        <span class="row-path">{detail}</span>
        {key !== '' && <span>{key}</span>}
      </span>
      <span class="row-duration">{duration === null ? '' : formatDuration(duration)}</span>
    </div>
  );
};

/** The row that a key selects, from the selected one. */
const indexAfter = (key: string, index: number, count: number, page: number): number | undefined => {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: page, PageUp: -page, Home: -count, End: count }[key];
  return step === undefined || count === 0 ? undefined : Math.max(0, Math.min(index + step, count - 1));
};

const Empty = ({ store }: { store: Store }) =>
  store.rows.value.length === 0 ? (
    <div class="empty">
      <p>No requests yet.</p>
      <p class="muted">Send a first request here, or connect your app.</p>
      <button class="primary" onClick={() => (store.tab.value = 'try')}>
        Try it
      </button>
    </div>
  ) : (
    <div class="empty">
      <p>No line matches the filter.</p>
      <button onClick={() => (store.filter.value = NO_FILTER)}>Show all {formatCount(store.rows.value.length, 'line')}</button>
    </div>
  );

const indexOf = (rows: readonly Row[], id: string | null): number => rows.findIndex((row) => row.id === id);

/** The scrolled list. What is being read stays in place while newer lines arrive above it, and the chosen line is in sight. */
const useScroll = (rows: readonly Row[], selectedId: string | null) => {
  const list = useRef<HTMLDivElement>(null);
  const view = useSignal({ top: 0, height: 600 });
  /** How many lines arrived above what is being read. */
  const unseen = useSignal(0);
  const anchor = useRef({ id: '', index: 0 });

  /** Remembers the first line in view. */
  const remember = () => {
    const index = Math.floor(list.current!.scrollTop / ROW_HEIGHT);
    anchor.current = { id: rows[index]?.id ?? '', index };
  };
  const measure = () => {
    const element = list.current!;
    view.value = { top: element.scrollTop, height: element.clientHeight };
    if (element.scrollTop < ROW_HEIGHT) unseen.value = 0;
    remember();
  };
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = list.current!;
    const shift = indexOf(rows, anchor.current.id) - anchor.current.index;
    if (element.scrollTop >= ROW_HEIGHT && shift > 0) {
      element.scrollTop += shift * ROW_HEIGHT;
      unseen.value += shift;
    }
    remember();
  }, [rows]);
  // The line may have been chosen elsewhere.
  useEffect(() => {
    const element = list.current!;
    const top = indexOf(rows, selectedId) * ROW_HEIGHT;
    if (top >= 0) element.scrollTop = Math.min(Math.max(element.scrollTop, top + ROW_HEIGHT - element.clientHeight), top);
  }, [selectedId]);

  return { list, measure, unseen, view: view.value };
};

/** Requests and callbacks, newest first. Only the lines in view exist. */
export const Timeline = ({ store }: { store: Store }) => {
  const rows = store.shownRows.value;
  const { list, measure, unseen, view } = useScroll(rows, store.selectedId.value);

  const onKeyDown = (event: KeyboardEvent): void => {
    const selectedId = store.selectedId.value;
    if (event.key === 'Enter' && selectedId !== null) return store.open(selectedId);
    const next = indexAfter(event.key, indexOf(rows, selectedId), rows.length, Math.floor(view.height / ROW_HEIGHT));
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    store.selectedId.value = rows[next]!.id;
    // On a narrow screen the details would hide the list.
    if (store.tab.value !== 'timeline') store.tab.value = 'details';
  };

  const clear = async () => {
    await store.call('DELETE', '/requests');
    await store.call('DELETE', '/deliveries');
  };
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - OVERSCAN);
  const last = Math.ceil((view.top + view.height) / ROW_HEIGHT) + OVERSCAN;
  const count = rows.length === store.rows.value.length ? formatCount(rows.length, 'line') : `${rows.length} of ${store.rows.value.length}`;
  return (
    <section class="timeline" aria-label="Timeline">
      <Filters store={store} />
      <div class="timeline-status">
        <span class="muted">{count}</span>
        <span role="status" class="visually-hidden">
          {store.arrived.value > 0 ? formatCount(store.arrived.value, 'new line') : ''}
        </span>
        {unseen.value > 0 && (
          <button class="primary" onClick={() => list.current!.scrollTo({ top: 0 })}>
            {unseen.value} new ↑
          </button>
        )}
        {store.rows.value.length > 0 && (
          <Action kind="quiet" ask="Clear requests and callbacks?" run={clear}>
            Clear
          </Action>
        )}
      </div>
      <div
        class="rows"
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Requests and callbacks, newest first"
        aria-activedescendant={store.selectedId.value ?? undefined}
        onScroll={measure}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ height: `${rows.length * ROW_HEIGHT}px` }}>
          {rows.slice(first, last).map((row, offset) => (
            <Line key={row.id} row={row} store={store} index={first + offset} />
          ))}
        </div>
      </div>
      {rows.length === 0 && <Empty store={store} />}
    </section>
  );
};
