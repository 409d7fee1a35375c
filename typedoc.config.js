import { entries } from './scripts/entries.ts';

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: entries.map(({ source }) => source),
  out: 'docs/api',
  readme: 'none',
  treatWarningsAsErrors: true,
  excludePrivate: true,
  excludeInternal: true,
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  githubPages: false,
};
