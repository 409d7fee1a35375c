import { sentencesOf } from './methods/sentences.js';
import { readStep } from './read-step.js';
import { printTemperature, safeTemperatureOf, type SafeTemperature } from './safe-temperatures.js';
import type { WorkingRecipe } from './working-recipe.js';

const inside = /\b(?:internal|thermometer|thickest|center|centre|middle|core|registers?|reads?|reaches|insides?)\b/i;
const aside = /\b(?:oil|oven|grill|water|milk|yeast|sugar|syrup|candy|caramel|chocolate|custard|smoker|dough|bread)\b/i;

/** Raw meat, poultry and fish of a recipe, with what each must reach. */
const mustReach = (recipe: WorkingRecipe): (SafeTemperature & { index: number; name: string })[] =>
  recipe.lines.flatMap(({ ingredient, name, original, index, text }) => {
    const safe = ingredient?.role === 'protein' ? safeTemperatureOf(ingredient, text === original ? original : name) : undefined;
    return safe ? [{ ...safe, index, name }] : [];
  });

/**
 * Steps in which no meat, poultry or fish is taken off the heat below its safe internal temperature. Where one said less, it says the safe
 * temperature now, and a warning tells so.
 */
export const makeSafe = (steps: readonly string[], recipe: WorkingRecipe): { steps: string[]; warnings: string[] } => {
  const raw = mustReach(recipe);
  const warnings: string[] = [];
  if (raw.length === 0) return { steps: [...steps], warnings };
  const written = steps.map((step) => {
    if (!/\d{3}|\d{2}\s*(?:°|º|degrees|C\b)/.test(step)) return step;
    let text = step;
    for (const sentence of sentencesOf(step)) {
      const named = recipe.mentions.in(sentence).flatMap(({ lines }) => lines);
      const here = raw.filter(({ index }) => named.includes(index));
      if (!inside.test(sentence) || (aside.test(sentence) && here.length === 0)) continue;
      const meant = here.length > 0 ? here : raw;
      const needed = meant.toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];
      if (!needed) continue;
      let safe = sentence;
      for (const { temperature, text: said } of readStep(sentence).temperatures.toReversed()) {
        if (temperature.fahrenheit < 100 || temperature.fahrenheit >= needed.temperature.fahrenheit - 1) continue;
        safe = safe.replace(said, printTemperature(needed.temperature));
        warnings.push(
          `The recipe stopped at ${said.trim()}; the ${needed.name} is safe from ${printTemperature(needed.temperature)}, and the step says so now.`,
        );
      }
      text = text.replace(sentence, () => safe);
    }
    return text;
  });
  return { steps: written, warnings: [...new Set(warnings)] };
};
