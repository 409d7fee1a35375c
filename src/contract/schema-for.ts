import type * as z from 'zod/mini';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

interface Drift<Schema, Shape> {
  schemaSays: Schema;
  interfaceSays: Shape;
}

/**
 * Ties a schema to the interface its readers see; once the two differ, the line that calls it stops compiling.
 * A plain `z.ZodMiniType<Shape>` annotation would let a missing optional field or a missing enum member pass.
 */
export const describes =
  <Shape>() =>
  <Schema extends z.ZodMiniType>(
    schema: Schema & (Same<z.output<Schema>, Shape> extends true ? unknown : Drift<z.output<Schema>, Shape>),
  ): z.ZodMiniType<Shape, Shape> =>
    schema as unknown as z.ZodMiniType<Shape, Shape>;
