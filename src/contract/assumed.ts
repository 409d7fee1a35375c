import * as z from 'zod/mini';
import type { Issue } from './issues.js';
import { partsOf } from './schema-parts.js';

/** Marks a field that the specification does not state, next to fields that it states: a service may leave it out. */
export const assumed = <Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Schema> =>
  Object.assign(z.optional(schema), { isAssumed: true });

const isAssumed = (schema: z.core.$ZodType): boolean => (schema as { isAssumed?: boolean }).isAssumed === true;

/** The fields marked with {@link assumed} that an object, or an object inside it, does not have. */
export const missingAssumedFields = (schema: z.core.$ZodType, value: unknown, path = ''): Issue[] => {
  if (typeof value !== 'object' || value === null) return [];
  const missing: Issue[] = [];
  const { shape = {} } = partsOf(schema);
  for (const name of Object.keys(shape)) {
    const field = shape[name]!;
    const item: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (isAssumed(field)) {
      if (item === undefined) missing.push({ path: path + name, message: 'missing; assumed, not documented', code: 'missing_assumption' });
    } else if (typeof item === 'object') missing.push(...missingAssumedFields(field, item, `${path}${name}.`));
  }
  return missing;
};
