import type { DashboardUpdate } from '../view.js';
import { formatTime } from './format.js';
import { idOf } from './keys-choice.js';
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
  let run = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Says what a restart changed, if another run of the mock has sent this. */
  const update = (change: DashboardUpdate, nextRun: string): void => {
    const before = store.state.peek()?.keys ?? [];
    store.update(change);
    if (run !== '' && run !== nextRun) {
      const now = new Set(store.state.peek()?.keys.map(idOf));
      const keys = before.every((key) => now.has(idOf(key))) ? 'Its keys are the same.' : 'Its keys are new: your app needs one.';
      store.restartNotice.value = `The mock was started again at ${formatTime(Date.now())}. ${keys}`;
    }
    run = nextRun;
  };
  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    if (document.hidden) return;
    const { service } = store;
    const { last4, account } = service.peek() ?? {};
    const query = new URLSearchParams({ ...(last4 && { last4, account }), ...(lastEventId !== '' && { after: lastEventId }) });
    source = new EventSource(`events?${query}`);
    source.addEventListener('open', () => (store.isConnected.value = true));
    source.addEventListener('message', (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId;
      update(JSON.parse(event.data) as DashboardUpdate, lastEventId.split('.')[0]!);
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
