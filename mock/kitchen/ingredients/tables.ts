import type { Category } from '../../../src/contract/vocabulary.js';
import { alcohol } from './data/alcohol.js';
import { bakery } from './data/bakery.js';
import { baking } from './data/baking.js';
import { beverages } from './data/beverages.js';
import { cannedGoods } from './data/canned-goods.js';
import { condimentsSauces } from './data/condiments-sauces.js';
import { dairyEggs } from './data/dairy-eggs.js';
import { frozen } from './data/frozen.js';
import { grainsPasta } from './data/grains-pasta.js';
import { legumes } from './data/legumes.js';
import { meat } from './data/meat.js';
import { nutsSeeds } from './data/nuts-seeds.js';
import { oilsVinegars } from './data/oils-vinegars.js';
import { other } from './data/other.js';
import { produce } from './data/produce.js';
import { seafood } from './data/seafood.js';
import { snacksSweets } from './data/snacks-sweets.js';
import { spicesHerbs } from './data/spices-herbs.js';

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
