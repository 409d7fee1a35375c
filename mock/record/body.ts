import { parseText } from '../core/request-log-entry.js';

/** A body as a fixture has it: its JSON value, otherwise its text. `undefined` if there is none. */
export const parseBody = (text: string): unknown => (text === '' ? undefined : parseText(text));

/** A body of a fixture as it is sent; `undefined` if there is none. */
export const bodyToText = (body: unknown, contentType: string | undefined): string | undefined => {
  if (body === '') return undefined;
  return typeof body === 'string' && !contentType?.includes('json') ? body : JSON.stringify(body);
};
