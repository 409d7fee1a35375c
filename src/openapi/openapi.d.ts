/** The OpenAPI document of the package, which does not exist before the build. Sources that run directly get scripts/openapi-of-sources.ts. */
declare module '#openapi' {
  const document: import('./document.js').OpenApi;
  export default document;
}
