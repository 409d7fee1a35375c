import type * as z from 'zod/mini';
import { closestName } from '../util/edit-distance.js';

/** The field names that a schema knows at a path; of every branch if it is a union. */
const namesAt = (schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] => {
  const def = schema?._zod.def as
    | { innerType?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType }
    | undefined;
  if (def?.innerType) return namesAt(def.innerType, path);
  const branches = (schema as { branches?: readonly z.core.$ZodType[] } | undefined)?.branches;
  if (branches) return branches.flatMap((branch) => namesAt(branch, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(def?.shape ?? {});
  const shape = def?.shape ?? {};
  const field = Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
  return namesAt(typeof key === 'number' ? def?.element : field, rest);
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
