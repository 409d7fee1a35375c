import { readFileSync, writeFileSync } from 'node:fs';

/** Puts what a bench measured into its guide, between `<!-- measured -->` and `<!-- end -->`. */
export const writeMeasured = (file: string, measured: string): void => {
  const guide = readFileSync(file, 'utf8');
  const [begin, end] = ['<!-- measured -->', '<!-- end -->'].map((mark) => guide.indexOf(mark));
  if (begin! < 0 || end! < begin!)
    throw new Error(`${file} has no place for figures: give it the lines <!-- measured --> and <!-- end -->.`);
  writeFileSync(file, `${guide.slice(0, begin)}<!-- measured -->\n\n${measured.trim()}\n\n${guide.slice(end)}`);
};
