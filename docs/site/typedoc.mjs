// The API pages of the site: the options of `npm run docs`, written as Markdown.
import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';
import { entries } from '../../scripts/entries.ts';
import { repository } from '../../scripts/site/repository.ts';

const names = new Map(entries.map(({ name, source }) => [source.replace(/(?:\/index)?\.ts$/, ''), name]));

/** The words of a type such as `(typeof diets)[number]`; empty for other types. */
const wordsOf = (context, reflection) => {
  const symbol = context.getSymbolFromReflection(reflection);
  const isComputed = symbol?.declarations?.some((declaration) => /\btypeof \w+/.test(declaration.getText()));
  const type = isComputed && context.checker.getDeclaredTypeOfSymbol(symbol);
  return type && type.isUnion() ? type.types.filter((member) => member.isStringLiteral()).map(({ value }) => value) : [];
};

/** Lists the words of a type in its docstring, because the page shows only the name of their constant. */
const listWords = (context, reflection) => {
  if (reflection.kind !== ReflectionKind.TypeAlias || !reflection.comment) return;
  const words = wordsOf(context, reflection).map((word) => `\`${word}\``);
  if (words.length === 0) return;
  reflection.comment.summary.push({ kind: 'text', text: `\n\nKnown values: ${words.join(', ')}. See [Words](/reference/endpoints.md#words).` });
};

/** Names each module after its import, not after its source, and lists the words of types. */
export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    reflection.name = (reflection.parent?.isProject() && names.get(reflection.name)) || reflection.name;
    listWords(context, reflection);
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
