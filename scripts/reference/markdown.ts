import type { Field, Shape } from './declarations.ts';

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A Markdown table. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');

export const code = (text: string): string => `\`${text}\``;

/** The fields of an interface, one a row. */
export const fieldTable = (fields: readonly Field[]): string =>
  table(
    ['field', 'type', 'meaning'],
    fields.map(({ name, type, optional, doc }) => [code(optional ? `${name}?` : name), code(type), doc]),
  );

/** An interface or alias as a section. */
export const shapeSection = ({ name, doc, fields, alias }: Shape, level = '###'): string =>
  [`${level} ${name}`, doc, alias === undefined ? fieldTable(fields) : code(alias)].filter(Boolean).join('\n\n');

/** A generated page: its title, a note on where it comes from, and its parts. */
export const page = (title: string, ...parts: string[]): string =>
  `${[`# ${title}`, '<!-- Written by `npm run reference` from the sources. Edit those. -->', ...parts].join('\n\n')}\n`;
