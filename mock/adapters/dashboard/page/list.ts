/** The element of one item. */
export interface ListItem<Item> {
  element: HTMLElement;
  /** Shows a new value of the same item. */
  update(item: Item): void;
}

export interface ListOptions<Item> {
  id(item: Item): string;
  create(item: Item): ListItem<Item>;
  /** Text of the empty list. */
  empty: string;
}

/**
 * Returns a function that renders items as the children of `parent`. It leaves unchanged items alone and updates changed ones in place, so
 * that focus and opened details stay.
 */
export const createList = <Item>(parent: HTMLElement, { id, create, empty }: ListOptions<Item>): ((items: readonly Item[]) => void) => {
  const rendered = new Map<string, { listItem: ListItem<Item>; text: string }>();
  parent.dataset['empty'] = empty;
  const removeMissing = (ids: ReadonlySet<string>): void => {
    for (const [itemId, { listItem }] of rendered) {
      if (ids.has(itemId)) continue;
      listItem.element.remove();
      rendered.delete(itemId);
    }
  };
  const render = (item: Item): HTMLElement => {
    const itemId = id(item);
    const text = JSON.stringify(item);
    const entry = rendered.get(itemId);
    if (!entry) {
      const listItem = create(item);
      rendered.set(itemId, { listItem, text });
      return listItem.element;
    }
    if (entry.text !== text) {
      entry.text = text;
      entry.listItem.update(item);
    }
    return entry.listItem.element;
  };
  return (items) => {
    removeMissing(new Set(items.map(id)));
    let next = parent.firstElementChild;
    for (const item of items) {
      const element = render(item);
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
    }
  };
};
