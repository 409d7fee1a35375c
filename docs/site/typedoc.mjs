// The API pages of the site: the options of `npm run docs`, written as Markdown.
import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';
import { entries } from '../../scripts/entries.ts';
import { repository } from '../../scripts/site/repository.ts';

const names = new Map(entries.map(({ name, source }) => [source.replace(/(?:\/index)?\.ts$/, ''), name]));

const ENUMS = 'src/contract/enums.ts';

/** The words of a type such as `(typeof diets)[number]`, in the order of their constant; empty for other types. */
const wordsOf = (context, symbol) => {
  const [declaration] = symbol?.declarations ?? [];
  const [, constant] = /\btypeof (\w+)/.exec(declaration?.getText() ?? '') ?? [];
  const type = constant && context.checker.getDeclaredTypeOfSymbol(symbol);
  if (!type || !type.isUnion()) return [];
  const words = type.types.filter((member) => member.isStringLiteral()).map(({ value }) => value);
  // The compiler orders the members of a union by when it met them first.
  const { text } = declaration.getSourceFile();
  const source = text.slice(text.indexOf(`const ${constant} =`));
  const placeOf = (word) => source.search(new RegExp(`^\\s*'?${RegExp.escape(word)}'?:|'${RegExp.escape(word)}'`, 'm'));
  return words.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Lists the words of a type in its docstring, because the page shows only the name of their constant. */
const listWords = (context, reflection) => {
  if (reflection.kind !== ReflectionKind.TypeAlias || !reflection.comment) return;
  const symbol = context.getSymbolFromReflection(reflection);
  const words = wordsOf(context, symbol).map((word) => `\`${word}\``);
  if (words.length === 0) return;
  const isInReference = symbol.declarations[0].getSourceFile().fileName.endsWith(ENUMS);
  const link = isInReference ? ` See [Words](/reference/endpoints.md#${reflection.name.toLowerCase()}).` : '';
  reflection.comment.summary.push({ kind: 'text', text: `\n\nKnown values: ${words.join(', ')}.${link}` });
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
