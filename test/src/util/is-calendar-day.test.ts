import { expect, test } from 'vitest';
import { isCalendarDay } from '../../../src/util/is-calendar-day.js';

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-01-00', false],
])('%s is a day of the calendar: %s', (day, is) => expect(isCalendarDay(day)).toBe(is));
