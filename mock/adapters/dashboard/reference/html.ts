/** A piece of HTML, in which every text is escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Content = Html | string | number | undefined | false | readonly Content[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const toSource = (content: Content): string => {
  if (content instanceof Html) return content.source;
  if (content === undefined || content === false) return '';
  if (typeof content === 'object') return content.map(toSource).join('');
  return String(content).replaceAll(/[&<>"']/g, (character) => escapes[character]!);
};

/** HTML from a template. What is not HTML already is escaped; lists are joined; `undefined` and `false` are left out. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(parts.map((part, index) => part + toSource(contents[index])).join(''));

/** A text in which backticks mark code. */
export const prose = (text = ''): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** A table; `undefined` without rows. */
export const table = (head: readonly string[], rows: readonly (readonly Content[])[]): Html | undefined =>
  rows.length === 0
    ? undefined
    : html`<div class="scrolls" tabindex="0">
        <table>
          <thead>
            <tr>
              ${head.map((title) => html`<th scope="col">${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([first, ...others]) =>
                html`<tr>
                  <th scope="row">${first}</th>
                  ${others.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

/** A value as indented JSON. */
export const jsonBlock = (value: unknown): Html => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
