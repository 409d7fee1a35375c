/** What the contract allows a recipe to be, so that the result of a transform can be transformed again. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 2000;

/** A title with words before it, or the title alone if that is too long or says the same twice. */
export const withPrefix = (prefix: string, title: string): string => {
  const hasPrefix = title.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  const name = hasPrefix ? title : `${prefix} ${title}`;
  return name.length <= MAX_TITLE_LENGTH ? name : title;
};
