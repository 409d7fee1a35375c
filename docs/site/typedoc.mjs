// The API pages of the site: the options of `npm run docs`, written as Markdown.
import { readFileSync } from 'node:fs';
import { Converter } from 'typedoc';
import { entries } from '../../scripts/entries.ts';
import { repository } from '../../scripts/site/repository.ts';

const names = new Map(entries.map(({ name, source }) => [source.replace(/(?:\/index)?\.ts$/, ''), name]));

/** Names each module after its import, not after its source. */
export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    reflection.name = (reflection.parent?.isProject() && names.get(reflection.name)) || reflection.name;
  });
};

const { entryPoints, ...shared } = JSON.parse(readFileSync('typedoc.json', 'utf8'));

/** @type {import('typedoc').TypeDocOptions} */
export default {
  ...shared,
  entryPoints: entryPoints.map((file) => `../../${file}`),
  plugin: ['typedoc-plugin-markdown', load],
  out: 'api',
  sourceLinkTemplate: `${repository}/blob/main/{path}#L{line}`,
  entryFileName: 'index',
  excludeScopesInPaths: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  pageTitleTemplates: { index: () => 'API', module: ({ name }) => name, member: ({ name }) => name },
  parametersFormat: 'table',
  interfacePropertiesFormat: 'htmlTable',
  classPropertiesFormat: 'htmlTable',
  typeAliasPropertiesFormat: 'htmlTable',
  typeDeclarationFormat: 'table',
  enumMembersFormat: 'table',
  indexFormat: 'table',
  tableColumnSettings: { hideSources: true, hideModifiers: true },
  sanitizeComments: true,
  // `npm run docs` fails on them.
  treatWarningsAsErrors: false,
};
