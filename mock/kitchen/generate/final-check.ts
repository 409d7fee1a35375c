import { styles } from '../dishes/cuisines.js';
import { forms } from '../dishes/forms.js';
import { handlingWords } from '../dishes/handling.js';
import type { Restriction } from '../safety/restriction.js';
import { checkText, type Breach } from '../safety/safety.js';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words that dish patterns are written in, as far as they are not names of what goes in. */
const patternWords = (() => {
  let words: Set<string> | undefined;
  return (): ReadonlySet<string> =>
    (words ??= new Set(
      [
        ...forms.flatMap(({ noun, plainNoun, motions }) => [
          noun,
          plainNoun ?? '',
          ...motions.flatMap(({ text, hint, finesse, cue, tools }) => [
            text.replace(/\{[^}]*\}|\[[?!^][\w+]+/g, ' '),
            hint ?? '',
            finesse ?? '',
            typeof cue === 'string' ? cue : '',
            ...(tools ?? []),
          ]),
        ]),
        ...Object.values(styles).flatMap(({ adjective, calls }) => [adjective, ...Object.values(calls)]),
        ...handlingWords,
      ].flatMap(wordsOf),
    ));
})();

/**
 * What in a text of a generated recipe breaks a restriction. To fry is not a french fry and a skewer is no meat: the words of the patterns
 * themselves are vetted in the tests, so that only what was put into them counts here. What goes in is checked by name as well. A comma parts two
 * things: "beat the eggs, wash the spinach" is no egg wash.
 */
export const breachesIn = (text: string, restrictions: readonly Restriction[]): Breach[] =>
  restrictions.length === 0
    ? []
    : checkText(text.replaceAll(',', ';'), restrictions).filter(({ words }) => !wordsOf(words).every((word) => patternWords().has(word)));
