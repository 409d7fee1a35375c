import { categories } from '../../../src/contract/enums.js';
import { listOf, type Row, oneOf } from '../text/read-table.js';
import { cookingClasses } from './cooking-class.js';
import { kinds, roles, type Ingredient } from './ingredient.js';

/** What a selector may ask about, the values that there are, and those of an ingredient. */
const facets = {
  name: { values: undefined, of: ({ name }: Ingredient): readonly string[] => [name] },
  category: { values: categories, of: ({ category }: Ingredient): readonly string[] => [category] },
  role: { values: roles, of: ({ role }: Ingredient): readonly string[] => [role] },
  'cooking class': { values: cookingClasses, of: ({ cookingClass }: Ingredient): readonly string[] => [cookingClass] },
  kind: { values: kinds, of: (ingredient: Ingredient): readonly string[] => ingredient.kinds },
} as const;

const facetNames = ['name', 'category', 'role', 'cooking class', 'kind'] as const;

/** Whether an ingredient is one of those that a cell selects. */
export type Selector = (ingredient: Ingredient) => boolean;

/**
 * Reads a cell that selects ingredients: `category: meat, seafood; role: protein; not kind: processed_meat`. All conditions must hold; one holds
 * if any of its values does. An empty cell selects all.
 *
 * @throws TableError with file, line and column if a condition or a value is unknown.
 */
export const selectorIn = <Column extends string>(row: Row<Column>, column: Column): Selector => {
  const conditions = listOf(row.cells[column], ';').map((condition) => {
    const [asked = '', values = ''] = listOf(condition, ':');
    const isDenied = asked.startsWith('not ');
    const facet = facets[oneOf(row, column, facetNames, isDenied ? asked.slice('not '.length) : asked)];
    const wanted = listOf(values).map((value) => (facet.values ? oneOf<Column, string>(row, column, facet.values, value) : value));
    return (ingredient: Ingredient): boolean => facet.of(ingredient).some((value) => wanted.includes(value)) !== isDenied;
  });
  return (ingredient) => conditions.every((holds) => holds(ingredient));
};
