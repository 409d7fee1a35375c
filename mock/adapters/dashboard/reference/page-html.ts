import { endpoints } from '../../../../src/contract/endpoints.js';
import { nameOf, type OpenApi, type ResponseDocument } from '../../../../src/openapi/document.js';
import { html, jsonBlock, prose, table, type Html } from './html.js';
import { operationHtml, type PlacedOperation } from './operation-html.js';
import { fieldTable, typeOf } from './schema-html.js';

const toOperations = ({ paths }: OpenApi): PlacedOperation[] =>
  Object.entries(endpoints).map(([name, { method, path }]) => ({
    name,
    method: method.toUpperCase(),
    path,
    operation: paths[path]![method]!,
  }));

const contents = (document: OpenApi, operations: readonly PlacedOperation[]): Html => {
  const linksOf = (tag: string): Html =>
    html`<ul>
      ${operations
        .filter(({ operation }) => operation.tags.includes(tag))
        .map(({ name, operation }) => html`<li><a href="#${operation.operationId}">${name}</a></li>`)}
    </ul>`;
  return html`<nav aria-label="Contents">
    ${document.tags
      .filter(({ name }) => name !== 'callbacks')
      .map(
        ({ name }) =>
          html`<p><a href="#tag-${name}">${name}</a></p>
            ${linksOf(name)}`,
      )}
    <ul>
      <li><a href="#errors">Errors</a></li>
      <li><a href="#headers">Headers</a></li>
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>`;
};

const errorHtml = (status: string, name: string, { description, content }: ResponseDocument): Html =>
  html`<article id="error-${status}">
    <h3>${status} ${name}</h3>
    <p>${prose(description)}</p>
    ${Object.entries(content?.['application/json'].examples ?? {}).map(
      ([code, { value }]) =>
        html`<details>
          <summary><code>${code}</code></summary>
          ${jsonBlock(value)}
        </details>`,
    )}
  </article>`;

/** Errors by status, as the operations refer to them. */
const errorsHtml = ({ components }: OpenApi, operations: readonly PlacedOperation[]): Html[] => {
  const names = new Map(
    operations.flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, { $ref }]) => ($ref === undefined ? [] : [[status, nameOf($ref)] as const])),
    ),
  );
  return [...names]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([status, name]) => errorHtml(status, name, components.responses[name]!));
};

const headersHtml = ({ components }: OpenApi): Html | undefined =>
  table(
    ['header', 'is', 'meaning'],
    Object.entries(components.headers).map(([name, { description, schema }]) => [
      html`<code id="header-${name}">${name}</code>`,
      typeOf(schema),
      prose(description),
    ]),
  );

const schemasHtml = ({ components }: OpenApi): Html[] =>
  Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<article id="${name}">
        <h3>${name}</h3>
        <p>${prose(schema.description)}</p>
        ${fieldTable(schema)}
      </article>`,
  );

/** The OpenAPI document as a page that needs no script. */
export const referencePage = (document: OpenApi): string => {
  const operations = toOperations(document);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${document.info.title} reference</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="reference.css" />
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Server: <code>${document.servers[0]!.url}</code>. <a href="openapi.json">OpenAPI document</a>.
            <a href="./">Dashboard of this mock</a>.
          </p>
        </header>
        ${contents(document, operations)}
        <main>
          ${document.tags
            .filter(({ name }) => name !== 'callbacks')
            .map(
              ({ name, description }) =>
                html`<section id="tag-${name}" aria-labelledby="name-${name}">
                  <h2 id="name-${name}">${name}</h2>
                  <p>${description}</p>
                  ${operations.filter(({ operation }) => operation.tags.includes(name)).map((each) => operationHtml(each, document))}
                </section>`,
            )}
          <h2 id="errors">Errors</h2>
          ${errorsHtml(document, operations)}
          <h2 id="headers">Headers</h2>
          ${headersHtml(document)}
          <h2 id="schemas">Schemas</h2>
          ${schemasHtml(document)}
        </main>
      </body>
    </html>`;
  return page.source;
};
