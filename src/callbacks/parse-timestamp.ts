const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d+))?(?:Z|([+-]\d\d):?(\d\d)?)$/i;

/** The time, in epoch milliseconds, that an ISO 8601 date-time with a UTC offset says; NaN where it is none. */
export const parseTimestamp = (text: string): number => {
  const [, date, time, seconds = ':00', fraction = 0, hours = '+00', minutes = '00'] = iso.exec(text) ?? [];
  // Put together in the form that every engine has to read.
  return date ? Date.parse(`${date}T${time}${seconds}.${fraction}${hours}:${minutes}`) : NaN;
};
