import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styles a text if standard output is a terminal and NO_COLOR is not set. */
export const paint = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const heading = (text: string): string => paint('bold', text);
export const faint = (text: string): string => paint('dim', text);
export const warning = (text: string): string => paint('yellow', text);

/** Control characters, except line feeds and tabs. A service or a sender could use them to change what the terminal shows. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A foreign text with its control characters made visible, such as `\u001b`. */
export const visible = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value as JSON for a terminal or a pipe. */
export const toJson = (value: unknown): string => visible(JSON.stringify(value, null, 2));
