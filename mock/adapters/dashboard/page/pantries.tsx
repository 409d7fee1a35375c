import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PantryItem } from '../../../../src/contract/pantries.js';
import type { PantryContent } from '../../../service/activity.js';
import { callAdmin } from './admin.js';
import { toSdkCall } from './code.js';
import { toHttpRequest, type Json } from './contract.js';
import { formatCount } from './format.js';
import { chosenKey, idOf, KeyChoice, loadConnection, nameOf } from './keys-choice.js';
import type { Store } from './store.js';
import { Action, ActionForm, Labelled, Section, TestLine } from './ui.js';

type Call = (operation: string, values: Json) => Promise<void>;

const Item = ({ item, pantryId, call, store }: { item: PantryItem; pantryId: string; call: Call; store: Store }) => {
  const ids = { pantry_id: pantryId, item_id: item.id };
  const { name, quantity, unit, category, location, expires_at: expiresAt, note } = item;
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span class="muted">
          {[quantity, unit, category, location, expiresAt && `expires ${expiresAt}`, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <button
        type="button"
        class="quiet"
        aria-label={`Edit ${name}`}
        onClick={() => store.tryAgain({ operation: 'pantries.items.update', values: { ...ids, name, quantity, unit, category, location } })}
      >
        Edit
      </button>
      <Action kind="danger" label={`Remove ${name}`} run={() => call('pantries.items.remove', ids)}>
        Remove
      </Action>
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
          <Labelled label={`New item of ${pantry.name}`}>
            <input value={name.value} placeholder="brown rice" onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
          </Labelled>
        </ActionForm>
        <div class="fields">
          <button
            type="button"
            class="quiet"
            onClick={() =>
              store.tryAgain({ operation: 'recipes.generate', values: { ingredients: items.map((item) => item.name), servings: 2 } })
            }
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
  const index = useSignal(0);
  const name = useSignal('');
  const contents = useSignal<PantryContent[]>([]);
  const { request_count: requestCount = 0 } = store.state.value ?? {};
  const key = chosenKey(store, index.value);
  const keyId = key && idOf(key);
  const load = async () => {
    contents.value = key ? await callAdmin<PantryContent[]>('GET', '/pantries', undefined, nameOf(key)) : [];
  };
  // A request may have changed them.
  useEffect(() => void load().catch(() => (contents.value = [])), [keyId, requestCount, store.replaced.value]);
  const call: Call = async (operation, values) => {
    const { api_key: apiKey } = await loadConnection(key && nameOf(key));
    const { method, path, body } = toHttpRequest(store.contract.value.get(operation)!, values);
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const response = await fetch(location.origin + path, { method, headers, ...(body !== undefined && { body }) });
    if (!response.ok) throw new Error(((await response.json()) as { error: { message: string } }).error.message);
    await load();
  };
  const create = async () => {
    await call('pantries.create', { name: name.value });
    name.value = '';
  };
  return (
    <Section title="Pantries" intro="Of the account of one key. A change is a real call, so it appears in the timeline and counts.">
      <KeyChoice store={store} index={index.value} onChange={(value) => (index.value = value)} />
      <ActionForm run={create} button="Create pantry">
        <Labelled label="Name">
          <input value={name.value} placeholder="Home" onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </Labelled>
      </ActionForm>
      <TestLine code={toSdkCall('pantries.create', { name: name.value || 'Home' }).replace('const result = ', '')} />
      {contents.value.length === 0 && <p class="muted">No pantry yet. Create one, then cook with its items.</p>}
      <ul class="cards">
        {contents.value.map((content) => (
          <PantryCard key={content.pantry.id} content={content} call={call} store={store} />
        ))}
      </ul>
    </Section>
  );
};
