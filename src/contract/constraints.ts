import * as z from 'zod/mini';
import { closestName } from '../util/edit-distance.js';

/** A constraint as JSON Schema writes it. */
export type Constraint = Record<string, string | number | readonly string[]>;

/** All constraints of a schema in one object. */
export const constraintsOf = (schema: z.core.$ZodType): Constraint => {
  const checks = (schema._zod.def.checks ?? []) as { _zod: { check: { constraint?: Constraint } } }[];
  return Object.assign({}, ...checks.map(({ _zod }) => _zod.check.constraint)) as Constraint;
};

type Violation = [code: 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value', message: string] | undefined;

/** A check with messages of this package: zod's own checks would add 1.2 kB to every bundle. */
const check = <Value>(constraint: Constraint, violationOf: (value: Value) => Violation) =>
  Object.assign(
    ({ value, issues }: z.core.ParsePayload<Value>): void => {
      const [code, message] = violationOf(value) ?? [];
      if (code) issues.push({ code, message, input: value } as never);
    },
    { constraint },
  );

const rangeViolation = (size: number, min: number, max: number, unit = ''): Violation => {
  if (size >= min && size <= max) return undefined;
  const [code, word, bound] = size < min ? (['too_small', 'least', min] as const) : (['too_big', 'most', max] as const);
  const noun = unit && ` ${unit}${bound === 1 ? '' : 's'}`;
  return [code, `expected at ${word} ${bound}${noun}, got ${size}`];
};

/** The number of code points, as JSON Schema counts them: half of what `length` counts for an emoji. */
const countCharacters = (value: string): number => {
  let count = 0;
  for (const _ of value) count++;
  return count;
};

/** A string of `min` to `max` characters. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .check(check({ minLength: min, maxLength: max }, (value: string) => rangeViolation(countCharacters(value), min, max, 'character')));

/** A string that matches a regular expression; `description` says in words what is expected. */
export const pattern = (form: RegExp, description: string, max = 2048) =>
  z
    .string()
    .check(
      check(
        { pattern: form.source, maxLength: max },
        (value: string) =>
          rangeViolation(countCharacters(value), 0, max, 'character') ??
          (form.test(value) ? undefined : ['invalid_format', `expected ${description}`]),
      ),
    );

/** What is wrong with a word that is not in its list. The word is quoted only if it is close to a known one, so that it can be logged. */
const describeWord = (word: string, words: readonly string[], abbreviations: ReadonlyMap<string, string>): string => {
  const meant = abbreviations.get(word.toLowerCase()) ?? closestName(word, words);
  if (meant !== undefined) return `got ${JSON.stringify(word)}; did you mean ${meant}?`;
  return `expected ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`;
};

/** A word of a closed list. For an abbreviation, which is not valid, the message names its word. */
export const oneOf = <const Word extends string>(words: readonly Word[], abbreviations: ReadonlyMap<string, string> = new Map()) =>
  z
    .string()
    .check(
      check({ enum: words }, (value: string) =>
        (words as readonly string[]).includes(value) ? undefined : ['invalid_value', describeWord(value, words, abbreviations)],
      ),
    ) as unknown as z.ZodMiniType<Word, Word>;

/** One of two shapes, distinguished by a field that only the first has, so that issues describe the shape that was meant. */
export const oneOfShapes = <First, Second>(field: string, first: z.ZodMiniType<First, First>, second: z.ZodMiniType<Second, Second>) => {
  const checkShape = ({ value, issues }: z.core.ParsePayload): void => {
    const meant = typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? first : second;
    issues.push(...((meant.safeParse(value).error?.issues ?? []) as never[]));
  };
  const schema = z.unknown().check(checkShape);
  Object.assign(schema._zod.def, { branches: [first, second] });
  return schema as unknown as z.ZodMiniType<First | Second, First | Second>;
};

type ReadonlyArraySchema<Item extends z.ZodMiniType> = z.ZodMiniType<readonly z.output<Item>[], readonly z.input<Item>[]>;

/** An array, read-only by its type alone: `z.readonly` would freeze it. */
export const readonlyArray: <Item extends z.ZodMiniType>(item: Item) => ReadonlyArraySchema<Item> = z.array;

/** An array of `min` to `max` items. Requests take arrays that are read-only, such as those of `as const`. */
export const list = <Item extends z.ZodMiniType>(item: Item, min: number, max: number) =>
  readonlyArray(item).check(
    check({ minItems: min, maxItems: max }, (value: readonly unknown[]) => rangeViolation(value.length, min, max, 'item')),
  );

/** A number from `min` to `max`, both included. */
export const number = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.number().check(check({ minimum: min, maximum: max }, (value: number) => rangeViolation(value, min, max)));

/** A number above 0, up to `max`: 1e9 is more than any amount or price. */
export const positive = (max = 1e9) =>
  z
    .number()
    .check(
      check({ exclusiveMinimum: 0, maximum: max }, (value: number) =>
        value > 0 ? rangeViolation(value, 0, max) : ['too_small', `expected more than 0, got ${value}`],
      ),
    );

/** A whole number from `min` to `max`, both included. */
export const integer = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z
    .number()
    .check(
      check({ type: 'integer', minimum: min, maximum: max }, (value: number) =>
        Number.isInteger(value) ? rangeViolation(value, min, max) : ['invalid_format', `expected a whole number, got ${value}`],
      ),
    );
