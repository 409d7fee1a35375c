// npm runs it before and after it packs the package: in packed Markdown, links to files that are not packed lead to the repository.
// `--restore` makes them relative again. A package that was not built is not packed.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { repository } from './site/repository.ts';

/** Whether a file of the repository is in the package, by `files` of package.json. npm adds the first two. */
const isPacked = (file: string): boolean => {
  const { files } = manifest;
  return !files.includes(`!${file}`) && ['README.md', 'LICENSE', ...files].some((name) => file === name || file.startsWith(`${name}/`));
};

/** The Markdown files of the package. */
export const packedPages = (): string[] => globSync('{*.md,docs/**/*.md}', { exclude: ['**/node_modules/**'] }).filter(isPacked);

const kindOf = (file: string): string => {
  if (file.endsWith('.png')) return 'raw';
  return statSync(file).isDirectory() ? 'tree' : 'blob';
};

/** The Markdown of the file `from`, whose links to files that are not packed lead to the repository. */
export const withAbsoluteLinks = (markdown: string, from: string, isIncluded = isPacked): string =>
  markdown.replaceAll(/(?<=\]\()([^\s()#:]+)(?=[)#])/g, (link: string) => {
    const file = path.posix.join(path.posix.dirname(from), link);
    return isIncluded(file) || !existsSync(file) ? link : `${repository}/${kindOf(file)}/main/${file}`;
  });

const absoluteLinks = new RegExp(`(?<=\\]\\()${repository.replaceAll('.', '\\.')}/(?:blob|raw|tree)/main/([^\\s()#]+)`, 'g');

/** The reverse of `withAbsoluteLinks`. */
export const withRelativeLinks = (markdown: string, from: string): string =>
  markdown.replaceAll(absoluteLinks, (_, file: string) => path.posix.relative(path.posix.dirname(from), file));

if (import.meta.main) {
  if (!existsSync('dist')) {
    console.error('There is no `dist`: the package would have no code. Run `npm run build` first.');
    process.exit(1);
  }
  const convert = process.argv.includes('--restore') ? withRelativeLinks : withAbsoluteLinks;
  for (const file of packedPages()) writeFileSync(file, convert(readFileSync(file, 'utf8'), file));
}
