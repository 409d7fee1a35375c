import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { PantryItem } from '../../../../src/contract/pantries.js';
import type { PantryContent } from '../../../service/activity.js';
import { Action, ActionForm } from './action.js';
import { callAdmin } from './admin.js';
import { callService, errorOf } from './call-service.js';
import { toSdkCall } from './code.js';
import type { Json } from './contract.js';
import { bind, Text } from './controls.js';
import { TestLine } from './copy.js';
import { FormFields } from './form-field.js';
import { formatCount } from './format.js';
import { chosenKey, idOf, KeyChoice } from './keys-choice.js';
import { Section } from './layout.js';
import type { Store } from './store.js';

type Call = (operation: string, values: Json) => Promise<void>;

interface ItemProps {
  item: PantryItem;
  pantryId: string;
  call: Call;
  store: Store;
}

const UPDATE = 'pantries.items.update';

/** The fields of an item. An empty one is cleared, one that was not changed is not sent. */
const ItemForm = ({ item, store, save }: { item: PantryItem; store: Store; save: (changes: Json) => Promise<void> }) => {
  const values = useSignal<Json>({ ...item });
  const fields = store.contract.get(UPDATE)!.fields.filter(({ place }) => place === 'body');
  const changes = () =>
    Object.fromEntries(
      fields.map(({ name }) => [name, values.value[name] ?? null]).filter(([name, value]) => value !== item[name as keyof PantryItem]),
    ) as Json;
  return (
    <ActionForm run={() => save(changes())} button="Save">
      <FormFields
        fields={fields.map((field) => ({ ...field, description: '' }))}
        values={values.value}
        onChange={(next) => (values.value = next)}
      />
    </ActionForm>
  );
};

const Item = ({ item, pantryId, call, store }: ItemProps) => {
  const ids = { pantry_id: pantryId, item_id: item.id };
  const { name, quantity, unit, category, location, expires_at: expiresAt, note } = item;
  const isEdited = useSignal(false);
  const editId = useId();
  const save = async (changes: Json) => {
    await call(UPDATE, { ...ids, ...changes });
    document.getElementById(editId)!.focus();
    isEdited.value = false;
  };
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span class="muted">
          {[quantity, unit, category, location, expiresAt && `expires ${expiresAt}`, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <button
        class="quiet"
        id={editId}
        aria-label={`Edit ${name}`}
        aria-expanded={isEdited.value}
        onClick={() => (isEdited.value = !isEdited.value)}
      >
        {isEdited.value ? 'Close' : 'Edit'}
      </button>
      <Action kind="danger" label={`Remove ${name}`} run={() => call('pantries.items.remove', ids)}>
        Remove
      </Action>
      {isEdited.value && <ItemForm item={item} store={store} save={save} />}
    </li>
  );
};

const PantryCard = ({ content: { pantry, items }, call, store }: { content: PantryContent; call: Call; store: Store }) => {
  const name = useSignal('');
  const add = async () => {
    await call('pantries.items.add', { pantry_id: pantry.id, name: name.value });
    name.value = '';
  };
  return (
    <li class="card">
      <details open>
        <summary>
          <strong>{pantry.name}</strong> <span class="muted">{formatCount(items.length, 'item')}</span>
        </summary>
        <ul class="lines">
          {items.map((item) => (
            <Item key={item.id} item={item} pantryId={pantry.id} call={call} store={store} />
          ))}
        </ul>
        <ActionForm run={add} button="Add item">
          <Text label={`New item of ${pantry.name}`} {...bind(name)} placeholder="brown rice" />
        </ActionForm>
        <div class="fields">
          <button
            class="quiet"
            onClick={() => store.tryAgain('recipes.generate', { ingredients: items.map((item) => item.name), servings: 2 })}
          >
            Cook with it
          </button>
          <Action
            kind="danger"
            label={`Delete ${pantry.name}`}
            ask={`Delete ${pantry.name} and its items?`}
            run={() => call('pantries.delete', { pantry_id: pantry.id })}
          >
            Delete
          </Action>
        </div>
      </details>
    </li>
  );
};

/** The pantries of a key's account. Reading them is not a call of the service; every change is, and appears in the timeline. */
export const Pantries = ({ store }: { store: Store }) => {
  const chosen = useSignal('');
  const name = useSignal('');
  const contents = useSignal<PantryContent[]>([]);
  const { request_count: requestCount = 0 } = store.state.value ?? {};
  const key = chosenKey(store, chosen.value);
  const keyId = key && idOf(key);
  const load = async () => {
    contents.value = key ? await callAdmin<PantryContent[]>('GET', '/pantries', undefined, key) : [];
  };
  // A request may have changed them.
  useEffect(() => void load().catch(() => (contents.value = [])), [keyId, requestCount, store.replaced.value]);
  const call: Call = async (operation, values) => {
    const { status, body } = await callService(store, store.contract.get(operation)!, values, key);
    if (status >= 400) throw new Error(errorOf(body)?.message ?? `The mock responded ${status}.`);
    await load();
  };
  const create = async () => {
    await call('pantries.create', { name: name.value });
    name.value = '';
  };
  return (
    <Section title="Pantries" store={store}>
      <KeyChoice store={store} {...bind(chosen)} />
      <ActionForm run={create} button="Create pantry">
        <Text label="Name" {...bind(name)} placeholder="Home" />
      </ActionForm>
      <TestLine code={toSdkCall('pantries.create', { name: name.value || 'Home' }).replace('const result = ', '')} />
      <ul class="cards">
        {contents.value.map((content) => (
          <PantryCard key={content.pantry.id} content={content} call={call} store={store} />
        ))}
      </ul>
    </Section>
  );
};
