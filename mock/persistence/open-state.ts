import type { Exclusively } from '../core/store.js';
import type { OpenState, Persistence } from './persistence.js';
import { SharedState, type SharedStateStore } from './shared-state.js';
import { openStateFile } from './sqlite.js';

/** What a stored state needs of a service. */
interface Stored {
  readonly persistence: Persistence;
  share(exclusively: Exclusively): void;
}

/** Loads the state of a file, or of a store that other processes use too. Rejects if the state cannot be used. */
export const openState = async (where: string | SharedStateStore, { persistence, share }: Stored): Promise<OpenState> => {
  if (typeof where === 'string') return openStateFile(where, persistence);
  const state = new SharedState(where, persistence);
  await state.save();
  share(state.exclusively);
  return { save: () => state.save(), close: () => {} };
};
