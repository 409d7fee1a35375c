import { useSignal } from '@preact/signals';
import { CodeBlock } from './copy.js';
import { formatCount } from './format.js';

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

/** A text that is longer is cut until the user wants to see all of it: what scrolls inside the page would stop its mouse wheel. */
const MAX_LINES = 30;
const MAX_CHARACTERS = 3000;

/** A body, formatted, with a button that copies it. */
export const JsonView = ({ value, of }: { value: unknown; of: string }) => {
  const isWhole = useSignal(false);
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const lines = text.split('\n').length;
  const isCut = !isWhole.value && (lines > MAX_LINES || text.length > MAX_CHARACTERS);
  return (
    <div class={isCut ? 'cut' : ''}>
      <CodeBlock code={text} of={of}>
        {typeof value === 'string' || text.length > MAX_COLORED_CHARACTERS ? text : colored(value)}
      </CodeBlock>
      {isCut && (
        <button class="quiet" onClick={() => (isWhole.value = true)}>
          Show all {formatCount(lines, 'line')}
        </button>
      )}
    </div>
  );
};
