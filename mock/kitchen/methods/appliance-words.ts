import type { Method } from '../../../src/contract/vocabulary.js';
import { appliances } from './appliances.js';
import { atOnce, type Route } from './choose-stages.js';

const nouns =
  /\b(?:the |your |a |an )?(?:pre-?heated )?(?:toaster oven|(?<!dutch )oven(?![- ]?(?:mitts?|gloves?|racks?|proof|safe))|air[- ]?fryer(?: basket)?|slow[- ]?cooker|crock[- ]?pot|pressure[- ]?cooker|instant ?pot|microwave(?!-safe| safe)|grill)\b/gi;

const sized = String.raw`(?:(?:large|medium|small|heavy|deep|big|wide|greased|oiled|buttered|lightly|prepared|\d[\w\s×x-]*|heavy-bottomed)\s+)*`;
const pots = new RegExp(String.raw`\b(?:a|an|the|your) ${sized}(?:saucepan|soup pot|stock ?pot|pot|dutch oven)\b`, 'gi');
const dishes = new RegExp(
  String.raw`\b(?:a|an|the|your) ${sized}(?:casserole(?: dish)?|baking (?:dish|pan|sheet)|roasting (?:pan|tin|tray)|sheet pan|dish)\b`,
  'gi',
);
const pans =
  /\b(a|an|the|your) (?:(?:large|medium|small|heavy|deep|wide|hot|nonstick|cast-iron)\s+)*(?:skillet|wok|frying pan|pan|griddle)\b/gi;

/** What stands in for a pot with a plug where there is none. */
const vessel: Partial<Record<Method, string>> = {
  oven: 'a Dutch oven',
  toaster_oven: 'a lidded ovenproof dish',
  stovetop: 'a large pot',
  grill: 'a heavy lidded pan',
  air_fryer: 'a pan that fits the basket',
  microwave: 'a large microwave-safe bowl',
  steamer: 'a heatproof dish',
};

/** Sentences that only work the old appliance. */
const workings: Partial<Record<Method, RegExp>> = {
  pressure_cooker:
    /^(?:let|allow) (?:the )?(?:pressure|steam)|^(?:quick|natural(?:ly)?|manually)[- ]release|^release (?:the )?(?:pressure|steam)|^lock the lid|^close the (?:lid|valve)/i,
};

export const hasDish = (text: string): boolean => new RegExp(dishes.source, 'i').test(text);
export const hasPot = (text: string): boolean => new RegExp(pots.source, 'i').test(text);

/** True for a sentence that says nothing once the old appliance is gone. */
export const isOldWorking = (text: string, { source, target }: Route): boolean =>
  source !== target && (workings[source]?.test(text) ?? false);

/** A text with the new appliance named instead of the old. `inOnePot` where nothing is browned in a pan before. */
export const inItsWords = (text: string, { source, target }: Route, inOnePot: boolean, onePan: boolean): string => {
  const { noun } = appliances[target];
  const held = atOnce.includes(source) ? vessel[target] : undefined;
  const named = text
    .replace(/\b(?:use|using|on|set) the sauté (?:setting|function|mode)(?: to)? (\w)/gi, (said, letter: string) =>
      source === 'pressure_cooker' && target !== source ? `in a large pan, ${letter}` : said,
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(nouns, (said, at: number) => {
      const isIn = /\b(?:in|into|to)\s+$/i.test(text.slice(Math.max(0, at - 6), at));
      const word = held !== undefined && isIn ? held : noun;
      return /^\p{Lu}/u.test(said) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  if (onePan) {
    return named
      .replace(pans, (_all, article: string) => (/^an?$/i.test(article) ? 'a large baking dish' : 'the dish'))
      .replace(/^Return\b/, 'Add')
      .replace(/^Heat\b/, 'Put')
      .replace(/ over (?:low|medium|high)(?:-(?:low|high))? heat\b/i, '');
  }
  if (!atOnce.includes(target)) return named;
  const dished = named.replace(dishes, noun);
  return inOnePot ? dished.replace(pots, noun) : dished;
};

const sourceTitles: Partial<Record<Method, RegExp>> = {
  oven: /^(?:oven[- ])?(?:baked|roasted|oven|sheet[- ]pan)\s+(?=\p{L})/iu,
  air_fryer: /^air[- ]?fr(?:yer|ied)\s+/i,
  slow_cooker: /^(?:slow[- ]?cooker|crock[- ]?pot)\s+/i,
  pressure_cooker: /^(?:instant ?pot|pressure[- ]?cooker)\s+/i,
  grill: /^(?:grilled|barbecued)\s+/i,
  stovetop: /^(?:pan-(?:seared|fried)|skillet|stovetop|one-pot|sautéed)\s+/i,
  microwave: /^microwave\s+/i,
  steamer: /^steamed\s+/i,
};

/** The title without the old way of cooking before it: "Air Fryer Salmon" is no "Oven Air Fryer Salmon". */
export const titleFor = (title: string, { source, target }: Route): string => {
  const plain = title.replace(sourceTitles[source] ?? /(?!)/, '');
  return `${appliances[target].title} ${plain === '' ? title : plain}`;
};
