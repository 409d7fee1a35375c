// Compiles the Public Suffix List, as the package tldts has it, into one text: `mock/callbacks/suffixes.generated.ts`. The text is sorted and
// has only names that a URL may have, so that it is smaller than the package, by 13 kB in every bundle with the mock. Run `npm run suffixes`
// after an update of tldts; a test compares.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const SUFFIXES_FILE = 'mock/callbacks/suffixes.generated.ts';

/** What tldts has of the list: a graph, whose edges are numbered node by node. */
interface Graph {
  readonly rulesRoot: number;
  readonly exceptionsRoot: number;
  /** The first edge of each node. */
  readonly edgeStart: Uint16Array;
  readonly edgeLength: Uint8Array;
  readonly edgeChild: Uint16Array;
  /** The labels of all edges, one behind the other. */
  readonly labelText: string;
  /** 0 if a node is not a suffix itself. */
  readonly nodeFlags: Uint8Array;
}

// The package has no types for this file.
const graph = createRequire(import.meta.url)('tldts/dist/cjs/src/data/trie.js') as Graph;

const readLabels = (): string[] => {
  let end = 0;
  return Array.from(graph.edgeLength, (length) => graph.labelText.slice(end, (end += length)));
};

const labels = readLabels();

/** The nodes below a node, by their labels. URLs have the ASCII form of each name. */
const below = (node: number | undefined): Map<string, number> => {
  const children = new Map<string, number>();
  if (node === undefined) return children;
  for (let edge = graph.edgeStart[node]!; edge < graph.edgeStart[node + 1]!; edge++) {
    if (/^[\w*-]+$/.test(labels[edge]!)) children.set(labels[edge]!, graph.edgeChild[edge]!);
  }
  return children;
};

const isSuffix = (node: number | undefined): boolean => node !== undefined && graph.nodeFlags[node] !== 0;

/** What is below a node, sorted: `!` marks an exception, `:` a label that is not a suffix itself, and brackets hold what is below it. */
const write = (rule: number | undefined, exception: number | undefined, separator = ','): string => {
  const rules = below(rule);
  const exceptions = below(exception);
  const items = [...new Set([...rules.keys(), ...exceptions.keys()])].toSorted().map((label) => {
    if (isSuffix(exceptions.get(label))) return `!${label}`;
    const inside = write(rules.get(label), exceptions.get(label));
    return `${label}${isSuffix(rules.get(label)) ? '' : ':'}${inside === '' ? '' : `(${inside})`}`;
  });
  return items.join(separator);
};

/** The generated module. */
export const compileSuffixes = (): string =>
  [
    '// Compiled from the Public Suffix List in tldts. Do not edit: run `npm run suffixes`.',
    `export const suffixes = \`${write(graph.rulesRoot, graph.exceptionsRoot, '\n')}\`;`,
    '',
  ].join('\n');

if (import.meta.main) writeFileSync(SUFFIXES_FILE, compileSuffixes());
