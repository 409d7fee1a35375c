/** The fields of a JSON object. */
export type Fields = Record<string, unknown>;

/** Returns whether a value is an object with fields: not a list, and not null. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
