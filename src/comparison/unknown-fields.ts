import type * as z from 'zod/mini';
import type { Issue } from '../contract/issues.js';
import { partsOf, type SchemaParts } from '../contract/schema-parts.js';
import { isFields } from '../util/is-fields.js';
import { kindOf } from '../util/kind-of.js';

/** The schemas that a value may have: those inside of optional and nullable ones, and the branches of unions. */
const alternativesOf = (schema: z.core.$ZodType): SchemaParts[] => {
  const parts = partsOf(schema);
  if (parts.branches) return parts.branches.flatMap(alternativesOf);
  return parts.innerType ? alternativesOf(parts.innerType) : [parts];
};

const find = (schemas: readonly z.core.$ZodType[], value: unknown, path: string): Issue[] => {
  const alternatives = schemas.flatMap(alternativesOf);
  if (Array.isArray(value)) {
    const elements = alternatives.flatMap(({ element }) => element ?? []);
    return value.flatMap((item) => find(elements, item, `${path}[]`));
  }
  const shapes = alternatives.map(({ shape }) => shape).filter((shape) => shape !== undefined);
  if (!isFields(value) || shapes.length === 0) return [];
  return Object.entries(value).flatMap(([name, item]): Issue[] => {
    const place = path ? `${path}.${name}` : name;
    const known = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? shape[name]! : []));
    return known.length > 0 ? find(known, item, place) : [{ path: place, message: `new field (${kindOf(item)})`, code: 'new_field' }];
  });
};

/** The fields of a value that a schema does not know. A field of list items is listed once, as `steps[].field`. */
export const unknownFields = (schema: z.core.$ZodType, value: unknown): Issue[] => {
  const byPath = new Map(find([schema], value, '').map((issue) => [issue.path, issue]));
  return [...byPath.values()];
};
