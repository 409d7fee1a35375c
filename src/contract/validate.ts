import type * as z from 'zod/mini';
import { toIssues, type Issue } from './issues.js';

/** zod cannot list more than about 100,000 issues. */
const TOO_MANY_ISSUES: Issue = { path: '', message: 'too many issues to list', code: 'too_big' };

/** Checks a value against a schema: `data` is the value as the schema returns it, unless `issues` says what is wrong: see `toIssues`. */
export const validate = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  describeUnknown?: Parameters<typeof toIssues>[3],
): { data?: z.infer<Schema>; issues: Issue[] } => {
  try {
    const { data, error } = schema.safeParse(value);
    return error ? { issues: toIssues(error, value, schema, describeUnknown) } : { data, issues: [] };
  } catch (error) {
    if (error instanceof RangeError) return { issues: [TOO_MANY_ISSUES] };
    throw error;
  }
};
