import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a schema of this package consists of. */
export interface SchemaParts {
  /** Its kind, as zod names it: `object`, `array`, `string`, `number`, `boolean`, `nullable`, `optional`, `undefined` or `unknown`. */
  type?: string;
  /** The fields of an object. */
  shape?: Readonly<Record<string, Schema>>;
  /** The items of an array. */
  element?: Schema;
  /** What is nullable or optional. */
  innerType?: Schema;
  /** What `oneOfShapes` allows. */
  branches?: readonly Schema[];
}

/** The parts of a schema; none of `undefined`. Only this, `oneOfShapes` and `constraintsOf` know how zod stores them. */
export const partsOf = (schema: Schema | undefined): SchemaParts => schema?._zod.def ?? {};
