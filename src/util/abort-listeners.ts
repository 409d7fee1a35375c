type AbortListener = Pick<EventListenerObject, 'handleEvent'>;

/** Those that one signal ends. Node warns of a leak if a signal has more than ten listeners, so they share one. */
class AbortListeners extends Set<AbortListener> implements AbortListener {
  handleEvent(event: Event): void {
    for (const listener of this) listener.handleEvent(event);
  }
}

/** Not state of this module: an entry belongs to its signal and lives as long as that. */
const listenersOf = new WeakMap<AbortSignal, AbortListeners>();

/** Adds a listener to a signal, with one event listener for all of them. */
export const addAbortListener = (signal: AbortSignal, listener: AbortListener): void => {
  const listeners = listenersOf.get(signal) ?? new AbortListeners();
  listenersOf.set(signal, listeners);
  if (listeners.size === 0) signal.addEventListener('abort', listeners);
  listeners.add(listener);
};

/** Removes a listener, and the event listener with the last one. */
export const removeAbortListener = (signal: AbortSignal, listener: AbortListener): void => {
  const listeners = listenersOf.get(signal);
  if (listeners?.delete(listener) && listeners.size === 0) signal.removeEventListener('abort', listeners);
};
