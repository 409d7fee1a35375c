import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { callAdmin } from './admin.js';
import type { Store } from './store.js';

/** Loads an entry of a log, again whenever `version` changes. `null` if the log no longer has it, `undefined` until it is loaded. */
export const useLogEntry = <Entry extends { id: string }>(
  store: Store,
  log: 'requests' | 'deliveries',
  id: string,
  version: unknown,
): Entry | null | undefined => {
  const loaded = useSignal<Entry | null | undefined>(undefined);
  useEffect(() => {
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
  }, [id, version, store.isConnected.value]);
  const entry = loaded.value;
  return entry && entry.id !== id ? undefined : entry;
};
