import { dairyEggs } from './dairy-eggs.js';

/** All tables of swaps, one a shelf. */
export const tables: readonly string[] = [dairyEggs];
