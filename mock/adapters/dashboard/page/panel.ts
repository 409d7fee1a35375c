import type { View } from '../view.js';
import { h } from './dom.js';

/** A part of the page. */
export interface Panel {
  element: HTMLElement;
  show(view: View): void;
}

/** A part of the page under its title; `tools` stand beside it. */
export const frame = (title: string, tools: Node[], ...children: Node[]): HTMLElement => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return h('section', { class: `panel ${id}`, 'aria-labelledby': id }, h('header', {}, h('h2', { id }, title), ...tools), ...children);
};
