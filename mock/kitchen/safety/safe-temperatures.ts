import type { Temperature } from '../../../src/contract/recipes.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';

/** What the middle of a food must reach, and how long it must then rest, before it is safe to eat. */
export interface SafeTemperature {
  temperature: Temperature;
  restMinutes: number;
}

/** Degrees Fahrenheit in both scales, rounded to whole degrees. */
export const fahrenheit = (degrees: number): Temperature => ({ celsius: Math.round(((degrees - 32) * 5) / 9), fahrenheit: degrees });

/** An oven setting in both scales, as ovens are marked: steps of 5 degrees Celsius. */
export const ovenAt = (degrees: number): Temperature => ({
  celsius: Math.round(((degrees - 32) * 5) / 9 / 5) * 5,
  fahrenheit: degrees,
});

/** Poultry, and any stuffing. */
export const poultryIsSafe: SafeTemperature = { temperature: fahrenheit(165), restMinutes: 0 };
/** Ground meat, sausages and dishes held together by egg. */
const groundIsSafe: SafeTemperature = { temperature: fahrenheit(160), restMinutes: 0 };
/** Whole cuts of beef, pork, lamb and game, and raw ham. */
const wholeCutIsSafe: SafeTemperature = { temperature: fahrenheit(145), restMinutes: 3 };
/** Fish and shellfish. */
const fishIsSafe: SafeTemperature = { temperature: fahrenheit(145), restMinutes: 0 };

/** Cooked, cured or smoked when it is bought; nothing is left to make safe. */
const readyToEat =
  /\b(cooked|canned|cans?|tins?|(?:oil|water)-packed|smoked|deli|lunch\w*|rotisserie|cured|dried|jerky|salami|pepperoni|prosciutto|serrano|mortadella|bologna|pastrami|corned beef|hot dog|frankfurter|lox|anchov(y|ies)|sardines?|caviar|roe|pate|surimi|imitation|spam|broth|stock|bouillon|consomme|sauce|paste|gravy|gelatin|lard|tallow|suet|drippings|schmaltz|powder|(?:chicken|duck|goose|beef|pork|bacon) fat|bottarga|bonito|chorizo|soup|base)\b/;
const ground = /\b(ground|minced?|sausages?|bratwursts?|kielbasa|burgers?|meatballs?|patty|patties|meatloaf|andouille|mince)\b/;
const hamAsSold = /\bham\b/;

/**
 * The safe internal temperature of an ingredient that is sold raw, `undefined` for everything that is safe as it is.
 * Bacon is judged by its crispness and has none.
 */
export const safeTemperatureOf = (ingredient: Ingredient, name: string = ingredient.name): SafeTemperature | undefined => {
  const is = (kind: Kind): boolean => ingredient.kinds.includes(kind);
  const words = `${name} ${ingredient.name}`.toLowerCase();
  // "steak with its fat cap" is a steak
  const isMadeOf = ingredient.role !== 'protein' && (is('broth') || is('sauce') || is('condiment') || is('animal_fat') || is('gelatin'));
  if (isMadeOf || ingredient.facts.fat > 85) return undefined;
  const raw = /\b(?:raw|uncooked|bulk|mexican)\b|\bfresh (?:\w+ )?(?:chorizo|sausages?|ham)\b/.test(words);
  if (!raw && readyToEat.test(words)) return undefined;
  const isFlesh = is('meat') || is('beef') || is('pork') || is('lamb') || is('game') || is('processed_meat');
  // of "ground beef or turkey" nobody knows which it will be
  if (is('poultry') || (isFlesh && /\b(chicken|turkey|duck|goose|poultry)\b/.test(words))) return poultryIsSafe;
  if (is('fish') || is('crustacean') || is('mollusc')) return fishIsSafe;
  if (isFlesh) {
    if (/\b(bacon|pancetta|guanciale|speck)\b/.test(words) || (hamAsSold.test(words) && !raw)) return undefined;
    return ground.test(words) ? groundIsSafe : wholeCutIsSafe;
  }
  if (is('egg') && /\beggs?\b/.test(ingredient.name) && !/noodle|pasta|powder|substitute|plant/.test(ingredient.name)) return groundIsSafe;
  return undefined;
};

/** "165°F (74°C)". */
export const printTemperature = ({ celsius, fahrenheit: degrees }: Temperature): string => `${degrees}°F (${celsius}°C)`;
