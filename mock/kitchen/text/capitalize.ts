export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital if what it replaces had one. */
export const capitalLike = (original: string, text: string): string => (/^\p{Lu}/u.test(original) ? capital(text) : text);

/** With a small letter at the beginning. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
