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

/** What a size counts: of one, and of many. */
const nouns: Record<string, readonly [string, string]> = { string: ['character', 'characters'], array: ['entry', 'entries'] };

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
    | { innerType?: z.core.$ZodType; options?: z.core.$ZodType[]; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType }
    | undefined;
  if (def?.innerType) return namesAt(def.innerType, path);
  if (def?.options) return def.options.flatMap((option) => namesAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(def?.shape ?? {});
  return namesAt(typeof key === 'number' ? def?.element : def?.shape?.[String(key)], rest);
};

/** Of a union, the branch that comes closest: the one that complains deepest, then least. */
const closest = (branches: readonly (readonly RawIssue[])[]): readonly RawIssue[] => {
  const cost = (branch: readonly RawIssue[]) => branch.filter((issue) => issue.path.length === 0).length * 100 + branch.length;
  return branches.reduce((best, branch) => (cost(branch) < cost(best) ? branch : best));
};

/**
 * Says what a schema found wrong, in words that name the place, what was expected and what came. Texts are described, never
 * quoted, so that an issue can be logged.
 */
export const toIssues = (error: z.core.$ZodError, input: unknown, schema?: z.core.$ZodType): Issue[] => {
  const describe = (issue: RawIssue, above: readonly PropertyKey[]): Issue[] => {
    const path = [...above, ...issue.path];
    const value = at(input, path);
    const say = (message: string, where = path): Issue => ({ path: spell(where), message, code: issue.code });
    switch (issue.code) {
      case 'invalid_type':
        return [say(value === undefined ? `missing; expected ${issue.expected}` : `expected ${issue.expected}, got ${kindOf(value)}`)];
      case 'too_small':
      case 'too_big': {
        const [bound, word] = issue.code === 'too_small' ? [issue.minimum, 'least'] : [issue.maximum, 'most'];
        const limit = issue.inclusive === false ? `${word === 'least' ? 'more' : 'less'} than ${bound}` : `at ${word} ${bound}`;
        const noun = nouns[issue.origin]?.[bound === 1 ? 0 : 1];
        return [
          say(noun ? `expected ${limit} ${noun}, got ${(value as { length: number }).length}` : `expected ${limit}, got ${kindOf(value)}`),
        ];
      }
      case 'invalid_value': {
        const allowed = `expected ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
        return [say(value === undefined ? `missing; ${allowed}` : `${allowed}; got ${kindOf(value)}`)];
      }
      case 'unrecognized_keys': {
        const known = namesAt(schema, path);
        return issue.keys.map((key) => {
          const near = known.find((name) => isNear(key.toLowerCase(), name));
          return say(`unknown field${near ? `; did you mean ${near}?` : known.length ? `; known here: ${known.join(', ')}` : ''}`, [
            ...path,
            key,
          ]);
        });
      }
      case 'invalid_union':
        return issue.errors.length
          ? closest(issue.errors).flatMap((inner) => describe(inner, path))
          : [say('none of the forms it may have')];
      case 'invalid_format':
        return [say(issue.message)];
      default:
        return [say('not as expected')];
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
