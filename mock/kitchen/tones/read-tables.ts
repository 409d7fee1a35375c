import { createTableReader } from '../text/table-reader.js';
import { tables } from './tables.generated.js';

export const { mapOf, rowsOf, phrasesOf, groupsOf } = createTableReader('tones', tables);
