import type { Argument, Option } from 'commander';

const known = new WeakMap<Argument | Option, readonly string[]>();

/** Makes completion offer values of an option or an argument that takes others too, or whose values are checked elsewhere. */
export const withCompletion = <Part extends Argument | Option>(part: Part, values: readonly string[]): Part => {
  known.set(part, values);
  return part;
};

/** The values that completion offers: those of {@link withCompletion}, otherwise the choices. */
export const completionValuesOf = (part: Argument | Option): readonly string[] => known.get(part) ?? part.argChoices ?? [];
