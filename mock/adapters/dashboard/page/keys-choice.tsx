import type { KeyView } from '../view.js';
import { callAdmin, type KeyName } from './admin.js';
import type { Store } from './store.js';
import { Choice } from './ui.js';

/** What a client needs to call the mock. */
export interface ConnectionDetails {
  api_key: string | null;
  callback_secret: string;
}

export const nameOf = ({ last4, account }: KeyView): KeyName => ({ last4, account });

/** The key that is chosen by its place in the list, which may have become shorter; `undefined` without keys. */
export const chosenKey = (store: Store, index: number): KeyView | undefined => {
  const keys = store.state.value?.keys ?? [];
  return keys[index] ?? keys[0];
};

/** Tells keys apart. */
export const idOf = ({ last4, account }: KeyName): string => `${account} ${last4}`;

/** A key in full and its callback secret; makes a key if there is none. */
export const loadConnection = async (key: KeyName | undefined): Promise<ConnectionDetails & { api_key: string }> => {
  const details = await callAdmin<ConnectionDetails>('GET', '/connection', undefined, key);
  if (details.api_key !== null) return { ...details, api_key: details.api_key };
  const { key: created } = await callAdmin<{ key: string }>('POST', '/keys', {});
  return { ...details, api_key: created };
};

/** Chooses one of the keys. */
export const KeyChoice = ({ store, index, onChange }: { store: Store; index: number; onChange: (index: number) => void }) => {
  const keys = store.state.value?.keys ?? [];
  if (keys.length === 0) return <p class="muted">There is no key yet: the first request makes one.</p>;
  const options = keys.map(({ last4, tier }, position) => [String(position), `…${last4} (${tier})`] as const);
  return <Choice label="Key" value={String(index)} options={options} onChange={(value) => onChange(Number(value))} />;
};
