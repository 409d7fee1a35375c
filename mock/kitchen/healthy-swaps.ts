import type { Unit } from '../../src/contract/vocabulary.js';
import type { Facts } from './ingredient.js';
import type { Swap } from './swap.js';

/** Swaps that make a dish lighter in one way or another; which of them helps is seen from the facts of both. One row, one idea. */
export const healthySwaps: readonly Swap[] = [
  {
    from: ['heavy cream'],
    to: 'half and half',
    why: 'Half and half is rich enough for a sauce and has about a third of the fat.',
    where: 'cooking',
  },
  {
    from: ['heavy cream', 'half and half', 'light cream'],
    to: 'evaporated milk',
    why: 'Evaporated milk thickens a sauce like cream, with a fraction of the fat.',
    where: 'cooking',
  },
  { from: ['milk', 'low-fat milk'], to: 'skim milk', why: 'Skim milk cooks like whole milk and leaves the fat out.' },
  {
    from: ['sour cream', 'creme fraiche'],
    to: 'greek yogurt',
    as: 'plain Greek yogurt',
    inSteps: 'Greek yogurt',
    why: 'Greek yogurt is as tangy as sour cream, leaner, and brings protein.',
  },
  {
    from: ['sour cream', 'mayonnaise', 'creme fraiche'],
    to: 'yogurt',
    as: 'plain yogurt',
    inSteps: 'yogurt',
    why: 'Yogurt keeps it tangy and soft with much less fat.',
  },
  {
    from: ['cream cheese'],
    to: 'cottage cheese',
    as: 'smooth cottage cheese',
    inSteps: 'cottage cheese',
    why: 'Blended cottage cheese is as spreadable, leaner and higher in protein.',
    where: 'cooking',
  },
  {
    from: ['butter', 'clarified butter', 'lard', 'shortening', 'margarine', 'coconut oil'],
    to: 'olive oil',
    ratio: 0.75,
    why: 'Three quarters as much olive oil does the same work with far less saturated fat.',
    where: 'cooking',
  },
  {
    from: ['butter', 'shortening', 'lard'],
    to: 'canola oil',
    ratio: 0.75,
    why: 'A neutral oil keeps it moist with far less saturated fat; three quarters as much is enough.',
    where: 'baking',
  },
  {
    from: ['ground beef', 'ground pork', 'ground lamb', 'sausage', 'italian sausage'],
    to: 'ground turkey',
    why: 'Ground turkey browns the same way and is leaner.',
  },
  {
    from: ['chicken thigh', 'chicken', 'chicken leg'],
    to: 'chicken breast',
    as: 'boneless chicken breast',
    inSteps: 'chicken',
    ratio: 0.9,
    unit: 'ounce',
    why: 'Breast meat is the leanest part of the bird.',
  },
  { from: ['pork shoulder', 'pork belly'], to: 'pork loin', unit: 'ounce', why: 'Loin is the lean cut of the same animal.' },
  { from: ['coconut milk'], to: 'light coconut milk', why: 'Light coconut milk keeps the flavor and drops more than half of the fat.' },
  {
    from: ['rice', 'basmati rice', 'jasmine rice', 'arborio rice'],
    to: 'quinoa',
    why: 'Quinoa cooks in about the same time and has more protein and fiber.',
    where: 'cooking',
  },
  {
    from: ['rice', 'basmati rice', 'jasmine rice', 'cooked rice'],
    to: 'cauliflower',
    as: 'cauliflower rice',
    unit: 'cup',
    ratio: 2,
    why: 'Grated cauliflower takes the place of rice with a tenth of the starch.',
    where: 'cooking',
  },
  {
    from: ['spaghetti', 'pasta', 'noodle', 'rice noodle'],
    to: 'zucchini',
    as: 'zucchini, cut into ribbons',
    inSteps: 'zucchini ribbons',
    unit: 'ounce',
    ratio: 1.5,
    why: 'Ribbons of zucchini carry a sauce like pasta does, without the starch.',
    where: 'cooking',
  },
  {
    from: ['pasta', 'spaghetti'],
    to: 'whole wheat pasta',
    inSteps: 'pasta',
    why: 'Whole wheat pasta cooks the same way and has more than twice the fiber.',
  },
  { from: ['flour'], to: 'whole wheat flour', inSteps: 'flour', why: 'Whole wheat flour keeps the bran, and with it the fiber.' },
  {
    from: ['bread', 'baguette'],
    to: 'whole wheat bread',
    inSteps: 'bread',
    why: 'Whole wheat bread keeps the bran, and with it the fiber.',
  },
  {
    from: ['potato', 'russet potato'],
    to: 'cauliflower',
    unit: 'cup',
    why: 'Cauliflower mashes and roasts like potato, with a fraction of the starch.',
    where: 'cooking',
  },
  {
    from: ['soy sauce'],
    to: 'low-sodium soy sauce',
    inSteps: 'soy sauce',
    why: 'The reduced-sodium kind tastes the same in a dish and has a good third less sodium.',
  },
  {
    from: ['chicken broth', 'stock'],
    to: 'low-sodium chicken broth',
    inSteps: 'broth',
    why: 'An unsalted broth leaves the salting to the cook.',
  },
  { from: ['beef broth'], to: 'low-sodium beef broth', inSteps: 'broth', why: 'An unsalted broth leaves the salting to the cook.' },
  {
    from: ['vegetable broth'],
    to: 'low-sodium vegetable broth',
    inSteps: 'broth',
    why: 'An unsalted broth leaves the salting to the cook.',
  },
  { from: ['garlic powder', 'garlic salt'], to: 'garlic powder', why: 'Garlic powder gives the garlic without the salt.' },
  {
    from: ['sugar', 'brown sugar'],
    to: 'stevia',
    ratio: 0.02,
    unit: 'teaspoon',
    why: 'A little stevia sweetens as much, without sugar.',
    where: 'cooking',
  },
];

/** Something to stir in that raises a number. */
export interface Booster {
  name: string;
  as?: string;
  perServing: number;
  unit: Unit;
  raises: readonly (keyof Facts)[];
  where: 'cooking' | 'baking';
  /** Said at the end of the step that first uses the heaviest ingredient. */
  sentence: string;
  why: string;
}

export const boosters: readonly Booster[] = [
  {
    name: 'lentil',
    as: 'cooked lentils',
    perServing: 0.25,
    unit: 'cup',
    raises: ['fiber', 'protein'],
    where: 'cooking',
    sentence: 'Stir in the cooked lentils.',
    why: 'Cooked lentils bring fiber and protein and take on the flavor of the dish.',
  },
  {
    name: 'flaxseed',
    as: 'ground flaxseed',
    perServing: 1,
    unit: 'tablespoon',
    raises: ['fiber', 'protein'],
    where: 'baking',
    sentence: 'Mix in the ground flaxseed.',
    why: 'Ground flaxseed disappears into it and brings fiber.',
  },
  {
    name: 'flaxseed',
    as: 'ground flaxseed',
    perServing: 1,
    unit: 'tablespoon',
    raises: ['fiber'],
    where: 'cooking',
    sentence: 'Stir in the ground flaxseed.',
    why: 'Ground flaxseed disappears into it and brings fiber.',
  },
  {
    name: 'chia seed',
    perServing: 2,
    unit: 'teaspoon',
    raises: ['fiber'],
    where: 'baking',
    sentence: 'Mix in the chia seeds.',
    why: 'Chia seeds bring fiber.',
  },
];
