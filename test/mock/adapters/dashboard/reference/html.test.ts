import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { html, prose, table } from '../../../../../mock/adapters/dashboard/reference/html.js';

test.prop([fc.string({ unit: 'binary' })])('no text becomes markup', (text) => {
  const { source } = html`<p title="${text}">${text}${prose(text)}${[text]}</p>`;
  const withoutOwn = source
    .replaceAll(/<\/?(p|code)>/g, '')
    .replace(/^<p title="/, '')
    .replace('">', '');
  expect(withoutOwn).not.toMatch(/[<>"']/);
});

test('keeps HTML, joins lists and leaves out what is missing', () => {
  expect(html`<b>${html`<i>a</i>`}${['&', html`<i></i>`]}${undefined}${false}${0}</b>`.source).toBe('<b><i>a</i>&amp;<i></i>0</b>');
});

test('shows backticks as code', () => {
  expect(prose('The `id` of <it>.').source).toBe('The <code>id</code> of &lt;it&gt;.');
});

test('makes no table without rows', () => {
  expect(table(['a'], [])).toBeUndefined();
});
