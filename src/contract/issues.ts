import type * as z from 'zod/mini';

/** One thing that is wrong with a request or an answer. */
export interface Issue {
  /** Where, such as `recipe.ingredients[2]`; empty for the whole. */
  path: string;
  /** What was expected, and what came. */
  message: string;
  /** A word for the kind of mistake, such as `invalid_type`. */
  code: string;
}

type Path = readonly PropertyKey[];

const kindOf = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : Array.isArray(value) ? 'array' : typeof value;

const at = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

const formatPath = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`)).join('');

/**
 * Says what a schema found wrong, in words that name the place, what was expected and what came. Texts are described, never
 * quoted, so that an issue can be logged. `hint` may add what an unknown field was probably meant to be: see `nearest-name.ts`.
 */
export const toIssues = (error: z.core.$ZodError, input: unknown, hint?: (path: Path, key: string) => string): Issue[] =>
  error.issues.flatMap((issue): Issue | Issue[] => {
    const { code, path } = issue;
    if (code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: formatPath([...path, key]), message: `unknown field${hint?.(path, key) ?? ''}`, code }));
    }
    const value = at(input, path);
    const expected = code === 'invalid_type' && `expected ${issue.expected}`;
    const message = expected ? (value === undefined ? `missing; ${expected}` : `${expected}, got ${kindOf(value)}`) : issue.message;
    return { path: formatPath(path), message, code };
  });

/** Issues in one sentence; beyond `most`, only how many more there are. */
export const formatIssues = (issues: readonly Issue[], most = 5): string => {
  const places = issues.slice(0, most).map(({ path, message }) => (path ? `${path}: ${message}` : message));
  if (issues.length > most) places.push(`and ${issues.length - most} more`);
  return places.join('; ');
};
