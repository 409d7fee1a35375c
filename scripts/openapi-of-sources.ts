import { exampleRequests } from '../src/openapi/example-requests.js';
import { toOpenApi } from '../src/openapi/to-openapi.js';

const ids = { pantry_id: '', item_id: '' };
const examples = Object.fromEntries(
  Object.entries(exampleRequests).map(([operation, toRequest]) => [operation, { request: toRequest(ids), response: undefined }]),
);

/**
 * The OpenAPI document that sources import as `#openapi` when they run directly; in the package that name is the file that the build writes.
 * It has an example of each request, and no descriptions, which take seconds to read.
 */
export default toOpenApi({ examples, describer: { describe: (schema) => schema, textOf: () => undefined } });
