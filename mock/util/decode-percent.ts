/** A percent-encoded text decoded; the text itself if it is not validly encoded. */
export const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
