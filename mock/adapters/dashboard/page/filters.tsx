import { Choice } from './controls.js';
import { countRows, type Filter } from './rows.js';
import type { Store } from './store.js';

/** Statuses to filter by. */
const STATUSES = [
  ['2xx', '2xx succeeded'],
  ['4xx', '4xx rejected'],
  ['5xx', '5xx failed'],
  ['broken', 'No response'],
  ['callback', 'Callbacks'],
] as const;

/** What the timeline shows: by words, status, operation and key. */
export const Filters = ({ store }: { store: Store }) => {
  const { filter, state, rows } = store;
  const set = (change: Partial<Filter>) => (filter.value = { ...filter.value, ...change });
  const { operations = [], keys = [] } = state.value ?? {};
  const accounts = new Map(keys.map(({ account, last4 }) => [account, `…${last4}`]));
  return (
    <div class="filters" role="search">
      <input
        type="search"
        id="filter"
        placeholder="Filter: words, status, request_id   ( / )"
        aria-label="Filter the timeline"
        value={filter.value.text}
        onInput={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <div class="filter-choices">
        <Choice
          isBare
          label="Status"
          value={filter.value.status}
          options={[
            ['', 'Any status'],
            ...STATUSES.map(([status, text]) => [status, `${text} (${countRows(rows.value, status)})`] as const),
          ]}
          onChange={(status) => set({ status })}
        />
        <Choice
          isBare
          label="Operation"
          value={filter.value.operation}
          options={[['', 'Any operation'], ...operations]}
          onChange={(operation) => set({ operation })}
        />
        <Choice
          isBare
          label="Key"
          value={filter.value.account}
          options={[['', 'Any key'], ...accounts]}
          onChange={(account) => set({ account })}
        />
      </div>
    </div>
  );
};
