import { readFileSync, writeFileSync } from 'node:fs';

/** Puts the results of a bench into its page, between `<!-- measured -->` and `<!-- end -->`. */
export const writeMeasured = (file: string, measured: string): void => {
  const page = readFileSync(file, 'utf8');
  const [begin, end] = ['<!-- measured -->', '<!-- end -->'].map((mark) => page.indexOf(mark));
  if (begin! < 0 || end! < begin!) throw new Error(`${file} has no place for results. Add the lines <!-- measured --> and <!-- end -->.`);
  writeFileSync(file, `${page.slice(0, begin)}<!-- measured -->\n\n${measured.trim()}\n\n${page.slice(end)}`);
};
