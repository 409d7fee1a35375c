import { readFileSync, writeFileSync } from 'node:fs';

/** Puts the results of a bench into its page, between `<!-- measured -->`, or `<!-- measured: name -->`, and `<!-- end -->`. */
export const writeMeasured = (file: string, measured: string, name?: string): void => {
  const page = readFileSync(file, 'utf8');
  const mark = name === undefined ? '<!-- measured -->' : `<!-- measured: ${name} -->`;
  const begin = page.indexOf(mark);
  const end = page.indexOf('<!-- end -->', begin);
  if (begin < 0 || end < 0) throw new Error(`${file} has no place for results. Add the lines ${mark} and <!-- end -->.`);
  writeFileSync(file, `${page.slice(0, begin)}${mark}\n\n${measured.trim()}\n\n${page.slice(end)}`);
};
