import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { parseReset } from '../../../../src/rate-limit/headers/parse-reset.js';

const noon = Date.UTC(2026, 10, 21, 12);
const relative = (ms: number, isCoarse = false) => ({ ms, isAbsolute: false, isCoarse });
const absolute = (ms: number, isCoarse = false) => ({ ms, isAbsolute: true, isCoarse });

describe('a number: its size tells its unit', () => {
  test.each([
    { name: 'seconds from now', text: '30', value: relative(30_000, true) },
    { name: 'seconds from now, zero', text: '0', value: relative(0, true) },
    { name: 'seconds from now, with a fraction', text: '30.5', value: relative(30_500) },
    { name: 'a fraction without a leading zero', text: '.5', value: relative(500) },
    { name: 'a fraction of two digits without a leading zero', text: '.25', value: relative(250) },
    { name: 'the most seconds from now', text: '999999999', value: relative(999_999_999_000, true) },
    { name: 'epoch seconds', text: '1795262400', value: absolute(1_795_262_400_000, true) },
    { name: 'the first epoch seconds', text: '1000000000', value: absolute(1_000_000_000_000, true) },
    { name: 'the last epoch seconds', text: '99999999999', value: absolute(99_999_999_999_000, true) },
    { name: 'the first epoch milliseconds', text: '100000000000', value: absolute(100_000_000_000) },
    { name: 'the last epoch milliseconds', text: '99999999999999', value: absolute(99_999_999_999_999) },
    { name: 'epoch seconds, with a fraction', text: '1795262400.25', value: absolute(1_795_262_400_250) },
    { name: 'epoch milliseconds', text: '1795262400000', value: absolute(1_795_262_400_000) },
    { name: 'the first of a comma list', text: '30, 60', value: relative(30_000, true) },
    { name: 'followed by parameters', text: '30;w=60', value: relative(30_000, true) },
  ])('$name: $text', ({ text, value }) => expect(parseReset(text)).toEqual(value));
});

describe('a number of a header that names milliseconds', () => {
  test.each([
    { name: 'milliseconds from now', text: '30000', value: relative(30_000) },
    { name: 'epoch milliseconds', text: '1795262400000', value: absolute(1_795_262_400_000) },
    { name: 'epoch seconds all the same: as milliseconds they would be in 1970', text: '1795262400', value: absolute(1_795_262_400_000) },
  ])('$name: $text', ({ text, value }) => expect(parseReset(text, true)).toEqual(value));
});

describe('a duration', () => {
  test.each([
    { text: '6m0s', value: relative(360_000, true) },
    { text: '1h30m', value: relative(5_400_000, true) },
    { text: '2d', value: relative(172_800_000, true) },
    { text: '1.5s', value: relative(1500) },
    { text: '250ms', value: relative(250) },
    { text: '500us', value: relative(0.5) },
    { text: '500µs', value: relative(0.5) },
    { text: '500\u03bcs', value: relative(0.5) },
    { text: '500\u00c2\u00b5s', value: relative(0.5) },
    { text: '1w', value: relative(604_800_000, true) },
    { text: 'P1W', value: relative(604_800_000, true) },
    { text: 'PT1M', value: relative(60_000, true) },
    { text: '2 minutes 5 seconds', value: relative(125_000, true) },
    { text: '1 hour', value: relative(3_600_000, true) },
    { text: '3 days', value: relative(259_200_000, true) },
    { text: 'PT30S', value: relative(30_000, true) },
    { text: 'P1DT2H', value: relative(93_600_000, true) },
  ])('$text', ({ text, value }) => expect(parseReset(text)).toEqual(value));
});

describe('a date is a time of the server, in UTC if it names no zone', () => {
  test.each([
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T14:00:00+02:00',
    '2026-11-21T12:00:00',
    'Sat, 21 Nov 2026 12:00:00 GMT',
    'Sat, 21 Nov 2026 12:00:00',
    'Saturday, 21-Nov-26 12:00:00 GMT',
    'Sat Nov 21 12:00:00 2026',
    'Sat Nov 21 2026 13:00:00 GMT+0100 (Central European Standard Time)',
    '2026-11-21 13:00:00+01',
    '2026-11-21T07:00:00.000-05',
    'Sat, 21 Nov 2026 07:00:00 EST',
  ])('%s', (text) => expect(parseReset(text)).toEqual(absolute(noon, true)));

  // A date is parsed once, so each zone has its own.
  test.each([
    { zone: 'America/New_York', minute: 1 },
    { zone: 'Asia/Tokyo', minute: 2 },
  ])('in UTC on a machine in $zone too', ({ zone, minute }) => {
    vi.stubEnv('TZ', zone);
    try {
      const time = `12:0${minute}:00`;
      for (const text of [`2026-11-21T${time}`, `Sat, 21 Nov 2026 ${time}`, `Sat Nov 21 ${time} 2026`])
        expect(parseReset(text)).toEqual(absolute(noon + minute * 60_000, true));
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('with milliseconds that are not zero, it is exact', () => {
    expect(parseReset('2026-11-21T12:00:00.250Z')).toEqual(absolute(noon + 250));
  });

  test('a day without a time is its midnight', () => expect(parseReset('2026-11-21')).toEqual(absolute(Date.UTC(2026, 10, 21), true)));
});

describe('anything else has no value', () => {
  test.each([
    '',
    ' ',
    'soon',
    'null',
    'NaN',
    'Infinity',
    '-5',
    '30 apples',
    '30 60',
    '1.2.3',
    '1"30"',
    '"30"s',
    's',
    'P',
    'PT',
    '5 m s',
    '5 ps',
    '2026-13-45T00:00:00Z',
    '2026-02-30T00:00:00Z',
    'P1M',
    'P1M2D',
  ])('%j', (text) => expect(parseReset(text)).toBeUndefined());

  test('a number too large for a time', () => expect(parseReset('123456789012345')).toBeUndefined());
  test('the smallest number too large for a time', () => expect(parseReset('100000000000000')).toBeUndefined());
  test('the smallest duration too large for a time', () => expect(parseReset('100000000000s')).toBeUndefined());
  test('but the second before it is one', () => expect(parseReset('99999999999s')).toEqual(relative(99_999_999_999_000, true)));
  test('a duration too large for a time', () => expect(parseReset('123456789012345s')).toBeUndefined());
  test('a number beyond the range of numbers', () => expect(parseReset('9'.repeat(400))).toBeUndefined());
  test('a duration beyond the range of numbers', () => expect(parseReset(`${'9'.repeat(400)}s`)).toBeUndefined());
});

const piece = fc.constantFrom(
  '1',
  '9',
  '0',
  '.',
  ' ',
  ',',
  ';',
  '-',
  ':',
  'T',
  'Z',
  'P',
  's',
  'm',
  'h',
  'd',
  'ms',
  'sat',
  ', ',
  '2026-11-21',
  '+02',
);
const text = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
);

property.prop([text, fc.boolean()])('any text gives a finite time or none', (value, isMilliseconds) => {
  const reset = parseReset(value, isMilliseconds);
  if (reset === undefined) return;
  expect(reset.ms).toSatisfy(Number.isFinite);
  if (!reset.isAbsolute) expect(reset.ms).toBeGreaterThanOrEqual(0);
});

property.prop([fc.nat(999_999_999)])('whole seconds below 1e9 are a wait', (seconds) => {
  expect(parseReset(`${seconds}`)).toEqual(relative(seconds * 1000, true));
});

property.prop([fc.nat(99), fc.nat(23), fc.nat(59), fc.nat(59)])('the parts of a duration add up', (days, hours, minutes, seconds) => {
  const value = relative(days * 864e5 + hours * 36e5 + minutes * 6e4 + seconds * 1e3, true);
  expect(parseReset(`${days}d${hours}h${minutes}m${seconds}s`)).toEqual(value);
  expect(parseReset(`P${days}DT${hours}H${minutes}M${seconds}S`)).toEqual(value);
  expect(parseReset(`${days} days ${hours} hours ${minutes} minutes ${seconds} seconds`)).toEqual(value);
});

const date = fc.date({ min: new Date('2001-09-10'), max: new Date('2286-01-01'), noInvalidDate: true });
property.prop([date])('a time means the same as a date and as a number', (time) => {
  const seconds = Math.floor(time.getTime() / 1000);
  expect(parseReset(time.toISOString())?.ms).toBe(time.getTime());
  expect(parseReset(time.toUTCString())?.ms).toBe(seconds * 1000);
  expect(parseReset(`${seconds}`)?.ms).toBe(seconds * 1000);
  expect(parseReset(`${time.getTime()}`)?.ms).toBe(time.getTime());
});
