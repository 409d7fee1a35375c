import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type MarkdownRenderer } from 'vitepress';
import { frontPageOf, withComponents } from '../../../scripts/site/front-page.ts';
import { anchorOf, siteLink, type LinkTargets } from '../../../scripts/site/links.ts';
import { API_FOLDER, apiModules, navigation, PAGE_PATTERNS, pageOf, pagesOf } from '../../../scripts/site/pages.ts';
import { repository } from '../../../scripts/site/repository.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const find = (pattern: string | string[]): string[] =>
  globSync(pattern, { cwd: root, exclude: (file) => /(?:^|\/)node_modules$/.test(String(file)) }).toSorted();

const pages = pagesOf(find(PAGE_PATTERNS), read);
const apiSources = find(`${API_FOLDER}/**/*.md`);
const sources = new Set([...pages.map(({ source }) => source), ...apiSources]);
const targets: LinkTargets = {
  pages: new Map([...sources].map((source) => [source, pageOf(source)])),
  repository,
  kindOf: (file) => {
    const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    return stats.isDirectory() ? 'folder' : 'file';
  },
};

/** Links lead to where the pages are on the site, the front page's introduction is a component, the demo is shown, and diagrams are drawn in the browser. */
const adaptMarkdown = (md: MarkdownRenderer): void => {
  md.core.ruler.before('normalize', 'introduction', (state) => {
    if (state.env.relativePath === 'index.md') state.src = withComponents(state.src);
  });
  md.core.ruler.after('inline', 'site-links', (state) => {
    const from = path.relative(root, state.env.realPath ?? state.env.path);
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href !== null) token.attrSet('href', siteLink(href, from, targets));
    }
    // A header cell without text would have no name for a screen reader.
    for (const [index, token] of state.tokens.entries()) {
      const [content, end] = state.tokens.slice(index + 1, index + 3);
      if (token.type === 'th_open' && content?.content === '' && end) token.tag = end.tag = 'td';
    }
  });
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    if (info.trim() === 'mermaid') return `<SiteDiagram source="${encodeURIComponent(content)}" />\n`;
    return fence?.(tokens, index, ...rest) ?? '';
  };
};

const introduction = frontPageOf(read('README.md'));
const { name, tagline } = introduction;
const apiPages = apiSources.map(pageOf);
const moduleSidebars = apiModules(apiPages).map((module) => [`/${module}/`, navigation(pages, apiPages, module)]);
const sidebar = { '/': navigation(pages, apiPages), ...Object.fromEntries(moduleSidebars) };

export default defineConfig({
  lang: 'en',
  title: name,
  description: tagline,
  metaChunk: true,
  base: process.env['SITE_BASE'] || '/',
  srcDir: root,
  srcExclude: find('**/*.md').filter((file) => !sources.has(file)),
  rewrites: (source) => pageOf(source),
  outDir: path.join(root, 'docs/site/dist'),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    attrs: { disable: true },
    languageAlias: { dish: 'ini' },
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: adaptMarkdown,
  },
  transformPageData: ({ relativePath }) => {
    if (relativePath !== 'index.md') return;
    return { title: name, titleTemplate: false, frontmatter: { introduction, aside: false } };
  },
  vite: {
    // The default targets are older than what this esbuild still transforms to.
    build: { target: 'es2022', chunkSizeWarningLimit: 3000 },
    optimizeDeps: { esbuildOptions: { target: 'es2022' } },
  },
  themeConfig: {
    sidebar,
    nav: [
      { text: 'Guide', link: '/guide/getting-started', activeMatch: '^/guide/' },
      { text: 'Reference', link: '/reference/endpoints', activeMatch: '^/reference/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Internals', link: '/internals/architecture', activeMatch: '^/internals/' },
      { text: 'Changelog', link: '/changelog' },
      { text: 'Repository', link: repository },
    ],
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // A guide explains what an API page only lists.
        miniSearch: { searchOptions: { boostDocument: (id: string) => (id.includes('/api/') ? 0.4 : 1) } },
      },
    },
  },
});
