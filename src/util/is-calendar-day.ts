/** Whether a month has the day of `2030-01-31`. Some engines take one that it does not have for one of the next month. */
export const isCalendarDay = (isoDay: string): boolean => new Date(isoDay).getUTCDate() === Number(isoDay.slice(8));
