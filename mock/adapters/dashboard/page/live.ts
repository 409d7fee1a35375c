import type { DashboardUpdate } from '../view.js';
import type { Store } from './store.js';

/** Milliseconds before the page connects again. A guess. */
const RECONNECT_MS = 1000;

/**
 * Follows the mock with server-sent events while the page is visible. After an interruption, it continues from the last event; a mock that
 * was started again sends everything.
 */
export const follow = (store: Store): void => {
  let source: EventSource | undefined;
  let lastEventId = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    if (document.hidden) return;
    const { service } = store;
    const query = new URLSearchParams({ ...service.peek(), ...(lastEventId !== '' && { after: lastEventId }) });
    source = new EventSource(`events?${query}`);
    source.addEventListener('open', () => (store.isConnected.value = true));
    source.addEventListener('message', (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId;
      store.update(JSON.parse(event.data) as DashboardUpdate);
    });
    source.addEventListener('error', () => {
      // A rejected request closes the source: the isolated key whose service was shown is revoked.
      const isRejected = source?.readyState === EventSource.CLOSED;
      close();
      if (isRejected && service.peek()) service.value = undefined;
      else {
        store.isConnected.value = false;
        timer = setTimeout(open, RECONNECT_MS);
      }
    });
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  store.service.subscribe(() => {
    lastEventId = '';
    open();
  });
};
