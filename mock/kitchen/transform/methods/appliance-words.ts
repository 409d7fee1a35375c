import type { Method } from '../../../../src/contract/vocabulary.js';
import { appliances } from './appliances.js';
import { atOnce, type Route } from './choose-stages.js';
import { capitalLike } from '../../text/capitalize.js';

const names: Partial<Record<Method, string>> = {
  oven: String.raw`(?<!toaster |dutch )oven(?![- ]?(?:mitts?|gloves?|racks?|proof|safe|trays?|thermometer))`,
  toaster_oven: 'toaster oven',
  air_fryer: 'air[- ]?fryer(?: basket)?',
  slow_cooker: 'slow[- ]?cooker|crock[- ]?pot',
  pressure_cooker: 'pressure[- ]?cooker|instant ?pot',
  microwave: 'microwave(?![- ]?safe)',
  grill: 'grill(?! pan| basket| rack| topper)',
  steamer: 'steamer(?! basket)',
};

const states = String.raw`(?:(?:pre-?heated|turned[- ]off|hot|warm|cold|outdoor|indoor|gas|charcoal|electric|large|\d[\d-]*[- ]?(?:quarts?|qt)\.?)\s+)*`;

/** Where a text speaks of an appliance: "the oven", "in a hot oven", "from oven"; not "grill it" or "oven trays". */
const spokenOf = new Map<Method, RegExp>(
  Object.entries(names).map(([method, name]) => [
    method as Method,
    new RegExp(String.raw`(\b(?:in|into|to|on|onto|from|of|off)\s+)?(\b(?:the|your|an?)\s+)?\b${states}(?:${name})\b`, 'gi'),
  ]),
);

const sized = String.raw`(?:(?!(?:to|in|on|into|onto|with|of|and|for|from|over|or)\s)[\p{L}\d"”′’'×./-]+\s+){0,6}?`;
const pots = new RegExp(String.raw`\b(?:a|an|the|your) ${sized}(?:saucepan|soup pot|stock ?pot|pot|dutch oven)\b`, 'giu');
const dishes = new RegExp(
  String.raw`\b(?:(?:a|an|another|the|your|two|both|\d+) ${sized}|(?:(?:prepared|parchment-lined|lined|large|small|greased|rimmed) )*)(?:(?:baking|oven|cookie|sheet|casserole|gratin) (?:dish|pan|sheet|tray)(?:e?s)?|roasting (?:pan|tin|tray)s?)\b`,
  'giu',
);
const pans =
  /\b(a|an|the|your) (?:(?:large|medium|small|heavy|deep|wide|hot|nonstick|cast-iron)\s+)*(?:skillet|wok|frying pan|pan|griddle)\b/gi;

/** How hot a pot stands on the stove. */
const onHeat = /,?\s*\b(?:over|on|at) (?:a |the )?(?:low|medium|high|moderate|gentle)(?:[- ](?:low|high))?(?: heat)?\b/gi;

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

/** What stands in for a baking sheet or dish where there is no oven. */
const plate: Partial<Record<Method, string>> = {
  slow_cooker: 'the slow cooker',
  pressure_cooker: 'the pressure cooker',
  microwave: 'a microwave-safe dish',
  steamer: 'a heatproof dish',
};

/** Sentences that only work the old appliance. */
const workings: Partial<Record<Method, RegExp>> = {
  pressure_cooker:
    /^(?:turn on|set|select|press|use)\b[^,]*\bsaut[eé](?: \w+)?(?: (?:in|of|on) the (?:instant ?pot|pressure cooker))?\.?$|^(?:let|allow) (?:the )?(?:pressure|steam)|^(?:quick|natural(?:ly)?|manually)[- ]release|^release (?:the )?(?:pressure|steam)|^lock the lid|^close the (?:lid|valve)/i,
};

/** Asked first, because it costs little. */
const mayBeDish = /(?:baking|oven|cookie|sheet|casserole|gratin|roasting) /i;
const oneDish = new RegExp(dishes.source, 'iu');
const onePot = new RegExp(pots.source, 'iu');
export const hasDish = (text: string): boolean => mayBeDish.test(text) && oneDish.test(text);
export const hasPot = (text: string): boolean => onePot.test(text);

/** True for a sentence that says nothing once the old appliance is gone: its workings, and how a sheet for the oven is lined. */
export const isOldWorking = (text: string, { source, target }: Route): boolean =>
  source !== target &&
  ((workings[source]?.test(text) ?? false) || (target === 'pressure_cooker' && /^(?:line|cover) /i.test(text) && hasDish(text)));

/** A pot that stood on the stove, and is a cooker now. */
const onStove = new Map(
  atOnce.map((method) => {
    const { noun } = appliances[method];
    const off = String.raw`\b(?:remove|take) ${noun} (?:from|off) (?:(?:the )?(?:heat|stove|burner)|${noun})`;
    return [method, { off: new RegExp(off, 'gi'), hot: new RegExp(`(${noun})${onHeat.source}`, 'gi') }];
  }),
);

const withoutStove = (text: string, target: Method): string => {
  const stove = onStove.get(target);
  const { noun } = appliances[target];
  if (!stove || !text.includes(noun)) return text;
  return text
    .replace(stove.off, (said) => capitalLike(said, `turn ${noun} off`))
    .replace(stove.hot, target === 'slow_cooker' ? '$1 on High' : '$1 on the sauté setting');
};

/** A text with the new appliance named instead of the old. `inOnePot` where nothing is browned in a pan before. */
export const inItsWords = (text: string, { source, target }: Route, inOnePot: boolean, onePan: boolean): string => {
  const { noun } = appliances[target];
  const held = atOnce.includes(source) ? vessel[target] : undefined;
  const spoken = spokenOf.get(source);
  let named = text;
  if (source === 'pressure_cooker')
    named = named
      .replace(
        /\b(?:(?:use|using|on|in|set) )?(?:the )?saut[eé] (?:setting|function|mode)(?: of the (?:instant ?pot|pressure cooker)|(?: to)? (?=\w))?/gi,
        (said) => (/\bof\b/.test(said) ? 'in a large pan' : 'in a large pan, '),
      )
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (spoken)
    named = named.replace(spoken, (said, way: string | undefined, article: string | undefined) => {
      if (way === undefined && article === undefined) return said;
      const word = held !== undefined && /^(?:in|into|to)\s/i.test(way ?? '') ? held : noun;
      return capitalLike(said, `${way ?? ''}${word}`);
    });
  if (onePan) {
    return named
      .replace(pans, (_all, article: string) => (/^an?$/i.test(article) ? 'a large baking dish' : 'the dish'))
      .replace(/^Return\b/, 'Add')
      .replace(/^Heat\b/, 'Put')
      .replace(onHeat, '');
  }
  const dish = plate[target];
  if (dish !== undefined)
    named = named.replace(dishes, (said) =>
      /^(?:the|your|another)\b/i.test(said) ? dish.replace(/^an? /, said.startsWith('another') ? 'another ' : 'the ') : dish,
    );
  if (target === 'no_cook') return named.replace(pots, 'a bowl');
  if (!atOnce.includes(target)) return named;
  return withoutStove(inOnePot ? named.replace(pots, noun) : named, target);
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
