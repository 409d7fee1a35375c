import { useSignal } from '@preact/signals';
import type { KeyView } from '../view.js';
import { callAdmin, type KeyName } from './admin.js';
import { bind, Choice, type Bound } from './controls.js';
import { formatCount } from './format.js';
import type { Store } from './store.js';

/** What a client needs to call the mock. */
export interface ConnectionDetails {
  api_key: string | null;
  callback_secret: string;
}

/** Tells keys apart. */
export const idOf = ({ last4, account }: KeyName): string => `${account} ${last4}`;

/** The key with that id, or the first; `undefined` without keys. */
export const chosenKey = (store: Store, id: string): KeyView | undefined => {
  const keys = store.state.value?.keys ?? [];
  return keys.find((key) => idOf(key) === id) ?? keys[0];
};

/** A key in full and its callback secret; makes a key if there is none. */
export const loadConnection = async (key: KeyName | undefined): Promise<ConnectionDetails & { api_key: string }> => {
  const details = await callAdmin<ConnectionDetails>('GET', '/connection', undefined, key);
  if (details.api_key !== null) return { ...details, api_key: details.api_key };
  const { key: created } = await callAdmin<{ key: string }>('POST', '/keys', {});
  return { ...details, api_key: created };
};

/** The fewest calls that a limit of a key leaves. */
const callsLeft = ({ minute, day, trial }: KeyView): string => {
  const left = [minute, day, trial].flatMap((limit) => limit?.remaining ?? []);
  return left.length === 0 ? 'no limits' : `${formatCount(Math.min(...left), 'call')} left`;
};

/** Chooses one of the keys by its id: the first by default, or `any`, which is an empty id. */
export const KeyChoice = ({ store, any, value, onChange }: Bound & { store: Store; any?: string }) => {
  const keys = store.state.value?.keys ?? [];
  if (keys.length === 0) return any === undefined ? <p class="muted">There is no key yet: the first request makes one.</p> : null;
  const options = keys.map((key) => [idOf(key), `…${key.last4} (${key.tier}, ${callsLeft(key)})`] as const);
  if (any === undefined) return <Choice label="Key" options={options} value={idOf(chosenKey(store, value)!)} onChange={onChange} />;
  return <Choice label="Key" options={[['', any], ...options]} value={value} onChange={onChange} />;
};

/** A choice of one key or of all of them: the key, the key as the code of a test has it, and the control. */
export const useAnyKey = (store: Store, any: string) => {
  const id = useSignal('');
  const key = id.value === '' ? undefined : chosenKey(store, id.value);
  return { key, inCode: { key: key && `…${key.last4}` }, choice: <KeyChoice store={store} {...bind(id)} any={any} /> };
};
