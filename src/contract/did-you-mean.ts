import type * as z from 'zod/mini';

/** Edits from one word to another, given up above two: enough to catch a typo. */
const isNear = (a: string, b: string): boolean => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]! <= 2;
};

/** The field names a schema knows at a path; of every branch where it is a union. */
const namesAt = (schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): string[] => {
  const def = schema?._zod.def as
    | { innerType?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType }
    | undefined;
  if (def?.innerType) return namesAt(def.innerType, path);
  const branches = (schema as { branches?: readonly z.core.$ZodType[] } | undefined)?.branches;
  if (branches) return branches.flatMap((branch) => namesAt(branch, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(def?.shape ?? {});
  return namesAt(typeof key === 'number' ? def?.element : def?.shape?.[String(key)], rest);
};

/** For a field that a schema does not know: the known one it was probably meant to be, else all that are known there. */
export const didYouMean =
  (schema: z.core.$ZodType) =>
  (path: readonly PropertyKey[], key: string): string => {
    const known = namesAt(schema, path);
    const near = known.find((name) => isNear(key.toLowerCase(), name));
    return near ? `; did you mean ${near}?` : known.length > 0 ? `; known here: ${known.join(', ')}` : '';
  };
