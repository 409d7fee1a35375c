const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)(?:Z|([+-]\d\d):?(\d\d)?)$/i;

/** The time, in epoch milliseconds, that an ISO 8601 date-time with a UTC offset says; NaN where it is none. */
export const toInstant = (text: string): number => {
  const parts = iso.exec(text);
  if (!parts) return NaN;
  const [, date, time = '', hours = '+00', minutes = '00'] = parts;
  // Put together as the one form that every engine has to read.
  return Date.parse(`${date}T${time.replace(',', '.')}${hours}:${minutes}`);
};
