import type * as z from 'zod/mini';
import { constraintsOf } from '../../src/contract/constraints.js';
import { openEnums } from '../../src/contract/open-enums.js';
import { partsOf } from '../../src/contract/schema-parts.js';

/** A JSON Schema, as servers of models accept it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of a zod schema of this package, in the part of JSON Schema that every server with structured output accepts: every
 * field is required, no other field is allowed, and lengths and ranges are left out, because the response is validated again.
 */
export const toJsonSchema = (schema: z.core.$ZodType): JsonSchema => {
  const words = openEnums.get(schema);
  if (words) return { type: 'string', enum: [...words] };
  const { type, shape, element, innerType } = partsOf(schema);
  if (shape) {
    const properties = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, toJsonSchema(field)]));
    return { type: 'object', properties, required: Object.keys(shape), additionalProperties: false };
  }
  if (element) return { type: 'array', items: toJsonSchema(element) };
  if (innerType) return { anyOf: [toJsonSchema(innerType), { type: 'null' }] };
  // The constraint of a whole number says `integer`.
  return { type: constraintsOf(schema)['type'] ?? type };
};
