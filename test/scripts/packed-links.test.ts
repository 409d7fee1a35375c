import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packedPages, withAbsoluteLinks, withRelativeLinks } from '../../scripts/packed-links.ts';
import { repository } from '../../scripts/site/repository.ts';

describe('a link of packed Markdown', () => {
  test.each([
    ['to a packed page', '[a](errors.md#codes)', '[a](errors.md#codes)'],
    ['to a heading', '[a](#codes)', '[a](#codes)'],
    ['to another site', '[a](https://a.example/b.md)', '[a](https://a.example/b.md)'],
    ['to a page that is not packed', '[a](../reference/events.md#queued)', `[a](${repository}/blob/main/docs/reference/events.md#queued)`],
    ['to a page that is left out', '[a](containers.md)', `[a](${repository}/blob/main/docs/guide/containers.md)`],
    ['to a folder', '[a](../../examples/express)', `[a](${repository}/tree/main/examples/express)`],
    ['to a picture', '![a](../images/dashboard-recipe.png)', `![a](${repository}/raw/main/docs/images/dashboard-recipe.png)`],
    ['in code', 'handlers[name](request)', 'handlers[name](request)'],
  ])('%s', (_, link, packed) => {
    expect(withAbsoluteLinks(link, 'docs/guide/testing.md')).toBe(packed);
  });
});

test.each(packedPages())('%s is the same after it was packed', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(withRelativeLinks(withAbsoluteLinks(text, file), file)).toBe(text);
});
