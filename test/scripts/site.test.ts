import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frontPageOf, withComponents } from '../../scripts/site/front-page.ts';
import { anchorOf, brokenLinks, siteLink, type LinkTargets } from '../../scripts/site/links.ts';
import { llmsFullText, llmsText } from '../../scripts/site/llms.ts';
import {
  apiModules,
  navigation,
  PAGE_PATTERNS,
  pageOf,
  pagesOf,
  pagesToCheck,
  titleOf,
  type NavigationItem,
} from '../../scripts/site/pages.ts';
import { terminalPicture } from '../../scripts/site/terminal-picture.ts';
import { linesOf, paced } from '../../scripts/site/terminal.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const sources = PAGE_PATTERNS.flatMap((pattern) => globSync(pattern));
const pages = pagesOf(sources, read);
const apiPages = [
  'api/index.md',
  'api/sdk/index.md',
  'api/sdk/classes/RecipeAI.md',
  'api/sdk/mock/index.md',
  'api/sdk/mock/functions/createMockService.md',
];
const linksIn = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ link, items: inner = [] }) => [...(link === undefined ? [] : [link]), ...linksIn(inner)]);
const group = (items: readonly NavigationItem[], name: string): NavigationItem | undefined => items.find(({ text }) => text === name);
const textsIn = (item: NavigationItem | undefined): string[] => (item?.items ?? []).map(({ text }) => text);

/** The levels of the headings of a page, without its code. */
const levelsOf = (markdown: string): number[] =>
  Array.from(markdown.replaceAll(/^(`{3,}|~{3,}).*?^\1/gms, '').matchAll(/^(#{1,6}) /gm), ([, marks = '']) => marks.length);

test.each(pages)('the headings of $source skip no level, by which a screen reader walks through a page', ({ source }) => {
  const levels = levelsOf(read(source));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

describe('the navigation', () => {
  const items = navigation(pages, apiPages);

  test('leads to every guide, reference page and page about internals', () => {
    const files = globSync('docs/{guide,reference,internals}/*.md').map((file) => `/${pageOf(file).replace(/\.md$/, '')}`);
    expect(files.filter((file) => !linksIn(items).includes(file))).toEqual([]);
  });

  test('leads to every page once', () => {
    expect(linksIn(items).toSorted()).toEqual([...new Set(linksIn(items))].toSorted());
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
  });

  test('names each page after its first heading', () => {
    expect(linksIn(items).length).toBeGreaterThan(30);
    expect(pages.filter(({ title }) => title === '')).toEqual([]);
    expect(group(items, 'Guide')?.items).toContainEqual({ text: 'Rate limits', link: '/guide/rate-limits' });
  });

  test('has no two pages of one name', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('has the guides in the order of the README', () => {
    expect(textsIn(group(items, 'Start'))).toEqual(['Overview', 'Getting started']);
    expect(textsIn(group(items, 'Guide')).slice(0, 3)).toEqual(['Configuration', 'Errors', 'Rate limits']);
  });

  test('has every entry of the package, and the API pages of the open one', () => {
    expect(apiModules(apiPages)).toEqual(['api/sdk', 'api/sdk/mock']);
    expect(textsIn(group(items, 'API'))).toEqual(['@recipe-ai/sdk', '@recipe-ai/sdk/mock']);
    expect(linksIn(items)).not.toContain('/api/sdk/classes/RecipeAI');
    const [opened] = group(navigation(pages, apiPages, 'api/sdk'), 'API')?.items ?? [];
    expect(opened?.items).toEqual([
      {
        text: 'Classes',
        link: '/api/sdk/#classes',
        collapsed: true,
        items: [{ text: 'RecipeAI', link: '/api/sdk/classes/RecipeAI' }],
      },
    ]);
  });
});

test('the check opens every page, but only one API page of each kind', () => {
  const built = [
    'index.html',
    'guide/errors.html',
    'api/sdk/classes/A.html',
    'api/sdk/classes/B.html',
    'api/mock/classes/C.html',
    'api/index.html',
  ];
  expect(pagesToCheck(built)).toEqual(['api/index.html', 'api/mock/classes/C.html', 'guide/errors.html', 'index.html']);
});

test('the title of a page has no Markdown', () => {
  expect(titleOf('text\n# The `mock` and *you*\n# Second\n')).toBe('The mock and you');
});

describe('siteLink', () => {
  const targets: LinkTargets = {
    pages: new Map(sources.map((source) => [source, pageOf(source)])),
    repository: 'https://repository.example',
    kindOf: (file) => {
      if (!existsSync(file)) return undefined;
      return statSync(file).isDirectory() ? 'folder' : 'file';
    },
  };

  test.each([
    ['docs/guide/errors.md', 'README.md', '/guide/errors.md'],
    ['../reference/events.md#events', 'docs/guide/errors.md', '/reference/events.md#events'],
    ['../../CHANGELOG.md', 'docs/guide/errors.md', '/changelog.md'],
    ['../../README.md', 'docs/guide/errors.md', '/index.md'],
    ['../../examples/README.md', 'docs/guide/errors.md', 'https://repository.example/blob/main/examples/README.md'],
    ['src/contract/endpoints.ts', 'ARCHITECTURE.md', 'https://repository.example/blob/main/src/contract/endpoints.ts'],
    ['../../mock/kitchen', 'docs/internals/kitchen.md', 'https://repository.example/tree/main/mock/kitchen'],
    ['#tiers', 'docs/reference/mock-options.md', '#tiers'],
    ['https://example.com/x', 'README.md', 'https://example.com/x'],
  ])('%s in %s leads to %s', (href, from, link) => {
    expect(siteLink(href, from, targets)).toBe(link);
  });

  test('rejects a link to a file that does not exist', () => {
    expect(() => siteLink('gone.md', 'docs/guide/errors.md', targets)).toThrow(
      'docs/guide/errors.md links to gone.md, but the repository has no docs/guide/gone.md.',
    );
  });
});

describe('brokenLinks', () => {
  const check = (html: string, base = '/') =>
    brokenLinks(
      new Map([
        ['index.html', html],
        ['guide/errors.html', '<h2 id="codes">Codes</h2>'],
      ]),
      base,
      (file) => file === 'assets/style.css',
    );

  test('accepts pages, headings, files and other sites', () => {
    const links = ['/', '/guide/errors.html#codes', 'guide/errors.html', '#top', '/assets/style.css', 'https://example.com/x', 'data:,'];
    expect(check(`<p id="top">${links.map((href) => `<a href="${href}">x</a>`).join('')}</p>`)).toEqual([]);
    expect(check('<a href="/sdk/guide/errors.html#codes">x</a>', '/sdk/')).toEqual([]);
  });

  test('reports a page, a heading and a base that are not there', () => {
    expect(check('<a href="/gone.html">x</a>')).toEqual(['index.html links to /gone.html, but there is no such page.']);
    expect(check('<a href="guide/errors.html#gone">x</a>')).toEqual([
      'index.html links to guide/errors.html#gone, but guide/errors.html has no such heading.',
    ]);
    expect(check('<a href="/guide/errors.html">x</a>', '/sdk/')).toHaveLength(1);
  });
});

test('an anchor is what GitHub makes of the heading', () => {
  expect(anchorOf('What is retried, what waits?')).toBe('what-is-retried-what-waits');
  expect(anchorOf('sdk.pantries.items_list')).toBe('sdkpantriesitems_list');
});

test('the top of the front page is the introduction of the README, and its rest follows', () => {
  const readme = read('README.md');
  const { name, tagline, features } = frontPageOf(readme);
  expect(name).toBe('Recipe AI SDK');
  expect(tagline).toMatch(/^A typed TypeScript client .+\.$/);
  expect(features.map(({ title }) => title)).toEqual([
    'Rate limits are handled for you',
    'Callbacks are verified',
    'The mock is a whole service',
  ]);
  expect(withComponents(readme)).toMatch(/^<SiteIntroduction \/>\n\n## Try it\n[^#]*<SiteDemo \/>\n\n## Use it\n/);
});

describe('the picture of the demo', () => {
  const shown = (text: string, columns = 12): string[] =>
    linesOf([{ atMs: 0, text }], columns).map((line) => (line.at(-1)?.cells ?? []).map(({ character }) => character).join(''));

  test('breaks a line between words', () => {
    expect(shown('one two three four\n\nfive\n')).toEqual(['one two ', 'three four', '', 'five']);
    expect(shown('exactly here now')).toEqual(['exactly here', 'now']);
    expect(shown('abcdefghijklmnop')).toEqual(['abcdefghijkl', 'mnop']);
  });

  test('overwrites a progress bar, and knows when it showed what', () => {
    const [bar] = linesOf(
      [
        { atMs: 10, text: '\u001b[?25l\u001b[1G-- 0/2\u001b[0K' },
        { atMs: 20, text: '\u001b[1G= 1\u001b[0K' },
      ],
      80,
    );
    expect(bar?.map(({ atMs, cells }) => [atMs, cells.map(({ character }) => character).join('')])).toEqual([
      [10, '-- 0/2'],
      [20, '= 1'],
    ]);
  });

  test('gives each line a time of its own', () => {
    const outputs = [
      { atMs: 5, text: 'a\nb\n' },
      { atMs: 9000, text: 'c' },
    ];
    expect(paced(outputs, 100, 1000).map(({ atMs }) => atMs)).toEqual([100, 200, 1200]);
  });

  test('is an SVG with the styles and without the control characters', () => {
    const svg = terminalPicture(linesOf([{ atMs: 0, text: '\u001b[1m<b> & c\u001b[22m\n' }], 80), 80, 'npm run demo');
    expect(svg).toContain('class="bold">&lt;b> &amp; c</tspan>');
    expect(svg).toContain('prefers-reduced-motion');
    expect(svg).not.toContain('\u001b');
  });
});

describe('what assistants read', () => {
  const files: Record<string, string> = {
    'README.md':
      '# Kit\n\n| guide | for |\n| --- | --- |\n| [Errors](docs/guide/errors.md) and [more](docs/guide/more.md) | what to [catch](docs/x.md) |\n',
    'docs/guide/errors.md': '# Errors\n\nEvery call rejects.\n',
    'docs/guide/more.md': '# More\n\n```ts\ncode();\n```\n',
    'docs/reference/codes.md': '# Codes\n\n<!-- generated -->\n\nEvery `code`. And more.\n',
    'docs/internals/inside.md': '# Inside\n\n```ts\ncode();\n```\n',
  };
  const readFile = (source: string): string => files[source]!;
  const filePages = pagesOf(Object.keys(files), readFile);

  test('names every page with what it is for: by the README, or by its first sentence', () => {
    const text = llmsText({ name: 'Kit', tagline: 'A kit.', features: [] }, filePages, readFile, '/docs/');
    expect(text.split('\n')).toEqual([
      '# Kit',
      '',
      '> A kit.',
      '',
      '## Guides',
      '',
      '- [Errors](/docs/guide/errors.html): what to catch',
      '- [More](/docs/guide/more.html): what to catch',
      '',
      '## Reference',
      '',
      '- [Codes](/docs/reference/codes.html): Every `code`.',
      '',
      '## Optional',
      '',
      '- [Inside](/docs/internals/inside.html)',
      '',
    ]);
  });

  test('has the introduction, the guides and the reference in full', () => {
    const text = llmsFullText(filePages, readFile);
    expect(text.match(/^# .+$/gm)).toEqual(['# Kit', '# Errors', '# More', '# Codes']);
    expect(text).toContain('Every call rejects.');
  });

  test('has the words, request fields, mock options, scenarios and error codes of this project in full', () => {
    const text = llmsFullText(pages, read);
    for (const known of ['`low_sodium`', '`max_suggestions?`', '`callbackHosts?`', '`quota-exceeded`', '`unsatisfiable_request`']) {
      expect(text).toContain(known);
    }
  });

  test('knows a purpose for every guide of this project', () => {
    const text = llmsText(frontPageOf(read('README.md')), pages, read, '/');
    const guides = text.split('\n').filter((line) => line.includes('](/guide/'));
    expect(guides.filter((line) => !/\): \w/.test(line))).toEqual([]);
    expect(new Set(guides.map((line) => line.split('): ')[1])).size).toBe(guides.length);
  });
});
