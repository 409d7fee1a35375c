/** One item on the page. */
export interface Shown<Item> {
  element: HTMLElement;
  update(item: Item): void;
}

export interface ListOptions<Item> {
  id(item: Item): string;
  create(item: Item): Shown<Item>;
  /** What is said where there is nothing. */
  empty: string;
}

/**
 * Shows items as the children of `parent`. What has not changed is not touched, and what has is changed in place, so that focus and whatever
 * is open stay as they are.
 */
export const createList = <Item>(parent: HTMLElement, { id, create, empty }: ListOptions<Item>): ((items: readonly Item[]) => void) => {
  const known = new Map<string, { shown: Shown<Item>; text: string }>();
  parent.dataset['empty'] = empty;
  return (items) => {
    const wanted = new Set(items.map(id));
    for (const [name, { shown }] of known) {
      if (wanted.has(name)) continue;
      shown.element.remove();
      known.delete(name);
    }
    let next = parent.firstElementChild;
    for (const item of items) {
      const name = id(item);
      const text = JSON.stringify(item);
      let entry = known.get(name);
      if (!entry) known.set(name, (entry = { shown: create(item), text }));
      else if (entry.text !== text) {
        entry.text = text;
        entry.shown.update(item);
      }
      const { element } = entry.shown;
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
    }
  };
};
