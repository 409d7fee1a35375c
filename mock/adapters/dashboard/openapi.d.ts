/** The OpenAPI document of the built package, which does not exist before the build. */
declare module '#openapi' {
  const document: unknown;
  export default document;
}
