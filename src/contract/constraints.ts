import * as z from 'zod/mini';

/** What a rule asks, as JSON Schema says it; `openapi.ts` reads it back. */
export type Constraint = Record<string, string | number | readonly string[]>;

type Violation = [code: 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value', message: string] | undefined;

/** zod's own checks cost every bundle 1.2 kB, and their words would have to be written here all the same. */
const constraint = <Value>(demand: Constraint, objectsTo: (value: Value) => Violation) =>
  Object.assign(
    ({ value, issues }: z.core.ParsePayload<Value>): void => {
      const [code, message] = objectsTo(value) ?? [];
      if (code) issues.push({ code, message, input: value } as never);
    },
    { demand },
  );

const rangeViolation = (size: number, least: number, most: number, unit = ''): Violation => {
  const [code, word, bound] = size < least ? (['too_small', 'least', least] as const) : (['too_big', 'most', most] as const);
  const noun = unit && ` ${unit}${bound === 1 ? '' : 's'}`;
  return size >= least && size <= most ? undefined : [code, `expected at ${word} ${bound}${noun}, got ${size}`];
};

/** A text of `least` to `most` characters. */
export const text = (most: number, least = 1) =>
  z
    .string()
    .check(constraint({ minLength: least, maxLength: most }, (value: string) => rangeViolation(value.length, least, most, 'character')));

/** A text of one form, told in words. */
export const pattern = (form: RegExp, words: string, most = 2048) =>
  z
    .string()
    .check(
      constraint({ pattern: form.source, maxLength: most }, (value: string) =>
        form.test(value) && value.length <= most ? undefined : ['invalid_format', `expected ${words}`],
      ),
    );

/** One word of a closed list. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .check(
      constraint({ enum: words }, (value: string) =>
        (words as readonly string[]).includes(value)
          ? undefined
          : ['invalid_value', `expected ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}`],
      ),
    ) as unknown as z.ZodMiniType<Word, Word>;

/** One of two shapes, told apart by a field that only the first has; so a mistake is told of the shape that was meant. */
export const oneOfShapes = <First, Second>(field: string, first: z.ZodMiniType<First, First>, second: z.ZodMiniType<Second, Second>) => {
  const judge = ({ value, issues }: z.core.ParsePayload): void => {
    const meant = typeof value === 'object' && value !== null && field in value ? first : second;
    issues.push(...((meant.safeParse(value).error?.issues ?? []) as never[]));
  };
  return Object.assign(z.unknown().check(judge) as unknown as z.ZodMiniType<First | Second, First | Second>, {
    branches: [first, second] as const,
  });
};

/** A list of `least` to `most` things. */
export const list = <Item extends z.ZodMiniType>(item: Item, least: number, most: number) =>
  z
    .array(item)
    .check(constraint({ minItems: least, maxItems: most }, (value: unknown[]) => rangeViolation(value.length, least, most, 'item')));

/** A number of `least` to `most`, both included. */
export const number = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  z.number().check(constraint({ minimum: least, maximum: most }, (value: number) => rangeViolation(value, least, most)));

/** A number above 0, and not beyond what anybody could mean. */
export const positive = (most = 1e9) =>
  z
    .number()
    .check(
      constraint({ exclusiveMinimum: 0, maximum: most }, (value: number) =>
        value > 0 ? rangeViolation(value, 0, most) : ['too_small', `expected more than 0, got ${value}`],
      ),
    );

/** A whole number of `least` to `most`, both included. */
export const integer = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  z
    .number()
    .check(
      constraint({ type: 'integer', minimum: least, maximum: most }, (value: number) =>
        Number.isInteger(value) ? rangeViolation(value, least, most) : ['invalid_format', `expected a whole number, got ${value}`],
      ),
    );
