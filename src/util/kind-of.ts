/** What a value is: `string`, `array`, `object`, `null`, `undefined`. */
export const kindOf = (value: unknown): string => ({}).toString.call(value).slice(8, -1).toLowerCase();
