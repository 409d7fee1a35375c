import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import type { CallOptions } from '../client/call-options.js';
import type { RecipeAI } from '../client/recipe-ai.js';
import type { Page, Pantry, PantryItem } from '../contract/pantries.js';
import { NotFoundError } from '../errors.js';
import { describeError } from '../tools/describe-error.js';

const JSON_TYPE = 'application/json';

/** The largest page of the service. The tools read what is beyond it. */
const LIMIT = 100;

/** A pantry with its first items; `items.next_cursor` says whether there are more. */
interface PantryContent extends Pantry {
  items: Page<PantryItem>;
}

const readPantry = async (sdk: RecipeAI, pantry_id: string, options: CallOptions): Promise<PantryContent> => {
  const [pantry, items] = await Promise.all([
    sdk.pantries.get({ pantry_id }, options),
    sdk.pantries.items.list({ pantry_id, limit: LIMIT }, options),
  ]);
  return { ...pantry, items };
};

/** Throws an error of the client as one for the reader of the resource at `uri`. */
const rethrow = (error: unknown, uri: string): never => {
  if (NotFoundError.is(error)) throw new ResourceNotFoundError(uri);
  throw new Error(JSON.stringify(describeError(error, { idempotent: true })), { cause: error });
};

/** Makes each pantry a resource. */
export const registerPantries = (server: McpServer, sdk: RecipeAI): void => {
  server.server.registerCapabilities({ resources: { listChanged: false } });
  const template = new ResourceTemplate('recipe-ai://pantries/{pantry_id}', {
    list: async ({ mcpReq: { signal } }) => {
      const { data } = await sdk.pantries
        .list({ limit: LIMIT }, { signal })
        .catch((error: unknown) => rethrow(error, 'recipe-ai://pantries'));
      const resources = data.map(({ id, name, description }) => ({
        uri: `recipe-ai://pantries/${encodeURIComponent(id)}`,
        name,
        description: description ?? undefined,
      }));
      return { resources };
    },
  });
  server.registerResource(
    'pantry',
    template,
    { title: 'Pantry', description: `A pantry with its first ${LIMIT} items.`, mimeType: JSON_TYPE },
    async ({ href: uri }, { pantry_id }, { mcpReq: { signal } }) => {
      const pantry = await readPantry(sdk, decodeURIComponent(String(pantry_id)), { signal }).catch((error: unknown) =>
        rethrow(error, uri),
      );
      return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(pantry) }] };
    },
  );
};
