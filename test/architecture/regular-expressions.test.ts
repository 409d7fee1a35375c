import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesIn } from './imports.js';

/** One regular expression of the sources. */
interface Expression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

/** The most characters a regular expression of the kitchen may have; longer ones are word lists, which belong in its lexicon. */
const MAX_KITCHEN_LENGTH = 120;
const MAX_KITCHEN_COUNT = 250;

/** Every regular expression literal of a source text. */
const expressionsIn = (file: string, source: string): Expression[] => {
  const found: Expression[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

const expressions = filesIn('src', 'mock', 'cli').flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')));
const kitchen = expressions.filter(({ place }) => place.startsWith('mock/kitchen/'));

/** Why an expression may take more than linear time; undefined if it cannot. */
const slownessOf = async ({ place, source, flags }: Expression): Promise<string | undefined> => {
  // Without time limits and with a fixed seed, so that the result depends on neither the machine nor chance.
  const unlimited = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };
  const result = await check(source, flags, { ...unlimited, randomSeed: 1 });
  if (result.status === 'safe') return undefined;
  const complexity = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
  return `${place}: /${source}/ ${complexity}`;
};

describe('regular expressions', () => {
  test('of all sources take linear time for any input', { timeout: 600_000 }, async () => {
    const distinct = [...new Map(expressions.map((expression) => [`${expression.flags} ${expression.source}`, expression])).values()];
    const slow: string[] = [];
    for (const expression of distinct) {
      const slowness = await slownessOf(expression);
      if (slowness !== undefined) slow.push(slowness);
    }
    expect(slow).toEqual([]);
  });

  test('of the kitchen are few and short: words belong in its lexicon', () => {
    expect(kitchen.filter(({ source }) => source.length > MAX_KITCHEN_LENGTH).map(({ place }) => place)).toEqual([]);
    expect(kitchen.length).toBeLessThanOrEqual(MAX_KITCHEN_COUNT);
  });

  test('a slow one is found', async () => {
    const [slow] = expressionsIn('x.ts', 'const words = /^(\\w+ ?)*$/;');
    expect(await slownessOf(slow!)).toContain('x.ts:1: /^(\\w+ ?)*$/ exponential');
    const [quadratic] = expressionsIn('y.ts', 'text.replace(/[.!?]+$/, "");');
    expect(await slownessOf(quadratic!)).toContain('2nd degree polynomial');
  });
});
