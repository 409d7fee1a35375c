import type { Temperature } from '../../src/contract/recipes.js';
import type { AdaptedRecipe, AdaptMethodRequest, Change, MethodSetting } from '../../src/contract/transforms.js';
import { methods, type Method } from '../../src/contract/vocabulary.js';
import { createDice } from './dice.js';
import { measurable } from './kitchen-quantity.js';
import { appliances } from './methods/appliances.js';
import { convertHeat, convertTime, printSpan, slowCooking, type Span } from './methods/conversion.js';
import { needsHeat, safetyNotesFor, type RawFood } from './methods/raw-food.js';
import { closed, sentencesOf } from './methods/sentences.js';
import { readStep } from './read-step.js';
import { ovenAt, printTemperature } from './safe-temperatures.js';
import { kindOf } from './recipe-kind.js';
import { Unsatisfiable } from './unsatisfiable.js';
import { WorkingRecipe } from './working-recipe.js';

const hotVerb =
  /\b(bake|roast|broil|cook|simmer|boil|grill|fry|air[- ]?fry|saut[eé]|stir[- ]fry|deep[- ]fry|brown|sear|steam|microwave|braise|stew|poach|toast|barbecue|smoke)\b/i;
const preheats = /\b(preheat|pre-heat|heat (?:the |your |an? )?(?:oven|grill|broiler|barbecue|air[- ]?fryer|toaster oven))\b/i;
const browns = /\b(saut[eé]|brown|sear|fry|heat (?:the )?(?:oil|butter|\w+ oil|\d)|stir[- ]fry|toast)\b/i;
const boilsAside =
  /\b(pasta|spaghetti|noodles?|macaroni|rice|package directions|package instructions|according to (?:the )?(?:package|packet))\b/i;

interface Sentence {
  text: string;
  kind: 'preheat' | 'cook' | 'brown' | 'other';
  span: Span | undefined;
  degrees: number | undefined;
}

const methodOf = (text: string): Method | undefined =>
  (
    [
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
    ] as const
  ).find((method) => appliances[method].tells.test(text));

const readSentence = (text: string): Sentence => {
  const { times, temperatures } = readStep(text);
  const longest = times.toSorted((a, b) => b.minutes - a.minutes)[0];
  const span = longest && { least: Math.round(longest.minutes) || 1, most: Math.round(longest.minutesMax ?? longest.minutes) || 1 };
  const degrees = temperatures.find(({ temperature }) => temperature.fahrenheit >= 200)?.temperature.fahrenheit;
  const kind = preheats.test(text)
    ? 'preheat'
    : !hotVerb.test(text)
      ? 'other'
      : browns.test(text) && (span === undefined || span.most <= 15)
        ? 'brown'
        : 'cook';
  return { text, kind, span, degrees };
};

/** The way of cooking that takes most of the time. */
const readSource = (steps: readonly (readonly Sentence[])[], title: string): Method => {
  const minutes = new Map<Method, number>();
  for (const { text, kind, span } of steps.flat()) {
    if (kind === 'other') continue;
    const method = methodOf(text);
    if (method) minutes.set(method, (minutes.get(method) ?? 0) + (kind === 'preheat' ? 10 : (span?.most ?? 5)));
  }
  const most = [...minutes].toSorted((a, b) => b[1] - a[1] || methods.indexOf(a[0]) - methods.indexOf(b[0]))[0];
  return most?.[0] ?? methodOf(title) ?? (steps.flat().some(({ kind }) => kind !== 'other') ? 'stovetop' : 'no_cook');
};

/** The cooking that is to be done another way: what takes longest, or all of it where it is all short. */
const mainSentences = (steps: readonly (readonly Sentence[])[], source: Method): Set<Sentence> => {
  const hot = steps
    .flat()
    .filter(({ kind, text }) => (kind === 'cook' || kind === 'brown') && !(boilsAside.test(text) && source !== 'stovetop'));
  const ofSource = hot.filter(({ text }) => (methodOf(text) ?? source) === source);
  const long = ofSource.filter(({ kind }) => kind === 'cook');
  const chosen = long.some(({ span }) => span)
    ? long.filter(({ span }) => span)
    : long.length > 0
      ? long
      : ofSource.length > 0
        ? ofSource
        : hot;
  return new Set(chosen);
};

const untilOf = (text: string, wet: boolean): string => {
  const until = /\buntil\b[^.;]*/i.exec(text)?.[0]?.trim();
  if (until === undefined) return '';
  if (/\d/.test(until) || (wet && /\b(golden|brown|crisp|char|evaporat|thick|reduc|boil|simmer)/i.test(until)))
    return wet ? ', until tender' : '';
  return `, ${until.replace(/,?\s+(?:about|for)?\s*$/, '')}`;
};

/** What the sentence says before the cooking starts: "Add the beans and simmer 20 minutes" -> "Add the beans". */
const leadOf = (text: string): string => {
  const at = hotVerb.exec(text)?.index ?? 0;
  const lead = text
    .slice(0, at)
    .replace(
      /\b(?:bring(?: it| everything)? to (?:a|the)(?: rolling| gentle)?\s*|reduce (?:the )?heat(?: to (?:low|medium|medium-low))?|cover|uncover(?:ed)?|lower the heat|and|then|to|let|continue to|continue|allow to|in the oven)[\s,;]*$/gi,
      '',
    )
    .replace(/[\s,;]+(?:and|then|to)?[\s,;]*$/i, '')
    .trim();
  return lead.split(/\s+/).length >= 3 ? lead : '';
};

const wetMethods: readonly Method[] = ['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'sous_vide'];

interface Plan {
  instruction: string;
  settings: MethodSetting[];
}

const setting = (label: string, temperature: Temperature | null, heat: string | null, span: Span | null): MethodSetting => ({
  label,
  temperature,
  heat_level: heat,
  duration_minutes: span?.least ?? null,
  duration_minutes_max: span && span.most > span.least ? span.most : null,
});

const planFor = (source: Method, target: Method, from: Span, degrees: number, until: string, raw: readonly RawFood[]): Plan => {
  const span = convertTime(source, target, from);
  const heat = ovenAt(convertHeat(source, target, degrees, span.most));
  switch (target) {
    case 'oven':
    case 'toaster_oven': {
      const where = target === 'oven' ? 'in the oven' : 'in the toaster oven';
      return {
        instruction: `Cook ${where} at ${printTemperature(heat)} for ${printSpan(span)}${until}.`,
        settings: [setting('Cook', heat, null, span)],
      };
    }
    case 'air_fryer':
      return {
        instruction: `Air-fry at ${printTemperature(heat)} in a single layer for ${printSpan(span)}, shaking or turning half-way${until}.`,
        settings: [setting('Preheat', heat, null, { least: 3, most: 3 }), setting('Air-fry', heat, null, span)],
      };
    case 'grill': {
      const direct = span.most <= 30;
      return {
        instruction: `Grill over ${direct ? 'direct' : 'indirect'} heat at about ${printTemperature(heat)} for ${printSpan(span)}, turning half-way${until}.`,
        settings: [setting(direct ? 'Grill, direct heat' : 'Grill, indirect heat', heat, direct ? 'medium-high' : 'medium', span)],
      };
    }
    case 'slow_cooker': {
      const { low, high } = slowCooking(convertTime(source, 'oven', from).most);
      return {
        instruction: `Cover and cook in the slow cooker on Low for ${printSpan(low)}, or on High for ${printSpan(high)}${until}.`,
        settings: [setting('Cook on Low', null, 'low', low), setting('or cook on High', null, 'high', high)],
      };
    }
    case 'pressure_cooker': {
      const natural = raw.some(({ long }) => long) || span.most >= 10;
      return {
        instruction: `Lock the lid and cook at high pressure for ${printSpan(span)}${until}; ${natural ? 'let the pressure drop by itself for 10 minutes, then release the rest' : 'release the pressure at once'}.`,
        settings: [
          setting('Cook at high pressure', null, 'high pressure', span),
          setting(natural ? 'Natural release' : 'Quick release', null, null, natural ? { least: 10, most: 10 } : null),
        ],
      };
    }
    case 'microwave':
      return {
        instruction: `Cover and microwave on High for ${printSpan(span)}, stirring or turning half-way${until}; let it stand for 2 minutes.`,
        settings: [setting('Microwave', null, 'high', span), setting('Stand', null, null, { least: 2, most: 2 })],
      };
    case 'steamer':
      return {
        instruction: `Steam, covered, for ${printSpan(span)}${until}.`,
        settings: [setting('Steam', { celsius: 100, fahrenheit: 212 }, null, span)],
      };
    case 'sous_vide': {
      const hottest = raw
        .map(({ safe }) => safe?.temperature)
        .filter((temperature) => temperature !== undefined)
        .toSorted((a, b) => b.fahrenheit - a.fahrenheit)[0];
      const bath = hottest ?? { celsius: 85, fahrenheit: 185 };
      const time = hottest ? { least: 60, most: 120 } : { least: 45, most: 60 };
      return {
        instruction: `Seal in a bag in a single layer, lower into the water bath at ${printTemperature(bath)} and cook for ${printSpan(time)}${until}.`,
        settings: [setting('Water bath', bath, null, time)],
      };
    }
    case 'stovetop':
      return {
        instruction: `Cover and cook in a wide pan over medium-low heat for ${printSpan(span)}, stirring or turning now and then${until}.`,
        settings: [setting('Cook', null, 'medium-low', span)],
      };
    default:
      return { instruction: '', settings: [] };
  }
};

const sourceNouns =
  /\b(?:the |your |a |an )?(?:pre-?heated )?(?:toaster oven|oven(?! (?:mitt|glove|rack|proof|safe)s?)|air[- ]?fryer(?: basket)?|slow[- ]?cooker|crock[- ]?pot|pressure[- ]?cooker|instant ?pot|microwave(?!-safe| safe)|grill)\b/gi;

const refuseRaw = (raw: readonly RawFood[]): void => {
  const [first, ...rest] = raw.map(({ name, why }) => `${name} ${why}`);
  if (first) throw new Unsatisfiable(`This cannot be made without heat: ${[first, ...rest].join('; ')}.`);
};

/**
 * The recipe for another way of cooking: times, temperatures and liquid converted, what does not stand long heat added last, and what has to
 * be hot enough said in degrees.
 *
 * @throws {@link Unsatisfiable} for `no_cook` where something in it is not safe, or not food, raw.
 */
export const adaptMethod = (request: AdaptMethodRequest, seed: number): AdaptedRecipe => {
  const { target_method: target } = request;
  const dice = createDice(seed, request);
  const recipe = new WorkingRecipe(request.recipe, request.servings);
  const steps = request.recipe.instructions.map((step) => sentencesOf(step).map(readSentence));
  const source = request.source_method ?? readSource(steps, request.recipe.title);
  const raw = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseRaw(raw);
  const warnings: string[] = [];
  const baking = kindOf(recipe) === 'baking';
  if (baking && !['oven', 'toaster_oven'].includes(target) && source !== target) {
    warnings.push(
      `Cakes, breads and custards depend on the even, dry heat of an oven: in ${appliances[target].noun} expect another crust and texture, and watch the first one closely.`,
    );
  }
  const owned = request.equipment ?? [];
  if (owned.length > 0 && target !== 'no_cook' && !owned.some((thing) => appliances[target].owns.test(thing))) {
    warnings.push(`The list of equipment names nothing for this: it takes ${appliances[target].noun.replace(/^the /, 'a ')}.`);
  }
  if (target === 'air_fryer' && /\bbatter\b/i.test(request.recipe.instructions.join(' '))) {
    warnings.push('A wet batter drips through the basket before it sets: coat with dry crumbs instead, or stay with the original method.');
  }
  const safety = safetyNotesFor(raw, target);
  if (source === target || source === 'no_cook') {
    warnings.push(
      source === target
        ? `The recipe is already made this way (${target.replace('_', ' ')}); nothing was changed.`
        : 'Nothing in this recipe is cooked, so there is nothing to adapt.',
    );
    return {
      name: request.recipe.title, ingredients: recipe.printIngredients(), steps: [...request.recipe.instructions], summary: 'Nothing had to be changed.',
      changes: [], warnings, source_method: source, target_method: target, settings: [], safety_notes: safety,
    }; // prettier-ignore
  }
  if (target === 'slow_cooker') {
    for (const line of recipe.lines) {
      if (line.ingredient?.role !== 'liquid' || line.quantity === null || (line.grams ?? 0) < 100) continue;
      recipe.scale(line, 2 / 3, 'Hardly anything evaporates under the lid of a slow cooker: a third less liquid is enough.');
    }
  }
  const rewritten = recipe.printSteps().map((step) => sentencesOf(step).map(readSentence));
  const main = mainSentences(rewritten, source);
  const changes: Change[] = [...recipe.changes];
  const settings: MethodSetting[] = [];
  const spans = [...main].flatMap(({ span }) => (span ? [span] : []));
  const total: Span =
    spans.length > 0
      ? { least: spans.reduce((sum, span) => sum + span.least, 0), most: spans.reduce((sum, span) => sum + span.most, 0) }
      : { least: 20, most: 25 };
  const degrees = rewritten.flat().find((sentence) => sentence.degrees !== undefined)?.degrees ?? 375;
  const atOnce = target === 'slow_cooker' || target === 'pressure_cooker' || target === 'sous_vide';
  let cooked = false;
  const adapted = rewritten.flatMap((sentences, index): string[] => {
    const said: string[] = [];
    for (const sentence of sentences) {
      if (sentence.kind === 'preheat') {
        const { preheat } = appliances[target];
        const heat = ovenAt(convertHeat(source, target, degrees, total.most));
        if (preheat && target !== 'sous_vide') said.push(preheat(printTemperature(heat)));
        continue;
      }
      if (!main.has(sentence)) {
        said.push(
          sentence.text.replace(sourceNouns, (noun) =>
            /^\p{Lu}/u.test(noun) ? `T${appliances[target].noun.slice(1)}` : appliances[target].noun,
          ),
        );
        continue;
      }
      const lead = leadOf(sentence.text);
      if (lead !== '') said.push(closed(lead));
      if (target === 'no_cook' || (atOnce && cooked)) continue;
      const plan = planFor(
        source,
        target,
        atOnce ? total : (sentence.span ?? { least: 10, most: 15 }),
        degrees,
        untilOf(sentence.text, wetMethods.includes(target)),
        raw,
      );
      said.push(plan.instruction);
      settings.push(...plan.settings);
      cooked = true;
    }
    const text = said.filter((line) => line !== '').join(' ');
    const from = request.recipe.instructions[index] as string;
    if (text !== from)
      changes.push({ kind: 'method', from, to: text === '' ? null : text, reason: `Adapted to ${appliances[target].noun}.` });
    return text === '' ? [] : [text];
  });
  const done = raw.flatMap(({ safe, name }) =>
    safe
      ? [
          `The ${name} is safe at ${printTemperature(safe.temperature)} in the middle${safe.restMinutes > 0 ? `, then ${safe.restMinutes} minutes of rest` : ''}.`,
        ]
      : [],
  );
  if (done.length > 0 && target !== 'no_cook') adapted.push(`Before serving, check with a thermometer. ${[...new Set(done)].join(' ')}`);
  const opener = dice.pick(['Adapted', 'Rewritten', 'Changed over']);
  return {
    name: `${appliances[target].title} ${request.recipe.title}`,
    ingredients: recipe.printIngredients(),
    steps: adapted.length > 0 ? adapted : [...request.recipe.instructions],
    summary: `${opener} from ${source.replace('_', ' ')} to ${target.replace('_', ' ')}${settings[0]?.duration_minutes ? `: ${printSpan({ least: settings[0].duration_minutes, most: settings[0].duration_minutes_max ?? settings[0].duration_minutes })}` : ''}.`,
    changes,
    warnings,
    source_method: source,
    target_method: target,
    settings,
    safety_notes: safety,
  };
};
