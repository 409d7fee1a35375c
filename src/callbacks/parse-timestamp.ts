const ISO_DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d+))?(?:Z|([+-]\d\d):?(\d\d)?)$/i;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Parses an ISO 8601 date-time with a UTC offset into epoch milliseconds. Returns undefined for anything else, such as February 30. */
export const parseTimestamp = (text: string): number | undefined => {
  const match = ISO_DATE_TIME.exec(text);
  if (!match) return undefined;
  const [, year, month, day, time, seconds = ':00', fraction = '0', offsetHours = '+00', offsetMinutes = '00'] = match;
  if (Number(day) > daysInMonth(Number(year), Number(month))) return undefined;
  // The one form that every engine must parse.
  const ms = Date.parse(`${year}-${month}-${day}T${time}${seconds}.${fraction.slice(0, 3)}${offsetHours}:${offsetMinutes}`);
  return Number.isNaN(ms) ? undefined : ms;
};
