import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { addAbortListener, removeAbortListener } from '../../../src/util/abort-listeners.js';

const createListeners = (count: number) => Array.from({ length: count }, () => ({ handleEvent: vi.fn() }));

test('all listeners of a signal share one event listener', () => {
  const { signal } = new AbortController();
  const listeners = createListeners(20);
  for (const listener of listeners) addAbortListener(signal, listener);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  for (const listener of listeners.slice(1)) removeAbortListener(signal, listener);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  removeAbortListener(signal, listeners[0]!);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an abort calls each listener that was not removed, also one that was added after the last was removed', () => {
  const controller = new AbortController();
  const [first, second, third] = createListeners(3);
  addAbortListener(controller.signal, first!);
  removeAbortListener(controller.signal, first!);
  addAbortListener(controller.signal, second!);
  addAbortListener(controller.signal, third!);
  controller.abort();
  expect([first!, second!, third!].map(({ handleEvent }) => handleEvent.mock.calls.length)).toEqual([0, 1, 1]);
});

test('a listener that removes itself and others on abort does not keep the rest from it', () => {
  const controller = new AbortController();
  const [first, second, third] = createListeners(3);
  first!.handleEvent.mockImplementation(() => {
    removeAbortListener(controller.signal, first!);
    removeAbortListener(controller.signal, second!);
  });
  for (const listener of [first!, second!, third!]) addAbortListener(controller.signal, listener);
  controller.abort();
  expect(second!.handleEvent).not.toHaveBeenCalled();
  expect(third!.handleEvent).toHaveBeenCalledOnce();
});

test('a listener that was never added can be removed', () => {
  const [listener] = createListeners(1);
  expect(() => removeAbortListener(new AbortController().signal, listener!)).not.toThrow();
});
