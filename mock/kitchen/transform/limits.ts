/** What the contract allows a recipe to be, so that the result of a transform can be transformed again. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 2000;

/** A title with words before it, or the title alone if that is too long or says the same twice. */
export const withPrefix = (prefix: string, title: string): string => {
  const hasPrefix = title.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  const name = hasPrefix ? title : `${prefix} ${title}`;
  return name.length <= MAX_TITLE_LENGTH ? name : title;
};

/** A printed recipe has a few thousand characters. Steps of more are not read: it would take too long, and they are not one recipe. */
export const MAX_CHARACTERS = 40_000;
