import type * as z from 'zod/mini';
import { sampleValue } from './sample.js';
import { readSchema, type SchemaNode } from './schema-node.js';
import { fitText, hostileTexts } from './texts.js';

/** A value with one difference from another, and what the difference is. */
export interface Variant {
  name: string;
  value: unknown;
}

/** Longer lists make no other difference to an interface. */
const LONG_LIST = 100;
const UNKNOWN_WORD = 'something_new';
const EXTRA_FIELD = 'added_later';

/** The value of a field that is left out. */
const MISSING = Symbol('missing');

const withField = (object: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> => {
  const { [name]: _replaced, ...rest } = object;
  return value === MISSING ? rest : { ...object, [name]: value };
};

function* objectVariants(fields: Extract<SchemaNode, { kind: 'object' }>['fields'], value: unknown, path: string): Generator<Variant> {
  const object = value as Record<string, unknown>;
  for (const [name, schema] of Object.entries(fields)) {
    const fieldPath = path === '' ? name : `${path}.${name}`;
    for (const variant of variantsOf(schema, object[name], fieldPath)) {
      yield { name: variant.name, value: withField(object, name, variant.value) };
    }
  }
  yield { name: `${path || 'the response'} has an unknown field`, value: { ...object, [EXTRA_FIELD]: { note: 'new' } } };
}

function* arrayVariants({ item, min, max }: Extract<SchemaNode, { kind: 'array' }>, value: unknown, path: string): Generator<Variant> {
  const list = value as unknown[];
  if (min === 0) yield { name: `${path} is empty`, value: [] };
  const length = Math.min(max, LONG_LIST);
  yield { name: `${path} has ${length} items`, value: Array.from({ length }, (_, index) => list[index % list.length]) };
  for (const variant of variantsOf(item, list[0], `${path}[0]`)) yield { name: variant.name, value: list.with(0, variant.value) };
}

function* textVariants(node: Extract<SchemaNode, { kind: 'text' }>, path: string): Generator<Variant> {
  if (node.pattern) return;
  for (const [name, text] of Object.entries(hostileTexts)) yield { name: `${path} is ${name}`, value: fitText(text, node) };
}

function* numberVariants({ min, max, isWhole }: Extract<SchemaNode, { kind: 'number' }>, path: string): Generator<Variant> {
  const candidates = [min, isWhole ? min + 1 : min + 0.123_456_789, Math.min(max, 1_000_000)];
  for (const value of new Set(candidates.filter((each) => each >= min && each <= max))) yield { name: `${path} is ${value}`, value };
}

function* wordVariants({ words, isOpen }: Extract<SchemaNode, { kind: 'word' }>, path: string): Generator<Variant> {
  for (const word of isOpen ? [...words, UNKNOWN_WORD] : words) yield { name: `${path} is ${word}`, value: word };
}

function* choiceVariants(branches: readonly z.core.$ZodType[], path: string): Generator<Variant> {
  for (const [index, branch] of branches.entries()) {
    const form = `form ${index + 1} of ${path || 'the response'}`;
    const sample = sampleValue(branch);
    yield { name: form, value: sample };
    for (const { name, value } of variantsOf(branch, sample, path)) yield { name: `${form}: ${name}`, value };
  }
}

/** Every value that differs from `value` in one place and is still allowed by the schema. `value` must be a sample with everything set. */
export function* variantsOf(schema: z.core.$ZodType, value: unknown, path = ''): Generator<Variant> {
  const node = readSchema(schema);
  switch (node.kind) {
    case 'object':
      yield* objectVariants(node.fields, value, path);
      break;
    case 'array':
      yield* arrayVariants(node, value, path);
      break;
    case 'text':
      yield* textVariants(node, path);
      break;
    case 'number':
      yield* numberVariants(node, path);
      break;
    case 'word':
      yield* wordVariants(node, path);
      break;
    case 'boolean':
      yield* [true, false].map((each) => ({ name: `${path} is ${each}`, value: each }));
      break;
    case 'nullable':
      yield { name: `${path} is null`, value: null };
      yield* variantsOf(node.inner, value, path);
      break;
    case 'optional':
      yield { name: `${path} is missing`, value: MISSING };
      yield* variantsOf(node.inner, value, path);
      break;
    case 'choice':
      yield* choiceVariants(node.branches, path);
      break;
    default:
  }
}
