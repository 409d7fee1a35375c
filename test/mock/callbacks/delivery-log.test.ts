import { describe, expect, test } from 'vitest';
import { DeliveryLog, type StoredDelivery } from '../../../mock/callbacks/delivery-log.js';

const delivery = (id: string, body = '{}', more: Partial<StoredDelivery> = {}): StoredDelivery => ({
  id,
  operation: 'healthify',
  account: 'acc_1',
  url: 'https://hooks.example.com',
  body,
  decision: { allowed: true, host: 'hooks.example.com' },
  secretVersion: 0,
  outcome: 'captured',
  queuedAt: '2030-01-01T00:00:00.000Z',
  dueAt: '2030-01-01T00:00:00.000Z',
  ...more,
});
const open = () => {
  const log = new DeliveryLog({ last: 0 });
  const end = (id: string, characters = 2, more: Partial<StoredDelivery> = {}) => {
    log.put(delivery(id, 'x'.repeat(characters), more));
    return log.end(id);
  };
  return { log, end, ids: () => log.list().map(({ id }) => id) };
};

describe('the log of deliveries keeps', () => {
  test('the last 1,000 that ended', () => {
    const { log, end } = open();
    for (let index = 0; index < 1000; index++) end(`cbd_${index}`);
    expect(log.size).toBe(1000);
    end('cbd_1000');
    expect([log.size, log.get('cbd_0'), log.get('cbd_1')?.id]).toEqual([1000, undefined, 'cbd_1']);
  });

  test('500,000 characters of them, and the last one whatever its size', () => {
    const { end, ids } = open();
    end('first', 250_000);
    end('second', 250_000);
    expect(ids()).toEqual(['first', 'second']);
    end('third', 1);
    expect(ids()).toEqual(['second', 'third']);
    end('huge', 900_000);
    expect(ids()).toEqual(['huge']);
  });

  test('fewer, if receivers respond with much', () => {
    const { log, end, ids } = open();
    end('first', 100_000, { responseBody: 'x'.repeat(150_000) });
    end('second', 100_000);
    log.change('second', { responseBody: 'x'.repeat(150_000) });
    end('third', 1);
    expect(ids()).toEqual(['second', 'third']);
    log.change('second', { responseBody: '' });
    end('fourth', 390_000);
    expect(ids()).toEqual(['second', 'third', 'fourth']);
  });

  test('fewer, if the headers of responses are large', () => {
    const { end, ids } = open();
    end('first', 100_000, { responseHeaders: { 'x-trace': 'x'.repeat(300_000) } });
    end('second', 200_000);
    expect(ids()).toEqual(['second']);
  });

  test('an added delivery with the time at which it happened', () => {
    const { log } = open();
    log.add({ ...delivery('old', '{}'), outcome: 'delivered', queuedAt: '2020-01-01T00:00:00.000Z', endedAt: '2020-01-01T00:00:01.000Z' });
    expect(log.changes(-1).lines).toMatchObject([{ id: 'old', addedAt: Date.UTC(2020, 0, 1) }]);
  });

  test('a replaced delivery with the characters that it has now', () => {
    const { log, end, ids } = open();
    end('first', 1);
    log.add(delivery('first', 'x'.repeat(400_000)));
    end('second', 200_000);
    expect(ids()).toEqual(['second']);
  });

  test('all that are pending, however large', () => {
    const { log, end, ids } = open();
    log.put(delivery('pending', 'x'.repeat(900_000)));
    log.change('pending', { outcome: 'held' });
    end('ended', 400_000);
    end('later', 90_000);
    expect(ids()).toEqual(['pending', 'ended', 'later']);
  });
});

test('a delivery that was dropped is not changed, and one that ended does not end again', () => {
  const { log, end } = open();
  log.change('cbd_none', { outcome: 'failed' });
  expect(log.end('cbd_none')).toBe(false);
  expect([end('cbd_1'), log.end('cbd_1'), log.size]).toEqual([true, false, 1]);
  expect([log.takeUnread()?.id, log.takeUnread()]).toEqual(['cbd_1', undefined]);
});

test('a restored log replaces the earlier one, and counts what had ended', () => {
  const { log, end, ids } = open();
  end('earlier');
  const endedAt = '2030-01-01T00:00:00.000Z';
  const deliveries = [delivery('old', 'x'.repeat(300_000), { endedAt }), delivery('pending', 'x'.repeat(300_000))];
  log.restore({ deliveries, unread: [] }, () => 0);
  expect(ids()).toEqual(['old', 'pending']);
  expect(log.takeUnread()).toBeUndefined();
  end('new', 300_000);
  expect(ids()).toEqual(['pending', 'new']);
});
