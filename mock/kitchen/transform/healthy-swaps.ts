import type { Unit } from '../../../src/contract/enums.js';
import type { Facts } from '../ingredients/ingredient.js';
import type { RecipeKind } from './recipe-kind.js';
import { indexed, type Swap } from './swap.js';

const stove = ['savory'] as const;

/**
 * Swaps that make a dish lighter in one way or another. Which of them helps a focus is seen from the facts of both, so a row says only what can
 * take the place of what, where, and why a cook would. One row, one idea.
 */
const rows: readonly Swap[] = [
  { from: ['heavy cream'], to: 'half and half', where: stove, unless: /\bwhip/i, why: 'Half and half is rich enough for a sauce and has about a third of the fat.' },
  { from: ['heavy cream', 'half and half', 'light cream'], to: 'evaporated milk', where: stove, unless: /\bwhip/i, why: 'Evaporated milk thickens a sauce like cream, with a fraction of the fat.' },
  { from: ['milk', 'low-fat milk'], to: 'skim milk', inSteps: 'milk', why: 'Skim milk cooks like whole milk and leaves the fat out.' },
  { from: ['sour cream', 'creme fraiche'], to: 'greek yogurt', as: 'plain Greek yogurt', inSteps: 'Greek yogurt', unless: /\bboil|simmer/i, why: 'Greek yogurt is as tangy as sour cream, leaner, and brings protein.' },
  { from: ['mayonnaise', 'sour cream', 'creme fraiche'], to: 'low-fat yogurt', as: 'plain low-fat yogurt', inSteps: 'yogurt', unless: /\bboil|simmer|fry/i, why: 'Yogurt keeps it tangy and soft with much less fat.' },
  { from: ['cream cheese'], to: 'cottage cheese', as: 'smooth cottage cheese', inSteps: 'cottage cheese', where: stove, why: 'Blended cottage cheese is as spreadable, leaner and higher in protein.' },
  { from: ['ricotta'], to: 'cottage cheese', where: stove, why: 'Cottage cheese takes the place of ricotta with less fat and more protein.' },
  { from: ['butter', 'clarified butter', 'lard', 'shortening', 'margarine', 'coconut oil'], to: 'olive oil', ratio: 0.75, where: stove, unless: /\bcream(?:ed|ing)? (?:the|together)|cold|rub|cut in|dough|pastry|crust|roux|spread\b/i, why: 'Three quarters as much olive oil does the same work with far less saturated fat.' },
  { from: ['butter', 'shortening', 'lard', 'coconut oil'], to: 'canola oil', ratio: 0.75, where: ['baking'], unless: /\bcream|soft|cold|rub|cut in|fluffy|beat|frosting|pastry|crust|room temp|pale/i, why: 'A neutral oil keeps it moist with far less saturated fat; three quarters as much is enough.' },
  { from: ['ground beef', 'ground pork', 'ground lamb'], to: 'ground turkey', inSteps: 'turkey', why: 'Ground turkey browns the same way and is leaner.' },
  { from: ['ground beef'], to: 'lean ground beef', inSteps: 'beef', why: 'The lean kind has half the fat and tastes the same under a sauce.' },
  { from: ['italian sausage', 'sausage', 'smoked sausage', 'chorizo'], to: 'chicken sausage', inSteps: 'sausage', why: 'Chicken sausage is seasoned the same way and is much leaner.' },
  { from: ['bacon'], to: 'turkey bacon', why: 'Turkey bacon is smoky too, with half the fat.' },
  { from: ['chicken thigh', 'chicken leg'], to: 'chicken breast', as: 'boneless chicken breast', inSteps: 'chicken', unit: 'pound', unless: /\b(?:bone|skin)/i, why: 'Breast meat is the leanest part of the bird.' },
  { from: ['pork shoulder', 'pork belly'], to: 'pork loin', inSteps: 'pork', unit: 'pound', unless: /\bshred|pull|hours?\b/i, why: 'Loin is the lean cut of the same animal.' },
  { from: ['coconut milk'], to: 'light coconut milk', inSteps: 'coconut milk', why: 'Light coconut milk keeps the flavor and drops more than half of the fat.' },
  { from: ['tuna in oil'], to: 'canned tuna', as: 'tuna in water', inSteps: 'tuna', why: 'Tuna packed in water has none of the oil.' },
  { from: ['rice', 'basmati rice', 'jasmine rice'], to: 'quinoa', where: stove, unless: /\brisotto|sushi|fried rice|pudding|porridge/i, why: 'Quinoa cooks in about the same time and has more protein and fiber.' },
  { from: ['cooked rice'], to: 'cooked quinoa', inSteps: 'quinoa', where: stove, why: 'Quinoa has more protein and fiber than rice.' },
  { from: ['cooked rice'], to: 'cauliflower', as: 'cauliflower rice', unit: 'cup', where: stove, why: 'Grated cauliflower takes the place of rice with a tenth of the starch.' },
  { from: ['rice', 'basmati rice', 'jasmine rice'], to: 'cauliflower', as: 'cauliflower rice', unit: 'cup', ratio: 1.5, where: stove, only: /\b(?:cooked|to serve|for serving|over (?:the )?rice|with (?:the )?rice)\b/i, unless: /\b(?:boil|simmer|cook) (?:the )?rice|water|minutes\b/i, why: 'Grated cauliflower takes the place of rice with a tenth of the starch.' },
  { from: ['potato', 'russet potato'], to: 'cauliflower', unit: 'pound', where: stove, only: /\b(?:mash|soup|stew|curry|roast)/i, unless: /\b(?:fries|chips|baked potato|grate|shred|hash)/i, why: 'Cauliflower mashes and roasts like potato, with a fraction of the starch.' },
  { from: ['pasta', 'spaghetti'], to: 'whole wheat pasta', inSteps: 'pasta', why: 'Whole wheat pasta cooks the same way and has more than twice the fiber.' },
  { from: ['spaghetti'], to: 'whole wheat spaghetti', inSteps: 'spaghetti', unless: /\b(?:macaroni|penne|shells|lasagn|orzo|fusilli|ziti|rigatoni|farfalle|elbow|linguine|fettuc)/i, why: 'Whole wheat spaghetti cooks the same way and has more than twice the fiber.' },
  { from: ['flour'], to: 'whole wheat flour', inSteps: 'flour', where: ['baking'], unless: /\b(?:cake flour|sponge|angel|croissant|puff)\b/i, why: 'Whole wheat flour keeps the bran, and with it the fiber.' },
  { from: ['bread', 'baguette'], to: 'whole wheat bread', inSteps: 'bread', why: 'Whole wheat bread keeps the bran, and with it the fiber.' },
  { from: ['soy sauce'], to: 'low-sodium soy sauce', inSteps: 'soy sauce', why: 'The reduced-sodium kind tastes the same in a dish and has a good third less sodium.' },
  { from: ['chicken broth', 'stock'], to: 'low-sodium chicken broth', inSteps: 'broth', why: 'An unsalted broth leaves the salting to the cook.' },
  { from: ['beef broth'], to: 'low-sodium beef broth', inSteps: 'broth', why: 'An unsalted broth leaves the salting to the cook.' },
  { from: ['vegetable broth'], to: 'low-sodium vegetable broth', inSteps: 'broth', why: 'An unsalted broth leaves the salting to the cook.' },
  { from: ['milk chocolate', 'white chocolate', 'chocolate chip'], to: 'dark chocolate', inSteps: 'chocolate', unit: 'ounce', why: 'Dark chocolate has more cocoa and less sugar.' },
  { from: ['cream'], to: 'half and half', where: stove, why: 'Half and half is rich enough for a sauce and has less fat.' },
  { from: ['vanilla yogurt'], to: 'greek yogurt', as: 'plain Greek yogurt', inSteps: 'yogurt', why: 'Plain yogurt leaves the sugar out and brings protein.' },
]; // prettier-ignore

export const healthySwaps = indexed(rows);

/** Something to stir in that raises a number. */
export interface Booster {
  /** A name of the larder. */
  name: string;
  /** How the list calls it. */
  as: string;
  perServing: number;
  unit: Unit;
  raises: readonly (keyof Facts)[];
  where: readonly RecipeKind[];
  /** Said at the end of the step in which things come together. */
  sentence: string;
  why: string;
}

/** The first that suits is taken. */
export const boosters: readonly Booster[] = [
  { name: 'cooked lentil', as: 'cooked lentils', perServing: 1 / 4, unit: 'cup', raises: ['fiber', 'protein'], where: ['savory'], sentence: 'Stir in the cooked lentils.', why: 'Cooked lentils bring fiber and protein and take on the flavor of the dish.' },
  { name: 'chickpea', as: 'canned chickpeas', perServing: 1 / 4, unit: 'cup', raises: ['fiber', 'protein'], where: ['savory'], sentence: 'Add the chickpeas as well, drained.', why: 'Chickpeas bring fiber and protein and need no cooking.' },
  { name: 'milk powder', as: 'milk powder', perServing: 1, unit: 'tablespoon', raises: ['protein'], where: ['baking'], sentence: 'Mix in the milk powder.', why: 'Milk powder disappears into it and brings protein.' },
  { name: 'oat bran', as: 'oat bran', perServing: 1, unit: 'tablespoon', raises: ['fiber', 'protein'], where: ['baking'], sentence: 'Mix in the oat bran.', why: 'Oat bran disappears into it and brings fiber and a little protein.' },
  { name: 'flaxseed', as: 'ground flaxseed', perServing: 2, unit: 'teaspoon', raises: ['fiber', 'protein'], where: ['baking', 'sweet', 'savory'], sentence: 'Mix in the ground flaxseed.', why: 'Ground flaxseed disappears into it and brings fiber and a little protein.' },
  { name: 'chia seed', as: 'chia seeds', perServing: 2, unit: 'teaspoon', raises: ['fiber', 'protein'], where: ['sweet', 'baking'], sentence: 'Stir in the chia seeds.', why: 'Chia seeds bring fiber, and thicken it a little.' },
]; // prettier-ignore
