import type * as z from 'zod/mini';
import { closestName } from '../util/edit-distance.js';
import { partsOf, type SchemaParts } from './schema-parts.js';

const childOf = ({ shape = {}, element }: SchemaParts, key: PropertyKey): z.core.$ZodType | undefined => {
  if (typeof key === 'number') return element;
  return Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
};

/** The field names that a schema knows at a path; of every branch if it is a union. Empty if any name is allowed there. */
export const namesAt = (schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] => {
  const parts = partsOf(schema);
  if (parts.innerType) return namesAt(parts.innerType, path);
  if (parts.branches) return [...new Set(parts.branches.flatMap((branch) => namesAt(branch, path)))];
  const [key, ...rest] = path;
  return key === undefined ? Object.keys(parts.shape ?? {}) : namesAt(childOf(parts, key), rest);
};

/** Whether null is valid at a path of a schema. */
export const isNullable = (schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): boolean => {
  const parts = partsOf(schema);
  const [key, ...rest] = path;
  if (parts.innerType) return (key === undefined && parts.type === 'nullable') || isNullable(parts.innerType, path);
  if (parts.branches) return parts.branches.some((branch) => isNullable(branch, path));
  return key !== undefined && isNullable(childOf(parts, key), rest);
};

/** The names of the fields that a schema knows. */
export const fieldsOf = (schema: z.core.$ZodType): string[] => namesAt(schema, []);

/** For a name that is not known: the known one that was probably meant, else all known ones. Ready to follow a sentence. */
export const suggestName = (name: string, known: readonly string[]): string => {
  const closest = closestName(name, known);
  if (closest !== undefined) return `; did you mean ${closest}?`;
  return known.length > 0 ? `; known here: ${known.join(', ')}` : '';
};

/** What is wrong with a field that a schema does not allow: it is unknown, or belongs to the other one of two shapes. */
export const didYouMean =
  (schema: z.core.$ZodType) =>
  (path: readonly PropertyKey[], name: string): string => {
    const known = namesAt(schema, path);
    return known.includes(name) ? 'cannot be combined with the other fields' : `unknown field${suggestName(name, known)}`;
  };
