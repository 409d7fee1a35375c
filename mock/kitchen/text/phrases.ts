import { scan, type Token } from './token.js';
import { lemmasOf } from './tokenize.js';

/** A phrase that stands in a list of tokens. */
export interface PhraseMatch<Value> {
  readonly value: Value;
  /** The index of its first token, and of the token behind it. */
  readonly from: number;
  readonly to: number;
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
}

/** Phrases that can be found in a text, each with a value. */
export type Phrases<Value> = ReturnType<typeof createPhrases<Value>>;

export interface PhraseOptions {
  /** Whether a verb is compared by its base form too. Default: `true`. */
  readonly verbs?: boolean;
}

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  entry: { readonly value: Value } | undefined;
}

const createNode = <Value>(): Node<Value> => ({ next: new Map(), entry: undefined });

/**
 * Makes phrases findable. Words are compared by lemma, so "chicken breast" finds "Chicken Breasts"; a verb is compared by its base form too,
 * so "bring to a boil" finds "brought to a boil" (without `verbs`, "slice" does not find "sliced"); hyphens count as blanks. Of two equal
 * phrases the first wins.
 *
 * @example
 * const fish = createPhrases([['sea bass', 'fish'], ['bass', 'unknown']]);
 * fish.all(tokenize('Fry the sea bass.'))[0]?.value // 'fish'
 */
export const createPhrases = <Value>(entries: Iterable<readonly [phrase: string, value: Value]>, { verbs = true }: PhraseOptions = {}) => {
  const root = createNode<Value>();

  for (const [phrase, value] of entries) {
    let node = root;
    for (const lemma of lemmasOf(phrase)) {
      let next = node.next.get(lemma);
      if (!next) node.next.set(lemma, (next = createNode()));
      node = next;
    }
    node.entry ??= { value };
  }

  const step = (node: Node<Value>, { lemma, verb }: Token): Node<Value> | undefined =>
    node.next.get(lemma) ?? (verbs && verb !== null ? node.next.get(verb) : undefined);

  const at = (tokens: readonly Token[], from: number): PhraseMatch<Value> | undefined => {
    let node: Node<Value> | undefined = root;
    let found: PhraseMatch<Value> | undefined;
    const start = tokens[from]?.start ?? 0;
    for (let index = from; index < tokens.length; index++) {
      const token = tokens[index] as Token;
      if (token.lemma === '-' && index > from) continue;
      node = step(node, token);
      if (!node) break;
      if (node.entry) found = { value: node.entry.value, from, to: index + 1, start, end: token.end };
    }
    return found;
  };

  return {
    /** The longest phrase that begins at a token. */
    at,
    /** The phrases of a text from left to right, each as long as it can be; none overlaps another. */
    all: (tokens: readonly Token[]): PhraseMatch<Value>[] => scan(tokens, (index) => at(tokens, index)),
    /** Whether a phrase stands anywhere in the tokens. */
    isIn: (tokens: readonly Token[]): boolean => tokens.some((_token, index) => at(tokens, index) !== undefined),
    /** The value of exactly this phrase. */
    get: (phrase: string): Value | undefined => {
      let node: Node<Value> | undefined = root;
      for (const lemma of lemmasOf(phrase)) node = node?.next.get(lemma);
      return node?.entry?.value;
    },
  };
};

/** The same for phrases that need no value. */
export const createPhraseSet = (phrases: readonly string[]): Phrases<true> => createPhrases(phrases.map((phrase) => [phrase, true]));
