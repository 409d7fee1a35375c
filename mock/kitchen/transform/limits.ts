/** What the contract allows a recipe to be, so that the result of a transform can be transformed again. */
export const maxTitleLength = 200;
export const maxLines = 100;
export const maxTextLength = 2000;

/** A title with words before it, or the title alone if that is too long or says the same twice. */
export const withPrefix = (prefix: string, title: string): string => {
  const isSaid = title.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  const name = isSaid ? title : `${prefix} ${title}`;
  return name.length <= maxTitleLength ? name : title;
};
