import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeyView } from '../view.js';
import { ActiveNow } from './active-now.js';
import { CallbackDetail } from './callback-detail.js';
import { Callbacks } from './callbacks.js';
import { ClockControls } from './clock.js';
import { Connect } from './connect.js';
import { Choice } from './controls.js';
import { Faults } from './faults.js';
import { Hosts } from './hosts.js';
import { Keys } from './keys.js';
import { idOf } from './keys-choice.js';
import { Latency } from './latency.js';
import { Sections } from './layout.js';
import { Overrides } from './overrides.js';
import { Pantries } from './pantries.js';
import { RequestDetail } from './request-detail.js';
import { Reset } from './reset.js';
import { Scenarios } from './scenarios.js';
import { Snapshots } from './snapshots.js';
import { operationOf, outcomeOf } from './rows.js';
import { TABS, type Store, type Tab } from './store.js';
import { Timeline } from './timeline.js';
import { TryIt } from './try-it.js';

const tabNames: Record<Tab, string> = {
  timeline: 'Timeline',
  details: 'Details',
  connect: 'Connect',
  try: 'Try it',
  data: 'Data',
  control: 'Control',
};

const Details = ({ store }: { store: Store }) => {
  const row = store.selected.value;
  if (!row) {
    return (
      <div class="empty">
        <p>{store.rows.value.length > 0 ? 'Choose a line of the timeline.' : 'Requests appear here.'}</p>
        <p class="muted">{store.catalog.texts['keyboard']}</p>
      </div>
    );
  }
  return row.kind === 'request' ? <RequestDetail row={row} store={store} /> : <CallbackDetail row={row} store={store} />;
};

const views: Record<Exclude<Tab, 'timeline'>, (props: { store: Store }) => preact.JSX.Element> = {
  details: Details,
  connect: Connect,
  try: TryIt,
  data: ({ store }) => <Sections store={store} of={{ 'API keys': Keys, Pantries, 'Callback hosts': Hosts, Snapshots }} />,
  control: ({ store }) => (
    <Sections
      store={store}
      of={{
        'Make the next call fail': Faults,
        Scenarios,
        Clock: ClockControls,
        Latency,
        'Edit a response': Overrides,
        Callbacks,
        Reset,
      }}
    />
  ),
};

/** Selects the shared service or that of an isolated key. Hidden without isolated keys. */
const ServiceChoice = ({ store }: { store: Store }) => {
  const isolated = useSignal<KeyView[]>([]);
  const { state, service } = store;
  // An isolated service lists only its own key; the options must still lead back to the shared service.
  useEffect(() => {
    if (service.value === undefined) isolated.value = (state.value?.keys ?? []).filter((key) => key.isolated);
  }, [state.value, service.value]);
  if (isolated.value.length === 0) return null;
  return (
    <Choice
      isBare
      label="Service to show"
      value={service.value ? idOf(service.value) : ''}
      options={[['', 'shared service'], ...isolated.value.map((key) => [idOf(key), `service of …${key.last4}`] as const)]}
      onChange={(value) => (service.value = isolated.value.find((key) => idOf(key) === value))}
    />
  );
};

const Header = ({ store }: { store: Store }) => (
  <header class="top">
    <img src="icon.svg" alt="" width="24" height="24" />
    <h1>Recipe AI mock</h1>
    <code class="address">{location.origin}</code>
    <ServiceChoice store={store} />
  </header>
);

const Tabs = ({ store }: { store: Store }) => (
  <nav class="tabs" aria-label="Views">
    {TABS.map((name) => (
      <button
        key={name}
        class={`tab tab-${name}`}
        aria-current={store.tab.value === name ? 'page' : undefined}
        onClick={() => (store.tab.value = name)}
      >
        {tabNames[name]}
      </button>
    ))}
  </nav>
);

/** The whole page: the timeline, and one view at its side. */
export const App = ({ store }: { store: Store }) => {
  const { value: tab } = store.tab;
  const { value: row } = store.selected;
  const title = tab === 'details' && row ? `${outcomeOf(row)} ${operationOf(row)}` : tabNames[tab];
  useEffect(() => void (document.title = `${title} - Recipe AI mock`), [title]);
  const View = views[tab === 'timeline' ? 'details' : tab];
  return (
    <>
      <Header store={store} />
      <Tabs store={store} />
      <ActiveNow store={store} />
      <main class={`shows-${tab}`}>
        <Timeline store={store} />
        <div class="view" key={tab}>
          <View store={store} />
        </div>
      </main>
    </>
  );
};
