import type { Mention } from '../mentions.js';
import type { WorkingLine, WorkingRecipe } from '../working-recipe.js';

/** What does not stand hours of moist heat, and goes in at the end: dairy, seafood and fresh herbs. */
export const isLate = ({ ingredient, name, unit }: WorkingLine): boolean => {
  if (!ingredient) return false;
  const { kinds, role } = ingredient;
  if (role === 'dairy' || (kinds.includes('dairy') && (role === 'cheese' || /cream/.test(ingredient.name))))
    return ingredient.facts.calories > 30 && !/powder|dry/.test(name);
  if (kinds.includes('fish') || kinds.includes('crustacean') || kinds.includes('mollusc')) return role === 'protein';
  return role === 'herb' && kinds.includes('leafy') && unit !== 'teaspoon' && !/dried|ground|bay/.test(name);
};

const before = String.raw`(?:(?:[\d½¼¾⅓⅔⅛/.\s-]+)?(?:cups?|tablespoons?|tbsp\.?|teaspoons?|tsp\.?|ounces?|oz\.?|pounds?|lbs?\.?|g|ml|handfuls?|sprigs?)?\s*(?:of\s+)?(?:the\s+)?(?:(?:remaining|chopped|fresh|grated|shredded|minced|half of the|half the|heavy|whole|warm|sliced)\s+)*)`;
const listBefore = new RegExp(String.raw`(,\s*(?:and\s+)?|\s+and\s+)${before}$`, 'i');
const listAfter = /^\s*,\s*(?:and\s+)?|^\s+and\s+/i;
const startOfList = new RegExp(String.raw`((?:\b(?:add|stir in|mix in|pour in|with|combine|whisk in|mix|put|place)\s+))${before}$`, 'i');

/** The text without one thing of a list in it; `undefined` where it is not in a list. */
const withoutOne = (text: string, { start, end }: Mention): string | undefined => {
  const front = text.slice(0, start);
  const rest = text.slice(end);
  const inList = listBefore.exec(front);
  if (inList) {
    const kept = front.slice(0, inList.index);
    // "a, b and c" without c is "a and b"
    const isLast = !/^\s*(?:,|and\b)/.test(rest);
    const joined = isLast ? kept.replace(/,\s*([^,]+)$/, ' and $1') : kept;
    return joined + rest;
  }
  const opens = startOfList.exec(front);
  const next = listAfter.exec(rest);
  if (opens && next) return front.slice(0, opens.index + (opens[1]?.length ?? 0)) + rest.slice(next[0].length);
  return undefined;
};

/** A sentence with what comes late taken out of it; `null` where nothing else is in it, `undefined` where it cannot be taken out. */
export const withoutLate = (recipe: WorkingRecipe, sentence: string, late: ReadonlySet<number>): string | null | undefined => {
  const isLateMention = ({ lines }: Mention): boolean => lines.every((index) => late.has(index));
  let text = sentence;
  for (let turn = 0; turn < 8; turn++) {
    const mentions = recipe.mentions.in(text);
    const mention = mentions.find(isLateMention);
    if (!mention) return text;
    if (mentions.every(isLateMention)) return null;
    const shorter = withoutOne(text, mention);
    if (shorter === undefined) return undefined;
    text = shorter;
  }
  return undefined;
};
