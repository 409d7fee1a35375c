import { createTableReader } from '../text/table-reader.js';
import { tables } from './tables.generated.js';

export const { groupsOf, rowsOf } = createTableReader('categories', tables);
