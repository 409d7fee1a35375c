import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styles a text if standard output is a terminal and NO_COLOR is not set. */
export const paint = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const heading = (text: string): string => paint('bold', text);
export const faint = (text: string): string => paint('dim', text);
export const warning = (text: string): string => paint('yellow', text);

export const succeeded = (): string => paint('green', '✔');
export const failed = (): string => paint('red', '✘');

/** Characters with which a service or a sender could change what the terminal shows. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]/gu;

const escape = (character: string): string =>
  character === '\n' || character === '\t' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A foreign text with its control characters made visible, such as `\u001b`; line feeds and tabs stay. */
export const visible = (text: string): string => text.replace(CONTROL_CHARACTERS, escape);

/** A value as one line of JSON. */
export const toJsonLine = (value: unknown): string => visible(JSON.stringify(value));

/** A value as JSON for a terminal or a pipe. */
export const toJson = (value: unknown): string => visible(JSON.stringify(value, null, 2));
