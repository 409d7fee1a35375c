import { isCalendarDay } from '../util/is-calendar-day.js';

/** The extended format, `2030-01-01T12:00:00Z`, and the basic one, `20300101T120000Z`. */
const ISO_DATE_TIME = /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,](\d+))?(?:Z|([+-]\d\d):?(\d\d)?)$/i;

/** Parses an ISO 8601 date-time with a UTC offset into epoch milliseconds. Returns undefined for anything else, such as February 30. */
export const parseTimestamp = (text: string): number | undefined => {
  const match = ISO_DATE_TIME.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hours, minutes, seconds = '00', fraction = '0', offsetHours = '+00', offsetMinutes = '00'] = match;
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDay(date)) return undefined;
  // The one form that every engine must parse.
  const ms = Date.parse(`${date}T${hours}:${minutes}:${seconds}.${fraction.slice(0, 3)}${offsetHours}:${offsetMinutes}`);
  return Number.isNaN(ms) ? undefined : ms;
};
