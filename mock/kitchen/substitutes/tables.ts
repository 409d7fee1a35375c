import type { TableFile } from '../text/read-table.js';
import { tables as compiled } from './tables.generated.js';

/** All tables of substitutes, one for each category. */
export const substituteTables: readonly TableFile[] = Object.entries(compiled)
  .filter(([file]) => file.endsWith('.txt'))
  .map(([file, text]) => ({ file: `substitutes/data/${file}`, text }));
