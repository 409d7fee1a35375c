import { nameOf, type OpenApi, type OperationDocument, type ResponseDocument } from '../../../../src/openapi/document.js';
import { html, jsonBlock, prose, table, type Html } from './html.js';
import { fieldTable, typeOf } from './schema-html.js';

/** An operation and where it is. */
export interface PlacedOperation {
  /** As the SDK names its method. */
  name: string;
  /** Upper case. */
  method: string;
  path: string;
  operation: OperationDocument;
}

const parameterTable = ({ parameters = [] }: OperationDocument): Html | undefined =>
  table(
    ['parameter', 'in', 'is', 'meaning'],
    parameters.map(({ name, in: place, required, schema, description }) => [
      html`<code>${name}</code>${required === true && html` <small>required</small>`}`,
      place,
      typeOf(schema),
      prose(description),
    ]),
  );

/** The same request with curl. The key is a variable of the shell, so that the line has no secret. */
const toCurl = ({ method, path, operation }: PlacedOperation, server: string): Html => {
  const example = operation.requestBody?.content['application/json'].example;
  const lines = [
    `curl -X ${method} '${server}${path}' \\`,
    `  -H "Authorization: Bearer $RECIPE_AI_API_KEY"${example === undefined ? '' : ' \\'}`,
    ...(example === undefined
      ? []
      : ["  -H 'Content-Type: application/json' \\", `  -d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`]),
  ];
  return html`<pre tabindex="0">${lines.join('\n')}</pre>`;
};

const responseHtml = (status: string, { description, headers = {}, content }: ResponseDocument): Html => {
  const body = content?.['application/json'];
  return html`<details>
    <summary><strong>${status}</strong> ${prose(description)}</summary>
    ${body && html`<p>Body: ${typeOf(body.schema)}</p>`} ${body?.example !== undefined && jsonBlock(body.example)}
    <p>Headers: ${Object.keys(headers).map((name) => html`<a href="#header-${name}">${name}</a> `)}</p>
  </details>`;
};

const errorLinks = (operation: OperationDocument): Html => {
  const errors = Object.entries(operation.responses).filter(([, { $ref }]) => $ref !== undefined);
  return html`<p>Errors: ${errors.map(([status, { $ref }]) => html`<a href="#error-${status}">${status} ${nameOf($ref!)}</a> `)}</p>`;
};

const callbackHtml = ({ callbacks = {} }: OperationDocument): Html[] =>
  Object.values(callbacks)
    .flatMap(Object.values)
    .map(({ post }: { post: OperationDocument }) => {
      const body = post.requestBody!.content['application/json'];
      return html`<details>
        <summary><strong>Callback</strong> to <code>callback_url</code></summary>
        <p>${prose(post.description)}</p>
        <p>Body: ${typeOf(body.schema)}</p>
        ${body.example !== undefined && jsonBlock(body.example)}
      </details>`;
    });

/** One operation: its request, its responses, its callback. */
export const operationHtml = (placed: PlacedOperation, { servers }: OpenApi): Html => {
  const { name, method, path, operation } = placed;
  const body = operation.requestBody?.content['application/json'].schema;
  const server = (operation.servers ?? servers)[0]!.url;
  return html`<article id="${operation.operationId}" aria-labelledby="title-${operation.operationId}">
    <h3 id="title-${operation.operationId}">${operation.summary}</h3>
    <p class="address"><strong>${method}</strong> <code>${path}</code></p>
    <p>${prose(operation.description)}</p>
    <p>
      <a href="./#try:${name}">Try it<span class="hidden"> with ${name}</span></a>
    </p>
    ${parameterTable(operation)} ${body && fieldTable(body)}
    <details>
      <summary>Example request</summary>
      ${toCurl(placed, server)}
    </details>
    ${Object.entries(operation.responses)
      .filter(([, { $ref }]) => $ref === undefined)
      .map(([status, response]) => responseHtml(status, response))}
    ${callbackHtml(operation)} ${errorLinks(operation)}
  </article>`;
};
