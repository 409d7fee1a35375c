import { CodeBlock } from './copy.js';

/** Longer texts are shown without colors, because each color is an element. A guess. */
const MAX_COLORED_CHARACTERS = 40_000;

type Part = string | preact.JSX.Element;

/** The lines of a value as `JSON.stringify` formats it, with names and values in colors. */
const colored = (value: unknown, indent = '\n'): Part[] => {
  if (typeof value === 'string') return [<span class="good">{JSON.stringify(value)}</span>];
  if (typeof value !== 'object' || value === null) return [<span class="warn">{String(value)}</span>];
  const inner = `${indent}  `;
  const entries: Part[][] = Array.isArray(value)
    ? value.map((each) => colored(each, inner))
    : Object.entries(value).map(([name, each]) => [<span>{JSON.stringify(name)}</span>, ': ', ...colored(each, inner)]);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return [open + close];
  return [open, ...entries.flatMap((parts, index) => [index === 0 ? inner : `,${inner}`, ...parts]), indent + close];
};

/** A body, formatted, with a button that copies it. */
export const JsonView = ({ value, of }: { value: unknown; of: string }) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <CodeBlock code={text} of={of}>
      {typeof value === 'string' || text.length > MAX_COLORED_CHARACTERS ? text : colored(value)}
    </CodeBlock>
  );
};
