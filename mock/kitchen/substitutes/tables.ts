import { baking } from './baking.js';
import { cheeses } from './cheeses.js';
import { dairyEggs } from './dairy-eggs.js';
import { fats } from './fats.js';
import { grains } from './grains.js';
import { herbsSpices } from './herbs-spices.js';
import { liquids } from './liquids.js';
import { meats } from './meats.js';
import { nutsLegumes } from './nuts-legumes.js';
import { produce } from './produce.js';
import { sauces } from './sauces.js';
import { seafood } from './seafood.js';
import { sweeteners } from './sweeteners.js';

/** All tables of swaps, one a shelf. */
export const tables: readonly string[] = [
  dairyEggs, cheeses, fats, sweeteners, baking, meats, seafood, sauces, liquids, grains, nutsLegumes, herbsSpices, produce,
]; // prettier-ignore
