import type { Exclusively } from '../core/store.js';
import type { OpenState, Persistence } from './persistence.js';
import { SharedState, type SharedStateStore } from './shared-state.js';
import { openStateFile } from './sqlite.js';
import { show } from '../util/show.js';

/** What a stored state needs of a service. */
interface Stored {
  readonly persistence: Persistence;
  share(exclusively: Exclusively): void;
}

/** Throws a `RangeError` for a value that is neither the name of a file nor a shared state. */
const assertWhere = (where: string | SharedStateStore): void => {
  if (typeof where === 'string' || typeof (where as Partial<SharedStateStore> | null)?.transaction === 'function') return;
  throw new RangeError(`listen: \`persist\` must be the name of a file, or a state such as createPostgresState(), not ${show(where)}.`);
};

/** Loads the state of a file, or of a store that other processes use too. Rejects if the state cannot be used. */
export const openState = async (where: string | SharedStateStore, { persistence, share }: Stored): Promise<OpenState> => {
  assertWhere(where);
  if (typeof where === 'string') return openStateFile(where, persistence);
  const state = new SharedState(where, persistence);
  await state.save();
  share(state.exclusively);
  return { save: () => state.save(), close: () => {} };
};
