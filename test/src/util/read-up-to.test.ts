import { describe, expect, test, vi } from 'vitest';
import { readUpTo, type ChunkReader } from '../../../src/util/read-up-to.js';

const stream = (chunks: unknown[], onCancel?: () => void): ChunkReader =>
  new ReadableStream({
    pull(controller) {
      if (chunks.length > 0) controller.enqueue(chunks.shift());
      else controller.close();
    },
    cancel: onCancel,
  }).getReader() as ChunkReader;

const bytes = (...values: number[]) => new Uint8Array(values);

describe('a body', () => {
  test('of exactly the limit is read to its end', async () => {
    const onCancel = vi.fn();
    expect(await readUpTo(stream([bytes(1, 2), bytes(3)], onCancel), 3)).toEqual(bytes(1, 2, 3));
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('beyond the limit is cancelled', async () => {
    const onCancel = vi.fn();
    expect(await readUpTo(stream([bytes(1, 2), bytes(3, 4), bytes(5)], onCancel), 3)).toEqual(bytes(1, 2, 3, 4));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('that yields text is an error, and says so', async () => {
    await expect(readUpTo(stream(['text']), 3)).rejects.toThrow('The body stream yields something other than bytes.');
  });
});
