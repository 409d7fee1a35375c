import { listsOf } from './tables.generated.js';

export const { isOn, names } = listsOf('word-lists.tsv');
