import type * as z from 'zod/mini';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

interface Mismatch<Schema, Shape> {
  schemaSays: Schema;
  interfaceSays: Shape;
}

/**
 * Ties a schema to the interface its readers see; once the two differ, the line that calls it stops compiling.
 * A plain `z.ZodMiniType<Shape>` annotation would let a missing optional field or a missing enum member pass.
 */
export const schemaFor =
  <Shape>() =>
  <Schema extends z.ZodMiniType>(
    schema: Schema & (Equal<z.output<Schema>, Shape> extends true ? unknown : Mismatch<z.output<Schema>, Shape>),
  ): z.ZodMiniType<Shape, Shape> =>
    schema as unknown as z.ZodMiniType<Shape, Shape>;
