import path from 'node:path';
import { anchorOf } from './links.ts';

/** One Markdown file that is a page of the site. */
export interface Page {
  /** Its path in the repository, such as `docs/guide/errors.md`. */
  source: string;
  /** Its path on the site, such as `guide/errors.md`. */
  page: string;
  title: string;
}

/** An entry of the navigation, as VitePress takes it. */
export interface NavigationItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: NavigationItem[];
}

/** The pages outside of docs, and where they are on the site. */
const OWN_PAGES: Record<string, string> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'ARCHITECTURE.md': 'internals/architecture.md',
  'CONTRIBUTING.md': 'internals/contributing.md',
  'SECURITY.md': 'internals/security-policy.md',
  'mock/kitchen/README.md': 'internals/kitchen-folders.md',
};

/** The Markdown files that are pages, as glob patterns. */
export const PAGE_PATTERNS = [...Object.keys(OWN_PAGES), 'docs/{guide,reference,internals}/*.md'];

/** Where typedoc writes the API pages, relative to the repository. */
export const API_FOLDER = 'docs/site/api';

/** The path on the site of a Markdown file of the repository. */
export const pageOf = (source: string): string => OWN_PAGES[source] ?? source.replace(/^docs\/(?:site\/)?/, '');

/** The first heading, without Markdown. */
export const titleOf = (markdown: string): string =>
  /^# (.+)$/m
    .exec(markdown)?.[1]
    ?.replaceAll(/[`*_\\]/g, '')
    .trim() ?? '';

/** The pages, in the order in which the README lists them, then by name. */
export const pagesOf = (sources: readonly string[], read: (source: string) => string): Page[] => {
  const readme = read('README.md');
  const rank = (source: string): number => {
    const at = readme.lastIndexOf(`](${source}`);
    return at < 0 ? readme.length : at;
  };
  return sources
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((source) => ({ source, page: pageOf(source), title: titleOf(read(source)) }));
};

const item = ({ page, title }: Page): NavigationItem => ({ text: title, link: `/${page.replace(/(?:index)?\.md$/, '')}` });

/** The kinds of API pages: typedoc's folder and heading. */
const KINDS: Record<string, string> = {
  classes: 'Classes',
  functions: 'Functions',
  interfaces: 'Interfaces',
  'type-aliases': 'Type Aliases',
  variables: 'Variables',
};

const kindItem = (module: string, kind: string, pages: readonly string[]): NavigationItem => ({
  text: KINDS[kind] ?? kind,
  link: `/${module}/#${anchorOf(KINDS[kind] ?? kind)}`,
  collapsed: true,
  items: pages
    .filter((page) => path.posix.dirname(page) === `${module}/${kind}`)
    .map((page) => ({ text: path.posix.basename(page, '.md'), link: `/${page.replace(/\.md$/, '')}` })),
});

/** The folders of the API pages, one for each entry of the package, such as `api/sdk/mock`. */
export const apiModules = (apiPages: readonly string[]): string[] =>
  apiPages
    .filter((page) => path.posix.basename(page) === 'index.md' && page !== 'api/index.md')
    .map((page) => path.posix.dirname(page))
    .toSorted();

const moduleItem = (module: string, apiPages: readonly string[], isOpen: boolean): NavigationItem => {
  const kinds = isOpen ? Object.keys(KINDS).map((kind) => kindItem(module, kind, apiPages)) : [];
  const items = kinds.filter((kind) => kind.items?.length);
  return { text: module.replace('api/', '@recipe-ai/'), link: `/${module}/`, ...(items.length > 0 && { items }) };
};

/** The navigation of all pages. It lists the API pages of one module, because all of them would be most of the HTML of every page. */
export const navigation = (pages: readonly Page[], apiPages: readonly string[], openModule?: string): NavigationItem[] => {
  const within = (folder: string): NavigationItem[] => pages.filter(({ page }) => page.startsWith(`${folder}/`)).map(item);
  const isStart = ({ link }: NavigationItem): boolean => link === '/guide/getting-started';
  const guide = within('guide');
  return [
    { text: 'Start', items: [{ text: 'Overview', link: '/' }, ...guide.filter(isStart)] },
    { text: 'Guide', items: guide.filter((entry) => !isStart(entry)) },
    { text: 'Reference', items: within('reference') },
    { text: 'API', items: apiModules(apiPages).map((module) => moduleItem(module, apiPages, module === openModule)) },
    { text: 'Internals', items: within('internals') },
    { text: 'Changelog', link: '/changelog' },
  ];
};

/** The built pages that a browser opens to check them. API pages of one kind look the same, so the first of each kind is enough. */
export const pagesToCheck = (built: readonly string[]): string[] => {
  const kindOf = (page: string): string => (page.startsWith('api/') ? path.posix.basename(path.posix.dirname(page)) : page);
  return [
    ...new Map(
      built
        .toSorted()
        .toReversed()
        .map((page) => [kindOf(page), page]),
    ).values(),
  ].toSorted();
};
