import type { Page } from './pages.ts';
import type { FrontPage } from './front-page.ts';

/** The sections of `llms.txt`, and the folders of their pages. */
const SECTIONS = { Guides: 'guide/', Reference: 'reference/', Optional: 'internals/' };

/** What the README's table of guides says of a page. */
const purposeOf = (readme: string, source: string): string | undefined =>
  readme
    .split('\n')
    .findLast((line) => line.startsWith('| [') && line.includes(`](${source})`))
    ?.split(' | ')[1]
    ?.replace(/ \|$/, '');

/** The first sentence below the heading; empty if the page begins with something else. */
const firstSentenceOf = (markdown: string): string => /^# .+\n+(?:<!--.*-->\n+)?((?!```)[^\n|]+?[.:])(?:\s|$)/.exec(markdown)?.[1] ?? '';

/** A text without the targets of its links, which are relative to another page. */
const withoutTargets = (markdown: string): string => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * The text of `llms.txt`, by which assistants find the pages of a site. `base` is the path of the site, such as `/`. Its links name the files,
 * because not every host serves a page without `.html`.
 */
export const llmsText = ({ name, tagline }: FrontPage, pages: readonly Page[], read: (source: string) => string, base: string): string => {
  const readme = read('README.md');
  const line = ({ source, page, title }: Page): string => {
    const summary = withoutTargets(purposeOf(readme, source) ?? firstSentenceOf(read(source)));
    return `- [${title}](${base}${page.replace(/\.md$/, '.html')})${summary && `: ${summary}`}`;
  };
  const sections = Object.entries(SECTIONS).map(([title, folder]) =>
    [`## ${title}`, '', ...pages.filter(({ page }) => page.startsWith(folder)).map(line)].join('\n'),
  );
  return `${[`# ${name}`, `> ${tagline}`, ...sections].join('\n\n')}\n`;
};

/** The folders of `llms-full.txt`, in its order. */
const FULL_FOLDERS = ['guide/', 'reference/'];

/** The text of `llms-full.txt`: the introduction, all guides and the reference, one after another. */
export const llmsFullText = (pages: readonly Page[], read: (source: string) => string): string =>
  [
    ...pages.filter(({ page }) => page === 'index.md'),
    ...FULL_FOLDERS.flatMap((folder) => pages.filter(({ page }) => page.startsWith(folder))),
  ]
    .map(({ source }) => `${read(source).trim()}\n`)
    .join('\n');
