import type { Category } from '../../../src/contract/enums.js';
import { alcohol } from './alcohol.js';
import { bakery } from './bakery.js';
import { baking } from './baking.js';
import { beverages } from './beverages.js';
import { cannedGoods } from './canned-goods.js';
import { condimentsSauces } from './condiments-sauces.js';
import { dairyEggs } from './dairy-eggs.js';
import { frozen } from './frozen.js';
import { grainsPasta } from './grains-pasta.js';
import { legumes } from './legumes.js';
import { meat } from './meat.js';
import { nutsSeeds } from './nuts-seeds.js';
import { oilsVinegars } from './oils-vinegars.js';
import { other } from './other.js';
import { produce } from './produce.js';
import { seafood } from './seafood.js';
import { snacksSweets } from './snacks-sweets.js';
import { spicesHerbs } from './spices-herbs.js';

/** The larder's shelves, one table a category. */
export const tables: readonly (readonly [Category, string])[] = [
  ['produce', produce],
  ['meat', meat],
  ['seafood', seafood],
  ['dairy_eggs', dairyEggs],
  ['bakery', bakery],
  ['grains_pasta', grainsPasta],
  ['legumes', legumes],
  ['canned_goods', cannedGoods],
  ['baking', baking],
  ['spices_herbs', spicesHerbs],
  ['oils_vinegars', oilsVinegars],
  ['condiments_sauces', condimentsSauces],
  ['nuts_seeds', nutsSeeds],
  ['snacks_sweets', snacksSweets],
  ['beverages', beverages],
  ['alcohol', alcohol],
  ['frozen', frozen],
  ['other', other],
];
