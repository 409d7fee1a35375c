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

type RawIssue = z.core.$ZodIssue;

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );

const spell = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((spelt, key) => (typeof key === 'number' ? `${spelt}[${key}]` : spelt ? `${spelt}.${String(key)}` : String(key)), '');

/** Of a union, the branch that comes closest: the one that complains deepest, then least. */
const closest = (branches: readonly (readonly RawIssue[])[]): readonly RawIssue[] => {
  const cost = (branch: readonly RawIssue[]) => branch.filter((issue) => issue.path.length === 0).length * 100 + branch.length;
  return branches.reduce((best, branch) => (cost(branch) < cost(best) ? branch : best));
};

/**
 * Says what a schema found wrong, in words that name the place, what was expected and what came. Texts are described, never
 * quoted, so that an issue can be logged. `hint` may add what an unknown field was probably meant to be: see `nearest-name.ts`.
 */
export const toIssues = (
  error: z.core.$ZodError,
  input: unknown,
  hint?: (path: readonly PropertyKey[], key: string) => string,
): Issue[] => {
  const describe = (issue: RawIssue, above: readonly PropertyKey[]): Issue[] => {
    const path = [...above, ...issue.path];
    const value = at(input, path);
    const say = (message: string, where = path): Issue => ({ path: spell(where), message, code: issue.code });
    switch (issue.code) {
      case 'invalid_type':
        return [say(value === undefined ? `missing; expected ${issue.expected}` : `expected ${issue.expected}, got ${kindOf(value)}`)];
      case 'invalid_value': {
        const allowed = `expected ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
        return [say(value === undefined ? `missing; ${allowed}` : `${allowed}; got ${kindOf(value)}`)];
      }
      case 'unrecognized_keys':
        return issue.keys.map((key) => say(`unknown field${hint?.(path, key) ?? ''}`, [...path, key]));
      case 'invalid_union':
        return issue.errors.length
          ? closest(issue.errors).flatMap((inner) => describe(inner, path))
          : [say('none of the forms it may have')];
      default:
        return [say(issue.message)];
    }
  };
  return error.issues.flatMap((issue) => describe(issue, []));
};

/** Issues in one sentence; beyond `most`, only how many more there are. */
export const inWords = (issues: readonly Issue[], most = 5): string => {
  const places = issues.slice(0, most).map(({ path, message }) => (path ? `${path}: ${message}` : message));
  if (issues.length > most) places.push(`and ${issues.length - most} more`);
  return places.join('; ');
};
