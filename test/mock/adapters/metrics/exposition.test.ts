import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toExposition, type Metric, type Sample } from '../../../../mock/adapters/metrics/exposition.js';
import { parseExposition } from '../../../support/parse-exposition.js';

const metric = (fields: Partial<Metric>): Metric => ({ name: 'calls_total', help: 'Calls.', type: 'counter', samples: [], ...fields });

test('writes a metric as Prometheus reads it', () => {
  const samples: Sample[] = [
    { labels: {}, value: 1 },
    { labels: { account: 'a', limit: 'day' }, value: 2.5 },
  ];
  expect(toExposition([metric({ samples })])).toBe(
    '# HELP calls_total Calls.\n# TYPE calls_total counter\ncalls_total 1\ncalls_total{account="a",limit="day"} 2.5\n',
  );
});

test('escapes a line break and a backslash of the help', () => {
  expect(parseExposition(toExposition([metric({ help: 'a\\b\nc' })]))[0]!.help).toBe('a\\b\nc');
});

test.prop([fc.string({ unit: 'binary' }), fc.double({ min: 0, noNaN: true })])('any label value comes back as it was', (account, value) => {
  const [parsed] = parseExposition(toExposition([metric({ samples: [{ labels: { account }, value }] })]));
  expect(parsed!.samples).toEqual([{ name: 'calls_total', labels: { account }, value }]);
});

test.prop([fc.constantFrom('\\n', '\\\\n', '"} 5\nother 1', '\\"', '\\', '\n\n')])('no label value can end its line: %j', (account) => {
  const text = toExposition([metric({ samples: [{ labels: { account }, value: 1 }] })]);
  expect(text.split('\n')).toHaveLength(4);
  expect(parseExposition(text)[0]!.samples[0]!.labels).toEqual({ account });
});
