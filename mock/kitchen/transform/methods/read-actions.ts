import type { Method } from '../../../../src/contract/vocabulary.js';
import { temperaturesIn } from '../../text/temperatures.js';
import { timesIn, type TimeInText } from '../../text/times.js';
import { appliances } from './appliances.js';
import type { Span } from './conversion.js';
import { sentencesOf, tellsToDo } from '../../text/sentences.js';
import { capital } from '../../text/capitalize.js';

/** One thing that a step tells the cook to do. */
export interface Action {
  text: string;
  /** The whole sentence, where it tells several things. */
  sentence: string;
  /** `heat` gets the oven or the grill hot; `brown` is short and fierce; `cook` is what takes the time; `other` needs no heat. */
  kind: 'heat' | 'brown' | 'cook' | 'other';
  method: Method | undefined;
  /** The longest time it names. */
  span: Span | undefined;
  /** The oven or oil temperature it names, in Fahrenheit. */
  degrees: number | undefined;
  /** True for what is cooked beside the dish, such as its pasta. */
  aside: boolean;
  /** True where the food cooks in liquid. */
  wet: boolean;
}

const hot =
  /\b(?:bak(?:e|es|ing)|roast(?:ing)?|broil(?:ing)?|cook(?:ing)?|simmer(?:ing)?|boil(?:ing)?|grill(?:ing)?|fry(?:ing)?|air[- ]?fry|saut[eé](?:ing)?|stir[- ]fry|deep[- ]fry|brown|sear|steam(?:ing)?|microwave|braise|stew|poach|toast|barbecue|smoke|sweat|melt|heat(?:ed|ing)?|griddle|preheated oven|stove|absorbed)\b|^warm\b|\bwarm (?:up|through|the)\b/i;
const anyHot = new RegExp(hot.source, 'gi');
const heats =
  /(?<!\b(?:in|into|the|an?) )\bpre-?heat(?:ing)?\b|\bheat(?:ing)? (?:up )?(?:the |your |an? )?(?:oven|grill|broiler|barbecue|air[- ]?fryer|toaster oven|smoker)\b|\b(?:set|turn|switch|crank|increase|reduce|lower|raise)\b(?: up| down| on)? (?:the |your |an? )?(?:oven|grill|broiler)\b(?! rack)|\b(?:increase|reduce|lower|raise|maintain|drop|turn)\b[^.,;]{0,20}\b(?:temperature|temp|heat)\b[^.,;\d]{0,12}\d{3}|\b(?:oven|grill|broiler) is (?:pre-?)?heated|\boven racks?\b/i;
/** "Roast the parsnips: " */
const label = /^[^:.]{1,40}:/;
/** Words that cook, whatever is said of the oven beside them. */
const cooks = /\b(?:bake|roast|cook|broil)\b/i;
const browns =
  /\b(?:saut[eé]|brown(?!ed\b|ie| sugar| rice)|sear|fry|stir[- ]fry|toast|heat (?:the |some |up )?(?:\w+ )?(?:oil|butter|ghee|lard|fat)|melt|(?:medium|high)(?:-high)? heat)\b/i;
const wets = /\b(?:simmer|boil|braise|stew|poach|soup|sauce|broth|stock|liquid|slow[- ]?cooker|crock|instant ?pot|pressure)\b/i;
/** Cooked beside the dish: its own water, its own time. */
const aside =
  /\bbring (?:a |the |some |\d+ )?[^,.;]{0,25}\bwater\b[^,.;]*\bboil|\b(?:package|packet|box) (?:directions|instructions)|according to (?:the )?(?:package|packet|directions)|(?:cook|boil)(?:ing)? (?:the |your )?(?:pasta|spaghetti|noodles?|macaroni|rice|linguine|penne|fettuccine|orzo)\b/i;
/** "Put it in the oven for 10 minutes." */
const intoHeat = /\bin(?:to)? (?:the |your |a |an )?(?:hot |preheated )?(?:oven|air[- ]?fryer|grill|slow[- ]?cooker|microwave|smoker)\b/i;
/** Not cooking, though it says so. */
const cold =
  /^(?:\(|they|that|your|make sure|be (?:sure|careful)|don['’]t|do not|not|no|depending|tips?\b|serve|enjoy|garnish|top|remove|take|let (?:it |them )?(?:cool|rest|stand)|allow|cool|store|refrigerate|chill|freeze|while|before|after|for the|for leftovers|\(?optional|to make|if|you|it|this|these|there|remember|note|i|we|some|at this|storing|using)\b/i;

const order: readonly Method[] = [
  'slow_cooker',
  'pressure_cooker',
  'air_fryer',
  'toaster_oven',
  'sous_vide',
  'microwave',
  'grill',
  'steamer',
  'oven',
  'stovetop',
];

/** Most sentences name none. */
const anyAppliance = new RegExp(order.map((method) => appliances[method].tells.source).join('|'), 'i');

const methodIn = (text: string): Method | undefined =>
  anyAppliance.test(text) ? order.find((method) => appliances[method].tells.test(text)) : undefined;

/** Words of things that sound like cooking: a baking dish, a frying pan. */
const things =
  /\b(?:bak(?:ing|e)|cook(?:ing)?|frying|roasting|boiling|grill|broiler|steamer|saut[eé]|toast(?:ed)?)[- ](?:powder|soda|sheets?|dish(?:es)?|pans?|trays?|paper|parchment|stone|tins?|spray|oil|wine|water|rack|bag|basket|chocolate|liquid|time|surface|mats?)\b|\b(?:sheet|loaf|cake|pie|tart|muffin|broiler|springform|bundt|oven)[- ](?:pans?|tins?|trays?)\b|\b(?:pan|stir|deep)-fried\b|\bbrown (?:sugar|rice|butter|bits?)\b|\bboiling\b(?= water)|\bcooked\b|\broasted\b|\bbaked\b|\bgrilled\b|\b(?:off|from|without|kill|turn off|remove from) (?:the )?(?:heat|stove)\b|\bheat ?(?:proof|safe)\b|\bmelted\b|\b(?:barbecue|bbq) sauce\b|\b(?:on|over|the|with) toast\b|\bsoak\b[^.;]*\babsorbed\b/gi;

const perSide = /\b(?:per|each|a|on each|on both) sides?\b/i;
const thenMore = /\b(?:flip|turn(?: over)?|more|longer|additional|another)\b/i;

/** Talk about the recipe, whatever it says of heat and minutes. */
const aftertalk = /^(?:\W*)(?:notes?|tips?|pro[- ]tip|variations?|storage|storing|reheat\w*|make[- ]ahead|leftovers?)\b/i;

/** What time is spent on without heat. */
const rests =
  /\b(?:rest|cool|stand|sit|rise|proof|prove|chill|refrigerat\w+|fridge|freez\w+|marinat\w+|soak|ferment|set aside|keeps?|store|overnight)\b/gi;

const day = 1440;
/** So many minutes are no cooking, but in gentle heat. */
const long = 300;
const slow = /\b(?:low|slow|smok|sous|bath|simmer|boil)/i;

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Times of the cooking, without those in which it rests before or after. */
const inHeat = (text: string, times: readonly TimeInText[]): TimeInText[] =>
  times.filter(({ start, minutes }) => {
    if (minutes >= day || (minutes > long && !slow.test(text))) return false;
    const before = text.slice(0, start);
    return lastOf(rests, before) <= lastOf(anyHot, before);
  });

/** How long an action takes: the longest time it names, twice where that is for each side, and what comes on top after a turn. */
const spanOf = (text: string, times: readonly TimeInText[]): Span | undefined => {
  const [longest, second] = inHeat(text, times).toSorted((a, b) => b.minutes - a.minutes);
  if (!longest || longest.text.toLowerCase() === 'overnight') return undefined;
  const sides = perSide.test(text) ? 2 : 1;
  const more = second && second.minutes >= 1 && thenMore.test(text.slice(longest.end)) ? second : undefined;
  const least = longest.minutes * sides + (more?.minutes ?? 0);
  const most = (longest.minutesMax ?? longest.minutes) * sides + (more ? (more.minutesMax ?? more.minutes) : 0);
  return { least: Math.max(1, Math.round(least)), most: Math.max(1, Math.round(most)) };
};

/** A text without the names of things that sound like cooking. */
export const withoutThings = (text: string): string => text.replace(things, ' ');

/** What is said beside: why, when, and what happens elsewhere. What opens a sentence ends at its comma. */
const besides =
  /\([^)]*\)|\b(?:while|as|before|after|when|once|if|because|since|so(?: that)?|until|till|unless|whenever|during|that|which|for (?=\p{Ll}+ing\b))\b[^,.;:()]*/giu;
const opensBeside = /^(?:while|as|before|after|when|once|if|since)\b[^,]*$/i;

/** What the cook is told to do, without what is said beside it. */
const toldIn = (text: string): string => (opensBeside.test(text) ? text : text.replace(besides, ' '));

/** The words that tell the cook to heat something: "simmer", "bake". */
export const hotWordsIn = (text: string): string[] => (toldIn(withoutThings(text)).match(anyHot) ?? []).map((word) => word.toLowerCase());

const readAction = (text: string, sentence: string): Action => {
  const span = spanOf(text, timesIn(text));
  const degrees = temperaturesIn(text).find(({ temperature }) => temperature.fahrenheit >= 200)?.temperature.fahrenheit;
  const plain = withoutThings(text);
  const told = toldIn(plain);
  const method = methodIn(told);
  const isHot = hot.test(told) || (span !== undefined && (degrees !== undefined || intoHeat.test(plain)));
  const isAside = aside.test(text);
  const kind =
    heats.test(text) && !cooks.test(told.replace(label, ''))
      ? 'heat'
      : !isHot || aftertalk.test(text) || (cold.test(text) && span === undefined)
        ? 'other'
        : isAside || (browns.test(plain) && (method === undefined || method === 'stovetop') && (span === undefined || span.most <= 12))
          ? 'brown'
          : 'cook';
  return { text, sentence, kind, method, span, degrees, aside: isAside, wet: wets.test(text) };
};

/** Where one sentence tells two things: "simmer for 20 minutes, then stir in the cream". */
const seam =
  /(;\s+|,?\s+(?:and\s+)?then\s+(?=\p{Ll})(?!the\b|an?\b|your\b|flip\b|turn\b)|,?\s+and\s+(?=(?:let|allow|serve|remove|sprinkle|drain|top|transfer|stir in|cool|set aside|garnish|pour|turn off|discard)\b)|,\s+(?=(?:stir in|add|pour in|whisk in|fold in)\b)|,?\s+(?=until (?:the )?oven))/iu;
/** "Preheat the oven to 350 and line a baking sheet." */
const besideHeat = /(,?\s+(?:and|then)\s+(?:then\s+)?(?=(?:lightly\s+)?\p{Ll}+\s+(?:the|an?|your|two|\d+)\b))/u;

/** "Heat the oven to 350 and bake for an hour." */
const heatAndCook = /^((?:pre-?)?heat\b.*?)[,\s]+(?:and\s+|then\s+)*(?=(?:bake|roast|cook|grill|broil)\b.*\d)/i;

/** A sentence at its seams; what tells nothing by itself ("In the same pan") stays with what comes after. */
const partsOf = (sentence: string, at: RegExp): string[] => {
  const parts: string[] = [];
  let open = '';
  sentence.split(at).forEach((piece, index) => {
    if (index % 2 === 1) open += open === '' ? '' : piece;
    else if (tellsToDo(open + piece)) {
      parts.push(capital((open + piece).trim()));
      open = '';
    } else open += piece;
  });
  if (open.trim() !== '') parts.push(`${parts.pop() ?? ''} ${open}`.trim());
  return parts;
};

/** What a step tells the cook to do, one thing after the other. */
export const readActions = (step: string): Action[] =>
  sentencesOf(step).flatMap((sentence) => {
    const said = sentence.replace(heatAndCook, '$1; ');
    const whole = readAction(said, sentence);
    const at = whole.kind === 'heat' && said === sentence ? besideHeat : seam;
    if (whole.kind === 'other' || said.startsWith('(') || !at.test(said)) return [whole];
    return partsOf(said, at).map((part) => readAction(part, sentence));
  });

/** The way of cooking that takes most of the time; `no_cook` where nothing gets hot. What does not say where goes on where it was. */
export const readSource = (actions: readonly Action[], title: string): Method => {
  const minutes = new Map<Method, number>();
  let last: Method | undefined;
  for (const { kind, method = last, span } of actions) {
    last = method;
    if (kind === 'other' || !method) continue;
    minutes.set(method, (minutes.get(method) ?? 0) + (kind === 'heat' ? 8 : (span?.most ?? 5)));
  }
  const most = [...minutes].toSorted((a, b) => b[1] - a[1] || order.indexOf(b[0]) - order.indexOf(a[0]))[0];
  return (
    most?.[0] ??
    methodIn(title.replace(/\bno[- ]?(?:bake|cook)\b/i, '')) ??
    (actions.some(({ kind }) => kind !== 'other') ? 'stovetop' : 'no_cook')
  );
};
