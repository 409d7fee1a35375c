import { listsOf } from './tables.generated.js';

export const { isOn } = listsOf('word-lists.tsv');
