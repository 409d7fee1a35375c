import { beforeAll, expect, test } from 'vitest';
import { openApiWithExamples } from '../../../../../scripts/openapi.ts';
import { endpoints } from '../../../../../src/contract/endpoints.js';
import type { OpenApi } from '../../../../../src/openapi/document.js';
import { referencePage } from '../../../../../mock/adapters/dashboard/reference/page-html.js';

let document: OpenApi;
let page: string;
beforeAll(async () => {
  document = { ...((await openApiWithExamples()) as object as OpenApi), servers: [{ url: 'http://127.0.0.1:4010' }] };
  page = referencePage(document);
});

const allOf = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map((match) => match[1]!);

test('shows every operation, with its address and a link that opens its form', () => {
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    expect(page).toContain(`<strong>${method.toUpperCase()}</strong> <code>${path}</code>`);
    expect(page).toContain(`href="./#try:${name}"`);
  }
});

test('every link of the page leads to a part of it, and no two parts have the same name', () => {
  const ids = allOf(/ id="([^"]+)"/g);
  expect(allOf(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('shows every schema, header, error code and callback', () => {
  const { schemas, headers, responses } = document.components;
  expect(
    [...Object.keys(schemas), ...Object.keys(headers).map((name) => `header-${name}`)].filter((id) => !page.includes(`id="${id}"`)),
  ).toEqual([]);
  const codes = Object.values(responses).flatMap(({ content }) => Object.keys(content!['application/json'].examples!));
  expect(codes.filter((code) => !page.includes(`<summary><code>${code}</code>`))).toEqual([]);
  expect(allOf(/(<strong>Callback<\/strong>)/g)).toHaveLength(6);
});

test('the example requests are commands that a shell reads', () => {
  expect(page).toContain('curl -X POST &#39;http://127.0.0.1:4010/api/v1/recipes/generate&#39; \\');
  expect(page).not.toContain('example-key');
});

test('a host that is markup stays text', () => {
  expect(referencePage({ ...document, servers: [{ url: 'http://"><script>' }] })).not.toContain('<script');
});

test('loads no script, and nothing from another host', () => {
  expect(allOf(/(<script|<style| style=| on\w+=)/g)).toEqual([]);
  expect(allOf(/(?:src|href)="(https?:[^"]*)"/g)).toEqual([]);
});
