/** A name with dots as one word: `pantries.items.add` is `pantriesItemsAdd`. */
export const camelCase = (name: string): string => name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
