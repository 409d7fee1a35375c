import type { Allergen } from '../../../src/contract/vocabulary.js';
import type { Kind } from '../ingredients/ingredient.js';
import type { Restriction } from './restriction.js';

/** What stays allowed although a restriction would leave it out: one ingredient by its name, or what a class of food is made of. */
export type Exception = { name: string } | { kinds: readonly Kind[]; allergens: readonly Allergen[] };

const fine = 'ok(?:ay)?|fine|allowed|permitted|tolerated|no problem|all right|alright';

/** Words with which nothing is allowed, whatever else is said. */
export const refuses =
  /\b(?:not|non?|zero|never|nothing|without|minus|skip|omit|free|hates?|dislikes?|sick|ill|hives|disease|cant|cannot|dont|wont|\w+n't)\b|avoid|exclud|allerg|intoleran|sensitiv|anaphyla|epi ?pen|c(?:o)?eliac|react/;

/** "ghee ok", "fine with oats". */
const saysFine = new RegExp(
  String.raw`^(?:(?:still |just )?(?:${fine}) with (?<with>.+)|(?<said>.+?) (?:is |are |would be )?(?:also |still |totally |always )?(?:${fine}|(?<=(?:is|are) )(?:good|safe))(?: for me| with me| though| too)?)$`,
);

/** After another part: "but I eat fish", "can have butter". */
const saysEaten =
  /^(?:i |we |he |she |they )?(?:(?:do |does |will |still |also )*eats?|(?:can|may) (?:still |also )?(?:eat|have|tolerate)) (.+)$/;

const saysExcept = /^(.*?)\s*\b(?:except(?:ing)?(?: for)?|apart from|other than|aside from|besides)\s+(.+)$/;

/** One part of what was said: food that is refused, named and no more, allowed, or excepted from what was said before. */
export interface Said {
  words: string;
  says: 'refused' | 'named' | 'allowed' | 'excepted';
}

/** Takes the parts of a restriction for what they say: "no dairy except ghee" refuses dairy and excepts ghee. */
export const readParts = (parts: readonly string[]): Said[] =>
  parts.flatMap((part, at): Said[] => {
    const [, from = '', but = ''] = saysExcept.exec(part) ?? [];
    if (but !== '') return [...(from === '' ? [] : [{ words: from, says: 'refused' } as const]), { words: but, says: 'excepted' }];
    const { with: whom, said } = saysFine.exec(part)?.groups ?? {};
    if (refuses.test(part)) return [{ words: part, says: 'refused' }];
    const allowed = whom ?? said ?? (at > 0 ? saysEaten.exec(part)?.[1] : undefined);
    return [allowed === undefined ? { words: part, says: 'named' } : { words: allowed, says: 'allowed' }];
  });

/** The restriction with what it lets pass. */
export const allowing = (restriction: Restriction, exceptions: readonly Exception[]): Restriction =>
  exceptions.reduce<Restriction>(
    (left, exception) =>
      'name' in exception
        ? { ...left, except: [...left.except, exception.name] }
        : {
            ...left,
            kinds: left.kinds.filter((kind) => !exception.kinds.includes(kind)),
            allergens: left.allergens.filter((allergen) => !exception.allergens.includes(allergen)),
          },
    restriction,
  );
