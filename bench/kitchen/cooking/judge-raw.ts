import { needOf } from './judge-heat.js';

/** What heats food, as words of a step. */
const heats =
  /\b(?:bake|roast|broil|cook|simmer|boil|grill|fry|saut[eé]|brown|sear|steam|microwave|braise|stew|poach|air-fry|scramble|toast|warm|heat|melt)\b/i;

const meats =
  /\b(?:chicken|turkey|duck|beef|steaks?|pork|chops?|lamb|salmon|cod|halibut|trout|tilapia|catfish|swordfish|shrimp|scallops|fish|patties|meat)\b/gi;

/** Raw protein of the list that a step names, and that no step from there on heats. */
export const rawLeft = (ingredients: readonly string[], steps: readonly string[]): string | undefined => {
  const raw = ingredients.filter((line) => needOf(line) > 0).flatMap((line) => line.toLowerCase().match(meats) ?? []);
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?;])\s+/)).filter((sentence) => !sentence.startsWith('Check the middle'));
  const lastHeat = sentences.findLastIndex((sentence) => heats.test(sentence));
  return [...new Set(raw)].find((word) => {
    const first = sentences.findIndex((sentence) => sentence.toLowerCase().includes(word));
    return first > lastHeat;
  });
};
