import type { KeyView } from '../view.js';
import { callAdmin, type KeyName } from './admin.js';
import { KEY_VARIABLE } from './code.js';
import { bind, Choice, type Bound } from './controls.js';
import { formatNumber } from './format.js';
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
  return { ...details, api_key: details.api_key ?? (await callAdmin<{ key: string }>('POST', '/keys', {})).key };
};

/** The limits of a key, and when they hold. */
export const LIMITS = { minute: 'this minute', day: 'today', trial: 'in total' } as const;

/** The limits that a key has. */
export const limitsOf = (key: KeyView): (keyof typeof LIMITS)[] =>
  (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter((name) => key[name] !== null);

/** The calls that each limit of a key leaves. */
const callsLeft = (key: KeyView): string => {
  const left = limitsOf(key).map((name) => `${formatNumber(key[name]!.remaining)} ${LIMITS[name]}`);
  return left.length === 0 ? 'no limits' : `calls left: ${left.join(', ')}`;
};

/** How the use of a key or its limits differ from those of a new key; empty if they do not. */
export const keyChange = (key: KeyView): string =>
  [key.ownLimits ? 'own limit' : '', ...limitsOf(key).map((name) => (key[name]!.remaining === 0 ? `used up ${LIMITS[name]}` : ''))]
    .filter(Boolean)
    .join(', ');

/** Chooses one of the keys by its id: the first by default, or `any`, which is an empty id. */
export const KeyChoice = ({ store, any, value, onChange }: Bound & { store: Store; any?: string }) => {
  const keys = store.state.value?.keys ?? [];
  if (keys.length === 0) return any === undefined ? <p class="muted">There is no key yet: the first request makes one.</p> : null;
  const options = keys.map((key) => [idOf(key), `…${key.last4} (${key.tier}, ${callsLeft(key)})`] as const);
  return (
    <Choice
      label="Key"
      options={any === undefined ? options : [['', any], ...options]}
      value={any === undefined ? idOf(chosenKey(store, value)!) : value}
      onChange={onChange}
    />
  );
};

/** A choice of one key or of all of them, of a form: the key, its option in the code of a test, and the control. */
export const anyKey = (store: Store, form: string, any: string) => {
  const id = store.kept(`${form} key`, '');
  const key = id.value === '' ? undefined : chosenKey(store, id.value);
  return { key, inCode: { key: key && KEY_VARIABLE }, choice: <KeyChoice store={store} {...bind(id)} any={any} /> };
};
