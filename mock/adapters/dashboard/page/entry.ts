import { h } from './dom.js';
import type { Shown } from './list.js';

export interface EntryOptions<Item> {
  /** The line that always shows. */
  line(item: Item): Node[];
  /** What shows once it is opened; asked for then. */
  inside(item: Item): Promise<Node[]>;
}

/** An entry of a log: a line that opens. */
export const createEntry = <Item>(first: Item, { line, inside }: EntryOptions<Item>): Shown<Item> => {
  let item = first;
  const summary = h('summary');
  const content = h('div', { class: 'content' });
  const fill = async () => {
    const asked = item;
    const nodes = await inside(item).catch((error: unknown) => [h('p', {}, (error as Error).message)]);
    if (asked === item) content.replaceChildren(...nodes);
  };
  const element = h(
    'details',
    {
      ontoggle() {
        if (element.open) void fill();
        else content.replaceChildren();
      },
    },
    summary,
    content,
  );
  const update = (news: Item) => {
    item = news;
    summary.replaceChildren(...line(item));
    if (element.open) void fill();
  };
  update(first);
  return { element, update };
};

/** A value that has no place of its own on the page. */
export const json = (value: unknown): HTMLElement =>
  h('pre', { tabindex: 0 }, typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Names and values, such as headers. */
export const pairs = (values: Record<string, string>): HTMLElement =>
  h('dl', {}, ...Object.entries(values).flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));

/** A word that stands out, in the colour of its kind. */
export const tag = (kind: 'good' | 'bad' | 'warn' | 'plain', text: string): HTMLElement => h('span', { class: `tag ${kind}` }, text);
