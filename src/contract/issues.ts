import type * as z from 'zod/mini';
import { isNullable } from './did-you-mean.js';

/** One thing that is wrong with a request or a response. */
export interface Issue {
  /** Path of the field, such as `recipe.ingredients[2]`. Empty for the whole value. */
  path: string;
  /** What was expected, and what was received. */
  message: string;
  /** The kind of mistake, such as `invalid_type`. */
  code: string;
}

type Path = readonly PropertyKey[];

const describeValue = (value: unknown): string => {
  if (value === null) return 'null';
  if (value instanceof URL) return 'a URL object: pass its `href`';
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? 'array' : typeof value;
};

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

/** Longer names of fields are cut: no field of the contract has such a name. */
const MAX_NAME_LENGTH = 100;

const formatPath = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key).slice(0, MAX_NAME_LENGTH)}`)).join('');

const formatTypeIssue = (expected: string, value: unknown): string =>
  value === undefined ? `missing; expected ${expected}` : `expected ${expected}, got ${describeValue(value)}`;

/** Nobody reads more issues than this. */
const MAX_ISSUES = 1000;

/**
 * Converts what a schema found wrong into issues, at most 1,000. Texts of the input are described, so that an issue can be logged. Only a
 * word that is close to a known one is quoted. `describeUnknown` may say more of a field that is not known: see `did-you-mean.ts`.
 */
export const toIssues = (
  error: z.core.$ZodError,
  input: unknown,
  schema: z.core.$ZodType,
  describeUnknown?: (path: Path, name: string) => string,
): Issue[] => {
  const issues = error.issues.flatMap((issue): Issue | Issue[] => {
    const { code, path } = issue;
    if (code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: formatPath([...path, key]),
        message: describeUnknown?.(path, key) ?? 'unknown field',
        code,
      }));
    }
    const message =
      code === 'invalid_type'
        ? formatTypeIssue(`${issue.expected}${isNullable(schema, path) ? ' or null' : ''}`, valueAt(input, path))
        : issue.message;
    return { path: formatPath(path), message, code };
  });
  return issues.slice(0, MAX_ISSUES);
};

/** More issues than this make a message unreadable. */
const MAX_LISTED_ISSUES = 5;

/**
 * Formats issues as one sentence without its full stop. Fields with the same message share it. Beyond five issues, only their number is
 * given. The messages of a service may be sentences.
 */
export const formatIssues = (issues: readonly Issue[]): string => {
  const pathsOf = new Map<string, string[]>();
  for (const { path, message } of issues.slice(0, MAX_LISTED_ISSUES)) {
    const text = message.replace(/\.$/, '');
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
  }
  const listed = [...pathsOf].map(([message, paths]) => [paths.filter(Boolean).join(', '), message].filter(Boolean).join(': '));
  if (issues.length > MAX_LISTED_ISSUES) listed.push(`and ${issues.length - MAX_LISTED_ISSUES} more`);
  return listed.join('; ');
};

/** A text with a full stop, unless it is a question. */
export const endSentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);
