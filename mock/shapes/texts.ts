/** The contract does not bound the length of most texts; interfaces should survive this one. */
const LONG_TEXT_LENGTH = 2000;

const repeat = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that break interfaces, by name. Every character is one UTF-16 unit, except in `emoji`. */
export const hostileTexts = {
  '2,000 characters': repeat('Caramelized onion and mushroom toast with thyme ', LONG_TEXT_LENGTH),
  'right-to-left': '\u062e\u0628\u0632 \u0645\u062d\u0645\u0635 \u0645\u0639 \u0627\u0644\u0641\u0637\u0631',
  emoji: '\u{1F35E}\u{1F468}\u200D\u{1F373}\u{1F1EE}\u{1F1F9}\u{1F9C8}',
  markup: '<b>Toast</b> & "butter"',
} as const;

const countCharacters = (text: string): number => Array.from(text).length;

/** The text within these bounds, in characters. */
export const fitText = (text: string, { min, max }: { min: number; max: number }): string => {
  const fitted = Number.isFinite(max) ? Array.from(text).slice(0, max).join('') : text;
  return countCharacters(fitted) >= min ? fitted : fitted.padEnd(min, 'x');
};
