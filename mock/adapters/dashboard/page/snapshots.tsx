import { useSignal } from '@preact/signals';
import type { MockSnapshot } from '../../../service/mock-service.js';
import { Action, ActionForm } from './action.js';
import { callAdmin } from './admin.js';
import { bind, Labelled, Text } from './controls.js';
import { TestLine } from './copy.js';
import { formatTime } from './format.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

interface Saved {
  name: string;
  snapshot: MockSnapshot;
}

const download = ({ name, snapshot }: Saved): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }));
  link.download = `${name.replaceAll(/[^\w-]+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The whole state, saved and restored. */
export const Snapshots = ({ store }: { store: Store }) => {
  const saved = store.kept<Saved[]>('snapshots', []);
  const name = useSignal('');
  const restored = useSignal('');
  const restore = async (snapshot: MockSnapshot) => {
    restored.value = '';
    await callAdmin('POST', '/restore', { snapshot });
    store.replaced.value += 1;
    restored.value = `Restored at ${formatTime(store.now.value)}.`;
  };
  const save = async () => {
    const snapshot = await callAdmin<MockSnapshot>('GET', '/snapshot');
    saved.value = [...saved.value, { name: name.value.trim() || formatTime(Date.now()), snapshot }];
    name.value = '';
  };
  const file = useSignal<File | undefined>(undefined);
  const restoreFile = async () => {
    if (!file.value) throw new Error('Choose a file first.');
    await restore(JSON.parse(await file.value.text()) as MockSnapshot);
  };
  return (
    <Section title="Snapshots" store={store}>
      <ActionForm run={save} button="Save a snapshot">
        <Text label="Name" {...bind(name)} placeholder="now" />
      </ActionForm>
      <TestLine code="const snapshot = mock.snapshot(); mock.restore(snapshot);" />
      <p role="status">{restored}</p>
      <ul class="lines">
        {saved.value.map((each, index) => (
          <li key={index}>
            <span>{each.name}</span>
            <Action label={`Restore ${each.name}`} ask="Replace the whole state?" run={() => restore(each.snapshot)}>
              Restore
            </Action>
            <button class="quiet" onClick={() => download(each)}>
              Download
            </button>
            <Action
              kind="danger"
              label={`Delete ${each.name}`}
              ask={`Delete ${each.name}?`}
              run={async () => (saved.value = saved.value.filter((other) => other !== each))}
            >
              Delete
            </Action>
          </li>
        ))}
      </ul>
      <div class="fields">
        <Labelled label="From a file">
          {(id) => (
            <input
              id={id}
              type="file"
              accept="application/json"
              onChange={({ currentTarget }) => (file.value = currentTarget.files?.[0])}
            />
          )}
        </Labelled>
        <Action ask="Replace the whole state?" run={restoreFile}>
          Restore the file
        </Action>
      </div>
    </Section>
  );
};
