import type * as z from 'zod/mini';
import { readSchema, type SchemaNode } from './schema-node.js';
import { fitText } from './texts.js';

/** Texts for patterns: the first that matches is used. */
const PATTERN_SAMPLES = ['sample', '2030-01-01', 'https://example.com/', 'USD'];

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const sampleText = ({ pattern, ...bounds }: Extract<SchemaNode, { kind: 'text' }>): string =>
  pattern === undefined ? fitText('sample', bounds) : (PATTERN_SAMPLES.find((text) => pattern.test(text)) ?? 'sample');

/** A value in which everything is set: two items in each list, no null, no field missing. */
export const sampleValue = (schema: z.core.$ZodType): unknown => {
  const node = readSchema(schema);
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(Object.entries(node.fields).map(([name, field]) => [name, sampleValue(field)]));
    case 'array':
      return Array.from({ length: clamp(2, node.min, node.max) }, () => sampleValue(node.item));
    case 'text':
      return sampleText(node);
    case 'word':
      return node.words[0];
    case 'number':
      return clamp(1, node.min, node.max);
    case 'boolean':
      return true;
    case 'nullable':
    case 'optional':
      return sampleValue(node.inner);
    case 'choice':
      return sampleValue(node.branches[0]!);
    case 'nothing':
      return undefined;
    default:
      return 'sample';
  }
};
