import type { Substitute, Substitutes, SuggestSubstituteRequest } from '../../../src/contract/ingredients.js';
import { find } from '../../kitchen/ingredients/find.js';
import { knownIngredient } from '../../kitchen/ingredients/ingredient.js';
import { parseLine } from '../../kitchen/lines/parse-line.js';
import { allergensIn, flagsOf } from '../../kitchen/safety/dietary-flags.js';
import { spaced } from '../../kitchen/safety/restriction-names.js';
import { hazardIn } from '../../kitchen/safety/hazards.js';
import { brokenBy } from '../../kitchen/safety/judge.js';
import { neverSwapOf } from '../../kitchen/safety/never-swap.js';
import { flavors, type Option } from '../../kitchen/substitutes/options.js';
import { messageFor, readRequest, suggestSubstitute, toSubstitute } from '../../kitchen/substitutes/suggest-substitute.js';
import { lemmaKey } from '../../kitchen/text/tokenize.js';
import { reviewed, type Review, type SubstitutesProposal } from './proposals.js';

type Proposed = SubstitutesProposal['substitutes'][number];
type Reading = ReturnType<typeof readRequest>;

/** Whether only the kitchen answers: nobody eats it, or nothing takes its place. The kitchen's response says why. */
export const isSubstituteLeftToKitchen = (request: SuggestSubstituteRequest): boolean => {
  const { name, useText } = readRequest(request);
  return hazardIn(request.ingredient) !== undefined || neverSwapOf(name, useText) !== undefined;
};

/** How sure a substitute is that only an engine names. A guess. */
const ENGINE_CONFIDENCE = 0.5;
/** Nothing takes the place of something else in more than so many times its amount. */
const MAX_RATIO = 10;
const MAX_SUBSTITUTES = 10;

/** What goes in: the substitute, and what else it needs. */
const partsOf = ({ name, also_needed: also }: Proposed): string[] => [name, ...also.map((line) => parseLine(line).name)];

/** Why a substitute is left out; `undefined` if it may be returned. */
const whyNot = (proposed: Proposed, { name, restrictions }: Reading): string | undefined => {
  const parts = partsOf(proposed);
  const broken = parts.map((part) => brokenBy(part, restrictions)).find(Boolean);
  if (parts.some((part) => hazardIn(part))) return 'Nobody should eat it.';
  if (broken) return `Not ${spaced(broken.name)}, or not known to be.`;
  const unknown = parts.find((part) => knownIngredient(find(part)) === undefined);
  if (unknown !== undefined) return `"${unknown}" is not known here, so nobody can say what it contains.`;
  const isSame = lemmaKey(proposed.name) === lemmaKey(name);
  if (isSame) return 'It is the ingredient itself.';
  return proposed.ratio > 0 && proposed.ratio <= MAX_RATIO ? undefined : `A ratio of ${proposed.ratio} is not possible.`;
};

/** Kitchens measure in quarters. */
const inQuarters = (ratio: number): number => Math.max(1, Math.round(ratio * 4)) / 4;

const toOption = ({ name, ratio, also_needed: also, notes, flavor_impact: flavor, best_for: best, not_for: not }: Proposed): Option => ({
  name,
  amount: inQuarters(ratio),
  unit: null,
  of: 'any',
  also,
  flavor: flavors.find((known) => known === flavor) ?? 'noticeable',
  best,
  not,
  notes,
});

/** The kitchen's own entry if it has one: its ratio is measured, an engine's is not. */
const complete = (proposed: Proposed, reading: Reading, known: ReadonlyMap<string, Substitute>): Substitute => {
  const match = find(proposed.name);
  const own = known.get(match?.ingredient.name ?? '');
  if (own) return { ...own, notes: own.notes || proposed.notes };
  const parts = partsOf(proposed).map(find);
  const inPantry = reading.pantry.has(match?.ingredient.name ?? '');
  const facts = { flags: flagsOf(parts), allergens: allergensIn(parts), inPantry, confidence: ENGINE_CONFIDENCE };
  return toSubstitute({ option: toOption(proposed), ...facts }, reading);
};

/** Checks proposed substitutes one by one. What breaks a diet or is not known goes to `excluded`; it fails only if nothing is left. */
export const reviewSubstitutes = (
  proposal: SubstitutesProposal,
  request: SuggestSubstituteRequest,
  own: Substitutes,
): Review<Substitutes> => {
  const reading = readRequest(request);
  const judged = proposal.substitutes.map((proposed) => ({ proposed, reason: whyNot(proposed, reading) }));
  const excluded = judged.flatMap(({ proposed, reason }) => (reason === undefined ? [] : [{ name: proposed.name, reason }]));
  const allowed = judged.filter(({ reason }) => reason === undefined).slice(0, request.max_suggestions ?? 3);
  const problems = excluded.map(({ name, reason }) => `"${name}": ${reason}`);
  return reviewed(allowed.length > 0 ? [] : ['No substitute is left.', ...problems], () => {
    const every = suggestSubstitute({ ...request, max_suggestions: MAX_SUBSTITUTES }).substitutes;
    const known = new Map(every.map((one) => [find(one.name)?.ingredient.name ?? one.name, one]));
    const substitutes = allowed.map(({ proposed }) => complete(proposed, reading, known));
    return { ingredient: own.ingredient, substitutes, excluded, message: messageFor(reading, substitutes[0]?.name) };
  });
};
