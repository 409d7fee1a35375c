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
  for (const [name, field] of Object.entries(partsOf(schema).shape ?? {})) {
    const item: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const place = path + name;
    if (!isAssumed(field)) missing.push(...missingAssumedFields(field, item, `${place}.`));
    else if (item === undefined) missing.push({ path: place, message: 'missing; assumed, not documented', code: 'missing_assumption' });
  }
  return missing;
};
