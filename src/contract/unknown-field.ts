import type * as z from 'zod/mini';
import { didYouMean } from './did-you-mean.js';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';

/** What is wrong with a field that the request of an operation does not have. For `callback_url` it names the operations that take it. */
export const describeUnknownField = (schema: z.core.$ZodType): ReturnType<typeof didYouMean> => {
  const describe = didYouMean(schema);
  return (path, name) => {
    if (name !== 'callback_url') return describe(path, name);
    const operations = Object.entries<Endpoint>(endpoints).flatMap(([operation, { acceptsCallback }]) =>
      acceptsCallback ? operation : [],
    );
    return `only ${operations.join(', ')} take it`;
  };
};
