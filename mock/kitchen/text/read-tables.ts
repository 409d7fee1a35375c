import { createRowReader } from './read-table.js';
import { tables } from './tables.generated.js';

export const rowsOf = createRowReader('text', tables);
