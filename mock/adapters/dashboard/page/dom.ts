type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/**
 * Creates an element. A string child becomes a text node, so markup in it has no effect. A function is added as a listener: `onclick`
 * listens for `click`.
 */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
};

/** A drop-down list. `labels` are in the order of `values`. */
export const select = (label: string, values: readonly string[], labels: readonly string[] = values): HTMLSelectElement =>
  h('select', { 'aria-label': label }, ...values.map((value, index) => h('option', { value }, labels[index] ?? value)));

/** Replaces the options and keeps the selected value. Does nothing if the options are the same, so that an open list stays open. */
export const setOptions = (element: HTMLSelectElement, values: readonly string[], labels: readonly string[] = values): void => {
  const current = [...element.options].map(({ value, text }) => `${value}\t${text}`).join('\n');
  if (current === values.map((value, index) => `${value}\t${labels[index]}`).join('\n')) return;
  const selected = element.value;
  element.replaceChildren(...values.map((value, index) => h('option', { value }, labels[index]!)));
  if (values.includes(selected)) element.value = selected;
};

export const button = (label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick, ...attributes }, label);

/** Fields in a row, with a handler for their submission. */
export const form = (onsubmit: () => void, ...children: (Node | string)[]): HTMLFormElement =>
  h(
    'form',
    {
      onsubmit(event) {
        event.preventDefault();
        onsubmit();
      },
    },
    ...children,
  );

/** The time of day of an ISO 8601 time, in UTC, as the mock's days are. */
export const timeOf = (iso: string): string => iso.slice(11, 19);
