import { diets, type Diet } from '../../../src/contract/vocabulary.js';
import { readRestrictions } from '../safety/diets.js';
import type { Restriction } from '../safety/restriction.js';

/** What is heard in the reason why something is to be replaced. */
export interface Reason {
  /** What no substitute may hold. */
  restrictions: readonly Restriction[];
  /** True where it costs too much. */
  dear: boolean;
  /** True where somebody does not like it. */
  disliked: boolean;
}

const not = String.raw`(?:do(?:es)?n[’']?t|do(?:es)? not|can[’']?t|cannot|must not|won[’']?t|will not)`;
const expensive = /expensive|pric[ey]|cost|cheap|budget|afford/i;
const hated = new RegExp(String.raw`\b(?:hates?|dislikes?|detests?|picky|taste of|${not} (?:like|eat|stand))\b`, 'i');

/** Says that a thing is not there: what is only in the house is not forbidden. */
const shortage = new RegExp(
  String.raw`\b(?:out of|ran|run|only (?:have|got)|just have|left|gone|went|expired|forgot|sold|stores?|shops?|haven[’']?t|(?:${not}|did not|didn[’']?t|could not|couldn[’']?t) (?:have|get|got|buy|find))\b`,
  'i',
);

/** Says that somebody must not eat something. */
const need = new RegExp(
  String.raw`allerg|anaphyla|\breact|\bavoid|\b(?:sick|ill|doctor)\b|intoleran|celiac|coeliac|vegan|vegetarian|plant.based|\bdiet|halal|kosher|pregnan|keto|paleo|whole ?30|fodmap|low.carb|\bfree\b|\b${not} (?:eat|have (?:any )?(?:dairy|gluten|nuts?|milk|eggs?|soy|fish|shellfish))\b`,
  'i',
);

/** Says that something is kept out, and not that there is none of it. */
const refused =
  /(?<!\b(?:have|has|had|got|is|are|was|were|there[’']s) )\bno (?!(?:\S+ ){1,3}(?:left|available|(?:at|in) the (?:store|shop|fridge|pantry))\b)/i;

/** Less of something, as people say it. */
const less = String.raw`\b(?:less|lower in|low in|fewer|cut(?:ting)? (?:down on|back on)|reduc\w+) (?:the )?`;
const wishes: readonly (readonly [RegExp, Diet])[] = [
  [new RegExp(String.raw`${less}(?:fat|calories)\b|\blighter\b`, 'i'), 'low_fat'],
  [new RegExp(String.raw`${less}(?:salt|sodium)\b|blood pressure`, 'i'), 'low_sodium'],
];

const knownDiets: ReadonlySet<Diet> = new Set(diets);

/** Each is a restriction of its own; one is read no longer than that of a request. */
const sentencesOf = (reason: string): string[] => reason.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== '');

/** The diets and allergies that a reason names, among whatever else it tells. */
const forbiddenBy = (reason: string): Restriction[] => {
  const isNeed = need.test(reason);
  const isShort = shortage.test(reason);
  const wished = wishes.flatMap(([words, diet]) => (words.test(reason) ? [diet] : []));
  if (!isNeed && !refused.test(reason) && (wished.length > 0 || isShort)) return readRestrictions(wished).exclusions;
  const { exclusions, warnings } = readRestrictions([...sentencesOf(reason), ...wished]);
  if (warnings.length === 0 || (isNeed && !isShort)) return exclusions;
  return exclusions.filter(({ name, countsTraces }) => countsTraces || knownDiets.has(name));
};

/** Reads a reason as people give it: "my son is allergic to nuts", "out of stock", "too expensive", "we only have milk". */
export const readReason = (reason: string | undefined): Reason =>
  reason === undefined
    ? { restrictions: [], dear: false, disliked: false }
    : { restrictions: forbiddenBy(reason), dear: expensive.test(reason), disliked: hated.test(reason) };
