import { nameOf, type Schema } from '../../../../src/openapi/document.js';
import { html, prose, table, type Html } from './html.js';

/** Longer lists of words are folded. A guess: more than two lines on a phone. */
const MAX_WORDS = 8;

const wordsOf = (values: readonly unknown[]): Html => {
  const words = values.map((value) => html`<code>${String(value)}</code> `);
  return words.length <= MAX_WORDS
    ? html`${words}`
    : html`<details>
        <summary>${words.length} words</summary>
        ${words}
      </details>`;
};

const join = (parts: readonly Html[]): Html => html`${parts.map((part, index) => (index === 0 ? part : html` or ${part}`))}`;

/** What a value of that schema is, in a few words; objects without a name as a table. */
export const typeOf = (schema: Schema): Html => {
  const { $ref, anyOf, enum: values, type = 'any value', items, properties, format, minimum, maximum } = schema;
  if ($ref !== undefined) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (anyOf) return join(anyOf.map(typeOf));
  if (values) return wordsOf(values);
  if (items) return html`list of ${typeOf(items)}`;
  if (properties) return html`object ${fieldTable(schema)}`;
  const range = [minimum !== undefined && html`, from ${minimum}`, maximum !== undefined && html`, at most ${maximum}`];
  return html`${[type].flat().join(' or ')}${format !== undefined && html` (${format})`}${range}`;
};

/** The fields of an object; of an object with several forms, those of each. */
export const fieldTable = ({ properties = {}, required = [], anyOf }: Schema): Html | undefined => {
  if (anyOf)
    return html`${anyOf.map(
      (form, index) =>
        html`<p>Form ${index + 1}:</p>
          ${fieldTable(form)}`,
    )}`;
  const rows = Object.entries(properties).map(([name, field]) => [
    html`<code>${name}</code>${required.includes(name) && html` <small>required</small>`}`,
    typeOf(field),
    prose(field.description),
  ]);
  return table(['field', 'is', 'meaning'], rows);
};
