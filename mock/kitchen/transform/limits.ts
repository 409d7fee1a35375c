/** What the contract allows a recipe to be, so that the result of a transform can be transformed again. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_LINES = 100;
export const MAX_TEXT_LENGTH = 2000;

/** A title with words before it, or the title alone if that is too long or says the same twice. */
export const withPrefix = (prefix: string, title: string): string => {
  const hasPrefix = title.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  const name = hasPrefix ? title : `${prefix} ${title}`;
  return name.length <= MAX_TITLE_LENGTH ? name : title;
};

/** A printed recipe has a few thousand characters. One that has so many is not read further: it would take too long, and is not one recipe. */
export const MAX_CHARACTERS = 40_000;

/** Whether a recipe is too long to be read. */
export const isTooLong = (texts: readonly string[]): boolean => texts.reduce((sum, text) => sum + text.length, 0) > MAX_CHARACTERS;

/** Why a recipe stays as it is if it is too long to be read. */
export const reasonIfTooLong = (texts: readonly string[]): string | undefined =>
  isTooLong(texts)
    ? `This recipe has more than ${MAX_CHARACTERS} characters, which is more than one recipe has: it stays as it is.`
    : undefined;

/** The first texts, up to the characters that are read. */
export const readable = (texts: readonly string[]): readonly string[] => {
  let left = MAX_CHARACTERS;
  return texts.filter((text) => (left -= text.length) >= 0);
};
