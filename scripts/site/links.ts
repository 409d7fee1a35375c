import path from 'node:path';

/** The anchor of a heading, as GitHub makes it, so the same link works there and on the site. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export interface LinkTargets {
  /** The pages of the site: the path of the source, such as `docs/guide/errors.md`, and its path on the site. */
  pages: ReadonlyMap<string, string>;
  /** Where a file of the repository that is not a page can be read. */
  repository: string;
  /** What stands at a path of the repository. */
  kindOf: (file: string) => 'file' | 'folder' | undefined;
}

/** Where a link of the Markdown file `from` leads on the site: to a page, or to the repository. Throws if nothing is there. */
export const siteLink = (href: string, from: string, { pages, repository, kindOf }: LinkTargets): string => {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return href;
  const [name = '', anchor] = href.split('#');
  const file = path.posix.join(path.posix.dirname(from), decodeURI(name));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const page = pages.get(file);
  if (page !== undefined) return `/${page}${hash}`;
  const kind = kindOf(file);
  if (kind === undefined) throw new Error(`${from} links to ${href}, but the repository has no ${file}.`);
  return `${repository}/${kind === 'file' ? 'blob' : 'tree'}/main/${file}${hash}`;
};

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** The links of the built pages that lead to no page or to no heading, one sentence each. `pages` has the HTML by its path, such as `guide/errors.html`. */
export const brokenLinks = (pages: ReadonlyMap<string, string>, base: string, exists: (file: string) => boolean): string[] => {
  const ids = new Map([...pages].map(([page, html]) => [page, new Set(attributes(html, 'id'))]));
  return [...pages].flatMap(([page, html]) =>
    [...new Set(attributes(html, 'href'))].flatMap((href) => {
      const url = new URL(href, `site://host${base}${page}`);
      if (url.protocol !== 'site:') return [];
      const inside = url.pathname.startsWith(base) ? decodeURI(url.pathname.slice(base.length)) : '../';
      const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
      const anchor = decodeURIComponent(url.hash.slice(1));
      const target = ids.get(file);
      if (target === undefined) return exists(file) ? [] : [`${page} links to ${href}, but there is no such page.`];
      return anchor === '' || target.has(anchor) ? [] : [`${page} links to ${href}, but ${file} has no such heading.`];
    }),
  );
};
