import { h } from './dom.js';
import type { ListItem } from './list.js';

export interface LogEntryOptions<Item> {
  /** The line that is always visible. */
  summarize(item: Item): Node[];
  /** What an opened entry shows; called each time that it opens or changes. */
  loadDetails(item: Item): Promise<Node[]>;
}

/** One line of a log, which opens to show details. */
export const createLogEntry = <Item>(initial: Item, { summarize, loadDetails }: LogEntryOptions<Item>): ListItem<Item> => {
  let item = initial;
  const summary = h('summary');
  const content = h('div', { class: 'content' });
  const showDetails = async () => {
    const requested = item;
    const nodes = await loadDetails(item).catch((error: unknown) => [h('p', {}, (error as Error).message)]);
    if (requested === item) content.replaceChildren(...nodes);
  };
  const element = h(
    'details',
    {
      ontoggle() {
        if (element.open) void showDetails();
        else content.replaceChildren();
      },
    },
    summary,
    content,
  );
  const update = (changed: Item) => {
    item = changed;
    summary.replaceChildren(...summarize(item));
    if (element.open) void showDetails();
  };
  update(initial);
  return { element, update };
};

/** Text as it is, any other value as JSON. */
export const codeBlock = (value: unknown): HTMLElement =>
  h('pre', { tabindex: 0 }, typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Names and values, such as headers. Leaves out undefined values. */
export const definitionList = (values: Record<string, string | undefined>): HTMLElement =>
  h('dl', {}, ...Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [h('dt', {}, name), h('dd', {}, value)])));

export type Tone = 'good' | 'bad' | 'warn' | 'plain';

/** A label with a border, in the colour of `tone`. */
export const tag = (tone: Tone, text: string): HTMLElement => h('span', { class: `tag ${tone}` }, text);
