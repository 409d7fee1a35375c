import type { Mention } from '../../lines/mentions.js';
import type { DraftLine, RecipeDraft } from '../recipe-draft.js';

/** What does not stand hours of moist heat, and goes in at the end: dairy, seafood and fresh herbs. */
const isLate = ({ ingredient, name, unit }: DraftLine): boolean => {
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
const withoutLate = (recipe: RecipeDraft, sentence: string, late: ReadonlySet<number>): string | null | undefined => {
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

const putsIn = /\b(?:add|stir|mix|pour|fold|put|place|top|sprinkle|combine|whisk|throw|toss|return|swirl|tip)\b/i;

/** What goes in at the end of a pot in which all else cooks at once: held back from the steps before, and added after. */
export class LateComers {
  readonly #recipe: RecipeDraft;
  /** Small things; what the dish is made of stays where it is. */
  readonly #late: ReadonlySet<number>;
  readonly #held = new Set<number>();

  constructor(recipe: RecipeDraft) {
    const total = recipe.lines.reduce((all, { grams }) => all + (grams ?? 0), 0);
    this.#recipe = recipe;
    this.#late = new Set(recipe.lines.filter((line) => isLate(line) && (line.grams ?? 0) < total * 0.35).map(({ index }) => index));
  }

  /** The sentence without what comes late; nothing where it speaks of nothing else. */
  takeOut(sentence: string): string[] {
    const late = this.#recipe.mentions.in(sentence).flatMap(({ lines }) => (lines.every((index) => this.#late.has(index)) ? lines : []));
    if (late.length === 0) return [sentence];
    const shorter = withoutLate(this.#recipe, sentence, this.#late);
    // washed and chopped it is beforehand
    if (shorter === undefined || (shorter === null && !putsIn.test(sentence))) return [sentence];
    for (const index of late) this.#held.add(index);
    return shorter === null ? [] : [shorter];
  }

  /** What was held back goes in now. */
  goIn(isSlow: boolean, names: (indexes: readonly number[]) => string): string[] {
    const isSea = (index: number): boolean =>
      (this.#recipe.lines[index]?.ingredient?.kinds ?? []).some((kind) => kind === 'fish' || kind === 'crustacean' || kind === 'mollusc');
    const held = [...this.#held];
    const sea = held.filter(isSea);
    const rest = held.filter((index) => !isSea(index));
    const said: string[] = [];
    if (sea.length > 0)
      said.push(
        isSlow
          ? `Add ${names(sea)} for the last 20 to 30 minutes, on High, until opaque.`
          : `Add ${names(sea)} now and simmer on the sauté setting for 3 to 5 minutes, until opaque.`,
      );
    if (rest.length > 0)
      said.push(isSlow ? `Stir in ${names(rest)} for the last 15 minutes.` : `Stir in ${names(rest)} now, off the heat.`);
    return said;
  }
}
