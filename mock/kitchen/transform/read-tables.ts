import { createTableReader } from '../text/table-reader.js';
import { tables } from './tables.generated.js';

export const { rowsOf, phrasesOf, mapOf, groupsOf } = createTableReader('transform', tables);
