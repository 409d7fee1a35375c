import type * as z from 'zod/mini';
import { sampleValue } from './sample.js';
import { readSchema, type SchemaNode } from './schema-node.js';
import { fitText, hostileTexts } from './texts.js';

/**
 * The shape of a response. `sparse`: every nullable field is null, every optional field is missing, every list is empty. `rich`: every
 * field has a value. `extreme`: long lists, texts of 2,000 characters, right-to-left texts, emoji, unknown words and fields.
 */
export type ResponseShapeName = 'sparse' | 'rich' | 'extreme';

/** Ids and cursors must stay usable in the next request, and the envelope of a transform must stay a valid callback. */
const KEPT_FIELDS = new Set(['id', 'next_cursor', 'type', 'model', 'model_tier', 'timestamp']);

const isKept = (name: string): boolean => KEPT_FIELDS.has(name) || name.endsWith('_id');

/** Enough to scroll. */
const EXTREME_ITEMS = 30;
const RICH_ITEMS = 2;

type Reshape = (schema: z.core.$ZodType, value: unknown) => unknown;

const reshapeObject = (fields: Readonly<Record<string, z.core.$ZodType>>, value: unknown, reshape: Reshape): Record<string, unknown> => {
  const object = value as Record<string, unknown>;
  const entries = Object.entries(fields).map(([name, field]) => [name, isKept(name) ? object[name] : reshape(field, object[name])]);
  return { ...object, ...(Object.fromEntries(entries) as object) };
};

/** The items repeated up to `length`. Without items, samples. */
const fillList = ({ item, min, max }: Extract<SchemaNode, { kind: 'array' }>, items: unknown[], length: number): unknown[] => {
  const source = items.length > 0 ? items : [sampleValue(item)];
  const count = Math.max(min, Math.min(max, Math.max(items.length, length)));
  return Array.from({ length: count }, (_, index) => source[index % source.length]);
};

/** The branch that accepts the value. */
const branchOf = (branches: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType =>
  branches.find((branch) => (branch as z.ZodMiniType).safeParse(value).success) ?? branches[0]!;

const sparse: Reshape = (schema, value) => {
  const node = readSchema(schema);
  if (node.kind === 'optional') return undefined;
  if (node.kind === 'nullable') return null;
  if (node.kind === 'object') return reshapeObject(node.fields, value, sparse);
  if (node.kind === 'array') return (value as unknown[]).slice(0, node.min);
  if (node.kind === 'choice') return sparse(branchOf(node.branches, value), value);
  return value;
};

const rich: Reshape = (schema, value) => {
  const node = readSchema(schema);
  if (value === null || value === undefined) return sampleValue(schema);
  if (node.kind === 'optional' || node.kind === 'nullable') return rich(node.inner, value);
  if (node.kind === 'object') return reshapeObject(node.fields, value, rich);
  if (node.kind === 'array') return fillList(node, value as unknown[], RICH_ITEMS).map((item) => rich(node.item, item));
  if (node.kind === 'choice') return rich(branchOf(node.branches, value), value);
  return value;
};

const texts = Object.values(hostileTexts);

const createExtreme = (random: () => number): Reshape => {
  const extreme: Reshape = (schema, value) => {
    const node = readSchema(schema);
    const present = value ?? sampleValue(schema);
    switch (node.kind) {
      case 'optional':
        return extreme(node.inner, present);
      case 'nullable':
        return random() < 0.5 ? null : extreme(node.inner, present);
      case 'object':
        return { ...reshapeObject(node.fields, present, extreme), added_later: { note: 'new' } };
      case 'array':
        return fillList(node, present as unknown[], EXTREME_ITEMS).map((item) => extreme(node.item, item));
      case 'text':
        return node.pattern ? present : fitText(texts[Math.floor(random() * texts.length)]!, node);
      case 'choice':
        return extreme(branchOf(node.branches, present), present);
      case 'word':
        return node.isOpen && random() < 0.5 ? 'something_new' : present;
      default:
        return present;
    }
  };
  return extreme;
};

/** The same response in that shape. `random` returns numbers from 0 to below 1. */
export const reshape = (schema: z.core.$ZodType, value: unknown, shape: ResponseShapeName, random: () => number): unknown => {
  const shapes: Record<ResponseShapeName, Reshape> = { sparse, rich, extreme: createExtreme(random) };
  return shapes[shape](schema, value);
};
