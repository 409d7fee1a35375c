import type * as z from 'zod/mini';
import type { Constraint } from '../../src/contract/constraints.js';
import { openEnums } from '../../src/contract/open-enums.js';

/** A JSON Schema, as servers of models accept it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Schema = z.core.$ZodType;

/** The parts of a zod schema that are read here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly checks: readonly Schema[];
}

const typeOfNumber = ({ checks }: Definition): unknown =>
  checks.map((check) => (check._zod as unknown as { check: { constraint?: Constraint } }).check.constraint?.['type']).find(Boolean) ??
  'number';

/**
 * The JSON Schema of a zod schema of this package, in the part of JSON Schema that every server with structured output accepts: every
 * field is required, no other field is allowed, and lengths and ranges are left out, because the response is validated again.
 */
export const toJsonSchema = (schema: Schema): JsonSchema => {
  const words = openEnums.find(([known]) => known === schema)?.[1];
  if (words) return { type: 'string', enum: [...words] };
  const definition = schema._zod.def as unknown as Definition;
  const { type, shape, element, innerType } = definition;
  if (shape) {
    const properties = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, toJsonSchema(field)]));
    return { type: 'object', properties, required: Object.keys(shape), additionalProperties: false };
  }
  if (element) return { type: 'array', items: toJsonSchema(element) };
  if (innerType) return { anyOf: [toJsonSchema(innerType), { type: 'null' }] };
  return { type: type === 'number' ? typeOfNumber(definition) : type };
};
