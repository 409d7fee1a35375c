import type * as z from 'zod/mini';
import { constraintsOf, type Constraint } from '../../src/contract/constraints.js';
import { openEnums } from '../../src/contract/open-enums.js';
import { partsOf } from '../../src/contract/schema-parts.js';

/** What may stand at one place of a response, read from its schema. */
export type SchemaNode =
  | { kind: 'object'; fields: Readonly<Record<string, z.core.$ZodType>> }
  | { kind: 'array'; item: z.core.$ZodType; min: number; max: number }
  | { kind: 'text'; min: number; max: number; pattern?: RegExp }
  /** A word of a list; `isOpen` if other words are allowed. */
  | { kind: 'word'; words: readonly string[]; isOpen: boolean }
  | { kind: 'number'; min: number; max: number; isWhole: boolean }
  | { kind: 'boolean' }
  | { kind: 'nullable'; inner: z.core.$ZodType }
  | { kind: 'optional'; inner: z.core.$ZodType }
  | { kind: 'choice'; branches: readonly z.core.$ZodType[] }
  | { kind: 'nothing' }
  | { kind: 'anything' };

const toNumber = (value: Constraint[string] | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const toText = (constraint: Constraint): SchemaNode => {
  const { enum: words, pattern } = constraint;
  if (Array.isArray(words)) return { kind: 'word', words: words as readonly string[], isOpen: false };
  return {
    kind: 'text',
    min: toNumber(constraint['minLength'], 0),
    max: toNumber(constraint['maxLength'], Infinity),
    ...(typeof pattern === 'string' && { pattern: new RegExp(pattern, 'u') }),
  };
};

export const readSchema = (schema: z.core.$ZodType): SchemaNode => {
  const { type, shape, element, innerType, branches } = partsOf(schema);
  if (branches) return { kind: 'choice', branches };
  const words = openEnums.get(schema);
  if (words) return { kind: 'word', words, isOpen: true };
  const constraint = constraintsOf(schema);
  switch (type) {
    case 'object':
      return { kind: 'object', fields: shape! };
    case 'array':
      return {
        kind: 'array',
        item: element!,
        min: toNumber(constraint['minItems'], 0),
        max: toNumber(constraint['maxItems'], Infinity),
      };
    case 'string':
      return toText(constraint);
    case 'number':
      return {
        kind: 'number',
        min: toNumber(constraint['minimum'], toNumber(constraint['exclusiveMinimum'], 0)),
        max: toNumber(constraint['maximum'], Number.MAX_SAFE_INTEGER),
        isWhole: constraint['type'] === 'integer',
      };
    case 'boolean':
      return { kind: 'boolean' };
    case 'nullable':
      return { kind: 'nullable', inner: innerType! };
    case 'optional':
      return { kind: 'optional', inner: innerType! };
    case 'undefined':
      return { kind: 'nothing' };
    default:
      return { kind: 'anything' };
  }
};
