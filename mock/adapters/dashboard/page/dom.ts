type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/** An element. Children that are texts become text and nothing else, whatever stands in them; `onclick` and the like are listeners. */
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

/** A choice of one. `labels` are in the order of `values`. */
export const choice = (label: string, values: readonly string[], labels: readonly string[] = values): HTMLSelectElement =>
  h('select', { 'aria-label': label }, ...values.map((value, at) => h('option', { value }, labels[at] ?? value)));

/** Offers these values, and keeps what was chosen; touches nothing where they are offered already. */
export const offer = (select: HTMLSelectElement, values: readonly string[]): void => {
  if ([...select.options].map(({ value }) => value).join('\n') === values.join('\n')) return;
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => h('option', { value }, value)));
  if (values.includes(chosen)) select.value = chosen;
};

export const button = (label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick, ...attributes }, label);

/** Fields in a row, and what happens when they are sent. */
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

/** The time of day of an ISO moment, in UTC as the mock's days are. */
export const timeOf = (iso: string): string => iso.slice(11, 19);
