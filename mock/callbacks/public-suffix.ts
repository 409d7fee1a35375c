import { lazy } from '../util/memoize.js';
import { suffixes } from './suffixes.generated.js';

/** A label of the list, and those that may stand in front of it. */
interface Label {
  readonly isSuffix: boolean;
  readonly before: ReadonlyMap<string, Label>;
}

/** Reads the generated text: an item is a label, `:` if it is not a suffix itself, and in brackets the items that may stand in front of it. */
const readSuffixes = (text: string): ReadonlyMap<string, Label> => {
  let labels = new Map<string, Label>();
  const outer: Map<string, Label>[] = [];
  for (const [, label = '', mark, sign] of text.matchAll(/([^,:()\n]*)(:?)([,()\n]?)/g)) {
    const before = new Map<string, Label>();
    if (label !== '') labels.set(label, { isSuffix: mark === '', before });
    if (sign === '(') {
      outer.push(labels);
      labels = before;
    } else if (sign === ')') labels = outer.pop() ?? labels;
  }
  return labels;
};

/** The one list, read when it is first needed. */
const publicSuffixes = lazy(() => readSuffixes(suffixes));

/** How many labels at the end of a host are its public suffix. */
const suffixLength = (labelsFromEnd: readonly string[]): number => {
  let length = 1;
  let before = publicSuffixes();
  for (const [index, label] of labelsFromEnd.entries()) {
    if (before.has(`!${label}`)) return index;
    const found = before.get(label) ?? before.get('*');
    if (found === undefined) return length;
    if (found.isSuffix) length = index + 1;
    before = found.before;
  }
  return length;
};

/**
 * The part of a host name under which anyone may register a name, such as `com`, `co.uk` or `github.io`, by the Public Suffix List with its
 * private section. A top-level domain that is not on the list is a public suffix itself. The name is as in a URL: lower case, punycode.
 */
export const publicSuffixOf = (host: string): string => {
  const labels = host.split('.');
  return labels.slice(-suffixLength(labels.toReversed())).join('.');
};
