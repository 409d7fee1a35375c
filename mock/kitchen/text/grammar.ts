import { lemmaOf } from './lemma.js';
import { TableError } from './read-table.js';
import { isLemma, type Token } from './token.js';

/** Reads tokens from a place on: the index behind what it reads, or `undefined` if that does not stand there. */
export type Rule = (tokens: readonly Token[], at: number) => number | undefined;

/** One token of which something is true. */
export const one =
  (is: (token: Token) => boolean): Rule =>
  (tokens, at) => {
    const token = tokens[at];
    return token && is(token) ? at + 1 : undefined;
  };

/** Reads one thing after the other. */
const inOrder =
  (rules: readonly Rule[]): Rule =>
  (tokens, at) =>
    rules.reduce<number | undefined>((end, rule) => (end === undefined ? undefined : rule(tokens, end)), at);

/** Reads the first thing that stands there. */
const firstOf =
  (rules: readonly Rule[]): Rule =>
  (tokens, at) =>
    rules.reduce<number | undefined>((end, rule) => end ?? rule(tokens, at), undefined);

/** Reads a thing as often as it stands there. */
const repeated =
  (rule: Rule): Rule =>
  (tokens, at) => {
    let end = at;
    for (let next = rule(tokens, end); next !== undefined && next > end; next = rule(tokens, end)) end = next;
    return end;
  };

/** What the signs before and behind an item say. */
const signs: Readonly<Record<string, (rule: Rule) => Rule>> = {
  '': (rule) => rule,
  '?': (rule) => (tokens, at) => rule(tokens, at) ?? at,
  '*': repeated,
  '+': (rule) => inOrder([rule, repeated(rule)]),
  '&': (rule) => (tokens, at) => (rule(tokens, at) === undefined ? undefined : at),
  '!': (rule) => (tokens, at) => (rule(tokens, at) === undefined ? at : undefined),
};

/**
 * The rules that a table writes, by name. In a rule a word or a sign stands for itself in all its forms, `<name>` for another rule, and `|` divides alternatives.
 * Behind them, `?` is maybe, `*` any number of times, `+` once or more; `&` before them says that they follow, and `!` that they do not.
 *
 * @example
 * createGrammar(new Map([['amount', ['about? <number> -? <unit>']]]), { number, unit })('amount')(tokenize('about 3 cups'), 0) // 3
 */
export const createGrammar = (written: ReadonlyMap<string, readonly string[]>, known: Readonly<Record<string, Rule>>) => {
  const rules = new Map(Object.entries(known));
  const ruleOf = (name: string): Rule => {
    const rule = rules.get(name);
    if (!rule) throw new TableError(`No rule is called "${name}".`);
    return rule;
  };
  const toChoice = (choice: string): Rule => {
    const name = /^<(.+)>$/.exec(choice)?.[1];
    if (name === undefined) return one((token) => isLemma(token, choice, lemmaOf(choice)));
    return written.has(name) ? (tokens, at) => ruleOf(name)(tokens, at) : ruleOf(name);
  };
  const toItem = (item: string): Rule => {
    const [, sign = '', choices = '', often = ''] = /^([&!]?)(.+?)([?*+]?)$/.exec(item) ?? [];
    return [often, sign].reduce((rule, each) => signs[each]?.(rule) ?? rule, firstOf(choices.split('|').map(toChoice)));
  };
  for (const [name, rows] of written) rules.set(name, firstOf(rows.map((row) => inOrder(row.split(' ').map(toItem)))));
  return ruleOf;
};
