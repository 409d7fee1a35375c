import { entries } from './scripts/entries.ts';

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: entries.map(({ source }) => source),
  out: 'docs/api',
  // Tables that types are derived from, and what stands between them: their names would tell a reader nothing.
  intentionallyNotExported: [
    ...['allergens', 'categories', 'changeKinds', 'cuisines', 'diets', 'flavorImpacts', 'healthFocuses', 'methods', 'phases', 'skillLevels', 'tones', 'units'],
    ...['endpoints', 'mishaps', 'refusals', 'callbackData', 'errorShapes', 'rateLimitDialects', 'scenarios'],
    ...['Delivered', 'MaybeUrl', 'MethodsOf', 'Row', 'Rows', 'HeaderValue', 'src/rate-limit/state.ts:RejectionReason'],
  ],
  readme: 'none',
  treatWarningsAsErrors: true,
  // `npm run typecheck` says it better.
  skipErrorChecking: true,
  excludePrivate: true,
  excludeExternals: true,
  excludeInternal: true,
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  githubPages: false,
};
