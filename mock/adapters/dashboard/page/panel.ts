import type { DashboardView } from '../view.js';
import { h } from './dom.js';

/** A section of the page. */
export interface Panel {
  element: HTMLElement;
  update(view: DashboardView): void;
}

/** A section with a title; `actions` are controls next to the title. */
export const section = (title: string, actions: Node[], ...children: Node[]): HTMLElement => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return h('section', { class: `panel ${id}`, 'aria-labelledby': id }, h('header', {}, h('h2', { id }, title), ...actions), ...children);
};
