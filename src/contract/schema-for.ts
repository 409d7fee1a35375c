import type * as z from 'zod/mini';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

interface Mismatch<Schema, Shape> {
  schema: Schema;
  interface: Shape;
}

/**
 * Ties a schema to the interface that users see: if the two differ, the call does not compile.
 * A plain `z.ZodMiniType<Shape>` annotation would accept a missing optional field or a missing enum member.
 */
export const schemaFor =
  <Shape>() =>
  <Schema extends z.ZodMiniType>(
    schema: Schema & (Equal<z.output<Schema>, Shape> extends true ? unknown : Mismatch<z.output<Schema>, Shape>),
  ): z.ZodMiniType<Shape, Shape> =>
    schema as unknown as z.ZodMiniType<Shape, Shape>;
