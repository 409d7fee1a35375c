import { createTableReader } from '../text/table-reader.js';
import { tables } from './tables.generated.js';

export const { groupsOf } = createTableReader('categories', tables);
