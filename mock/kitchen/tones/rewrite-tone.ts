import type { Change, RewriteToneRequest, RewrittenRecipe } from '../../../src/contract/transforms.js';
import { tones } from '../../../src/contract/enums.js';
import { createDice, type Dice } from '../text/random.js';
import { casual, concise, detailed, formal, friendly, professional } from './everyday.js';
import { beginnerFriendly, enthusiastic, humorous, kidFriendly, playful, poetic, storytelling } from './lively.js';
import { unsafeWarnings } from '../transform/safe-steps.js';
import { isHeading, numberOf } from '../text/sentences.js';
import type { Moment, Voice } from './tone.js';
import { capitalLike } from '../text/capitalize.js';

type KnownTone = (typeof tones)[number];

const voices: Record<KnownTone, Voice> = {
  casual,
  friendly,
  formal,
  professional,
  playful,
  humorous,
  enthusiastic,
  concise,
  detailed,
  beginner_friendly: beginnerFriendly,
  kid_friendly: kidFriendly,
  storytelling,
  poetic,
};

/** What people call the tones. */
const otherWords: readonly (readonly [RegExp, KnownTone])[] = [
  [/\b(funny|humou?r|comic|comedy|witty|sarcastic|silly)\b/, 'humorous'],
  [/\b(fun|whimsical|cute|cheeky)\b/, 'playful'],
  [/\b(kids?|child|children|childish)\b/, 'kid_friendly'],
  [/\b(beginners?|simple|easy|novice|plain)\b/, 'beginner_friendly'],
  [/\b(short|brief|terse|minimal|minimalist|compact)\b/, 'concise'],
  [/\b(long|thorough|precise|explanatory|technical)\b/, 'detailed'],
  [/\b(chef|restaurant|business|expert)\b/, 'professional'],
  [/\b(elegant|fancy|polite|academic|royal)\b/, 'formal'],
  [/\b(story|narrative|fairy ?tale|tale)\b/, 'storytelling'],
  [/\b(poem|poetry|lyrical|romantic)\b/, 'poetic'],
  [/\b(excited|energetic|upbeat|cheerful|hype)\b/, 'enthusiastic'],
  [/\b(warm|kind|cozy|encouraging)\b/, 'friendly'],
  [/\b(chatty|relaxed|informal|laid back|conversational)\b/, 'casual'],
];

const readTone = (word: string): { tone: KnownTone; warning?: string } => {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const known = tones.find((tone) => tone.replace('_', ' ') === plain);
  if (known) return { tone: known };
  const other = otherWords.find(([pattern]) => pattern.test(plain))?.[1];
  if (other) return { tone: other, warning: `The tone "${word}" was read as ${other.replace('_', ' ')}.` };
  return { tone: 'friendly', warning: `The tone "${word}" is not known here; the recipe was written in a friendly one.` };
};

const moments: readonly (readonly [Moment, RegExp])[] = [
  ['bake', /\b(bake|baking|roast|roasting|broil)\b/i],
  ['fry', /\b(fry|saut[eé]|sear|brown|skillet|wok|sizzl\w+)\b/i],
  ['simmer', /\b(simmer|boil|stew|braise|poach)\b/i],
  ['heat', /\b(pre-?heat|heat (?:the|your|an?|up|some|\w+ oil))\b/i],
  ['chill', /\b(chill|refrigerate|marinate|rise|freeze|overnight|soak)\b/i],
  ['rest', /\b(rest(?! of)|cool|stand)\b/i],
  ['prepare', /\b(chop|slice|dice|mince|cut|peel|grate|trim|wash|rinse)\b/i],
  ['mix', /\b(mix|stir|whisk|combine|beat|fold|blend|knead|toss)\b/i],
  ['serve', /\b(serve|garnish|plate|enjoy|top)\b/i],
];

/** Words that go on from the step before: nothing more is put before them. */
const goesOn = /^(?:now|next|then|meanwhile|in the meantime|finally|lastly|first|after|once|when|while|as|to (?:serve|finish|make))\b/i;

/** The step, to go on after a comma: its first word in lower case, unless that is a name. */
const goOn = (step: string): string => {
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}+)(?: (.)|$)/u.exec(step) ?? [];
  const isName = /\p{Lu}/u.test(next) || new RegExp(String.raw`[\p{Ll},] ${first}\b`, 'u').test(step);
  return first === '' || isName ? step : first.toLowerCase() + step.slice(first.length);
};

const join = (before: string, step: string): string => {
  if (/[.!?]$/.test(before)) return `${before} ${step}`;
  const next = goOn(step);
  if (next !== step || /[:;]$/.test(before)) return `${before} ${next}`;
  return `${before.replace(/,$/, '')}: ${step}`;
};

const toldToDo = String.raw`(^|[.!?;:]\s+|,\s+(?:and\s+|then\s+)?|\b(?:and|then)\s+)`;

/** Where a voice has another word for what the cook is told to do. */
const verbsOf = ({ verbs }: Voice): RegExp =>
  new RegExp(
    String.raw`${toldToDo}(${Object.keys(verbs).join('|') || '(?!)'})\b(?=\s+(?:the|a|an|in|on|it|them|all|into|your|each|until|over)\b)`,
    'giu',
  );

const withWords = (step: string, { verbs, phrases }: Voice, pattern: RegExp): string => {
  let text = step.replace(pattern, (all: string, before: string, word: string, at: number) => {
    const to = verbs[word.toLowerCase()] ?? word;
    return before + capitalLike(word, /^\s+in\b/i.test(step.slice(at + all.length)) ? to.replace(/ in$/, '') : to);
  });
  for (const [from, to] of phrases) text = text.replace(from, (word: string) => capitalLike(word, to));
  // what was left out may have begun a sentence
  return text.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (whole, before: string, letter: string, at: number) =>
    before === '' || (phrases.some(([, to]) => to === '') && !step.includes(text.slice(at, at + 12)))
      ? before + letter.toUpperCase()
      : whole,
  );
};

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Tells one recipe; remembers what it has said, so that it does not say it twice. */
class Teller {
  readonly #voice: Voice;
  readonly #verbs: RegExp;
  readonly #dice: Dice;
  readonly #said = new Set<string>();

  constructor(voice: Voice, dice: Dice) {
    this.#voice = voice;
    this.#verbs = verbsOf(voice);
    this.#dice = dice;
  }

  #fresh(lines: readonly string[] | undefined): string | undefined {
    const left = lines?.filter((line) => !this.#said.has(line)) ?? [];
    if (left.length === 0) return undefined;
    const line = this.#dice.pick(left);
    this.#said.add(line);
    return line;
  }

  tell(step: string, { isFirst, isLast, mayLink }: { isFirst: boolean; isLast: boolean; mayLink: boolean }): string {
    const voice = this.#voice;
    const number = numberOf(step);
    let text = withWords(step.slice(number.length).trim(), voice, this.#verbs);
    const links = isFirst ? voice.opens : isLast ? voice.lasts : mayLink || voice.chatty ? voice.links : [];
    const opener = this.#fresh(goesOn.test(text) ? links.filter((link) => /[.!?]$/.test(link)) : links);
    const done = step;
    const moment = voice.chatty || !mayLink ? moments.find(([name, pattern]) => voice.remarks[name] && pattern.test(done))?.[0] : undefined;
    const remark = moment && this.#fresh(voice.remarks[moment]);
    const closer = isLast ? this.#fresh(voice.closes) : undefined;
    if (opener) text = join(opener, text);
    for (const more of [remark, closer]) if (more) text = `${/[.!?)]$/.test(text) ? text : `${text}.`} ${more}`;
    return number + text;
  }
}

/**
 * The recipe in another tone. The list of ingredients is returned as it came, and every number, unit, temperature and ingredient of the steps stays.
 */
export const rewriteTone = (request: RewriteToneRequest, seed: number): Required<RewrittenRecipe> => {
  const { recipe } = request;
  const { tone, warning } = readTone(request.tone);
  const voice = voices[tone];
  const teller = new Teller(voice, createDice(seed, request));
  const told = recipe.instructions.flatMap((step, index) => (isHeading(step) ? [] : [index]));
  const steps = recipe.instructions.map((step, index) => {
    const at = told.indexOf(index);
    return at === -1 ? step : teller.tell(step, { isFirst: at === 0, isLast: index === told.at(-1), mayLink: at % 2 === 1 });
  });
  const changes = steps.flatMap((step, index): Change[] => {
    const from = recipe.instructions[index] as string;
    return step === from ? [] : [{ kind: 'wording', from, to: step, reason: `Said in ${withArticle(tone.replace('_', '-'))} tone.` }];
  });
  const audience = request.audience === undefined ? '' : ` for ${request.audience}`;
  return {
    name: voice.title.replace('*', () => recipe.title),
    ingredients: [...recipe.ingredients],
    steps,
    summary:
      changes.length > 0
        ? `Rewritten in ${withArticle(tone.replace('_', '-'))} tone${audience}; amounts, times and temperatures are as they were.`
        : `Nothing had to be changed${audience}: the steps are ${tone.replace('_', '-')} as they are.`,
    changes,
    warnings: [...(warning === undefined ? [] : [warning]), ...unsafeWarnings(recipe)],
    tone: request.tone,
  };
};
