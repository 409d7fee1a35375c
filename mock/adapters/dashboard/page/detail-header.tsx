import type { ComponentChildren } from 'preact';
import { formatAgo, formatTime } from './format.js';
import { Tag } from './layout.js';
import { outcomeOf, toneOf, type Row } from './rows.js';
import type { Store } from './store.js';

interface Props {
  row: Row;
  store: Store;
  /** `null` if the log no longer has it. */
  entry: unknown;
  title: string;
  url: string;
  /** What follows its time. */
  children: ComponentChildren;
}

const Neighbor = ({ row, store, name, children }: { row: Row | undefined; store: Store; name: string; children: string }) => (
  <button aria-label={name} title={name} disabled={!row} onClick={() => store.open(row!.id)}>
    {children}
  </button>
);

/** What the chosen line is and what came of it. */
export const DetailHeader = ({ row, store, entry, title, url, children }: Props) => (
  <header class="detail-header">
    <h2>{title}</h2>
    <Tag tone={toneOf(row)}>{outcomeOf(row)}</Tag>
    <span>
      <Neighbor row={store.neighbor(-1)} store={store} name="Newer line">
        ↑
      </Neighbor>{' '}
      <Neighbor row={store.neighbor(1)} store={store} name="Older line">
        ↓
      </Neighbor>
    </span>
    <code class="detail-url">{url}</code>
    <p class="muted">
      {formatAgo(row.addedAt, store.machineTime.value)}, at {formatTime(row.at)} on the mock’s clock{children}
    </p>
    {entry === null && <p>{store.catalog.texts['gone']}</p>}
  </header>
);
