import type { ComponentChildren, VNode } from 'preact';
import type { Store } from './store.js';

const toId = (title: string): string => `section-${title.replaceAll(' ', '-')}`;

/** Sections by their titles, below a list of them. */
export const Sections = ({ of, store }: { of: Record<string, (props: { store: Store }) => VNode>; store: Store }) => (
  <>
    <nav class="contents" aria-label="Sections">
      {Object.keys(of).map((title) => (
        <button key={title} onClick={() => document.getElementById(toId(title))!.scrollIntoView()}>
          {title}
        </button>
      ))}
    </nav>
    {Object.entries(of).map(([title, View]) => (
      <View key={title} store={store} />
    ))}
  </>
);

/** A section of a view, with a heading, and the text that the catalog has for it. */
export const Section = ({ title, children, store }: { title: string; children: ComponentChildren; store: Store }) => {
  const id = toId(title);
  const intro = store.catalog.texts[title];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && <p class="muted">{intro}</p>}
      {children}
    </section>
  );
};

/** A rounded word. */
export const Tag = ({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'plain'; children: ComponentChildren }) => (
  <span class={`tag ${tone}`}>{children}</span>
);

/** Names and values. */
export const Facts = ({ facts }: { facts: Record<string, ComponentChildren> }) => (
  <dl>
    {Object.entries(facts)
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Headers, folded. */
export const Headers = ({ title, headers }: { title: string; headers: Record<string, string> }) => (
  <details>
    <summary>
      {title} <span class="muted">{Object.keys(headers).length}</span>
    </summary>
    <Facts facts={headers} />
  </details>
);
