import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { callAdmin } from './admin.js';
import type { Row } from './rows.js';
import type { Store } from './store.js';

/** Loads the entry of a row, again whenever the row changes. `null` if the log no longer has it, `undefined` until it is loaded. */
export const useLogEntry = <Entry extends { id: string }>(
  store: Store,
  log: 'requests' | 'deliveries',
  row: Row,
): Entry | null | undefined => {
  const { id } = row;
  const loaded = useSignal<Entry | null | undefined>(undefined);
  // Not `useEffect`: it ends the request of the line before only after this line was shown, and its response could replace what is shown.
  useLayoutEffect(() => {
    let isCurrent = true;
    void callAdmin<Entry[]>('GET', `/${log}`, undefined, store.service.peek(), { id })
      .then(([entry]) => {
        if (isCurrent) loaded.value = entry ?? null;
      })
      // What was loaded stays in sight until the mock responds again.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [row, store.isConnected.value]);
  const entry = loaded.value;
  return entry && entry.id !== id ? undefined : entry;
};
