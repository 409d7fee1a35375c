import type { CategorySuggestion } from '../../src/contract/pantries.js';
import type { Category } from '../../src/contract/enums.js';
import type { Ingredient } from './ingredients/ingredient.js';
import { find, suggestName } from './ingredients/find.js';
import { plain } from './ingredients/name-words.js';
import { parseLine } from './lines/parse-line.js';

interface Shelf {
  /** Of the plain name: lower case, no hyphens. */
  says: RegExp;
  category: Category;
  /** Only for things that would else stand on one of these shelves. */
  from?: readonly (Category | undefined)[];
}

/** How a thing is sold says more about its place than what it is; the first that fits. */
const shelves: readonly Shelf[] = [
  { says: /\b(?:soap|detergent|shampoo|conditioner|(?<!(?:victoria|trifle|plain) )sponges?(?! (?:fingers?|cakes?|flan))|bleach|foil|napkins?|towels?|toilet paper|tissues?|diapers?|batter(?:y|ies)|light bulbs?|trash bags?|garbage bags?|ziploc|zip bags|sandwich bags|plastic wrap|cling film|parchment paper|wax paper|baking paper|toothpaste|tooth ?brush|deodorant|cleaner|wipes|(?:dog|cat|pet) food|cat litter|vitamins?|aspirin|charcoal|candles?)\b/, category: 'other' },
  { says: /\bfrozen (?:yogurt|custard)\b/, category: 'frozen' },
  { says: /\bfrozen\b|^ice$|\b(?:ice cubes?|eggo|popsicles?|ice pops?|fish (?:sticks?|fingers?)|(?:chicken|vegan) nuggets?|pizza rolls?|hot pockets?|tater tots?|tv dinners?|ice cream (?:bars?|sandwich(?:es)?))\b/, category: 'frozen' },
  { says: /\bsalad kits?\b/, category: 'produce' },
  { says: /\b(?:hummus|gravy)\b/, category: 'condiments_sauces' },
  { says: /\b(?:baked|refried|ranch style) beans?\b|^(?:diced|crushed|stewed|fire roasted|whole peeled|chopped) tomato(?:es)?$|\btomatoes\b.* with (?:their |its )?(?:juices?|liquid)\b/, category: 'canned_goods' },
  { says: /\b(?:canned|tinned)\b|^(?:\d+ )?(?:cans?|tins?) |\b(?:can|tin|cans|tins)$/, category: 'canned_goods', from: ['produce', 'legumes', 'seafood', 'meat', 'grains_pasta', 'dairy_eggs', 'frozen'] },
  { says: /\b(?:tea|teas|tea ?bags?|kombucha|(?:protein|milk) ?shakes?|smoothies?|energy drinks?|sports drinks?|hot (?:chocolate|cocoa)(?: mix)?|k cups?|coffee pods?)$/, category: 'beverages', from: ['spices_herbs', 'baking', 'snacks_sweets', 'dairy_eggs', 'produce', 'frozen', undefined] },
  { says: /\b(?:(?:chocolate|candy|snack|protein|energy|cereal|granola) bars?|rice cakes?|jerky|(?:trail|snack|party) mix|(?:jello|jell o|pudding|fruit) cups?|fruit (?:snacks?|leather|roll ups?)|gummies|gummy \w+|brownies|lollipops?|bubble gum|chewing gum)$/, category: 'snacks_sweets' },
  { says: /\b(?:evaporated|condensed) milk$/, category: 'canned_goods' },
  { says: /\b(?:tomato|vegetable|v8|clamato)(?: cocktail)? juice$|^v8$/, category: 'beverages' },
  { says: /\b(?:puff pastry|phyllo|filo|fillo)\b/, category: 'frozen' },
  { says: /\b(?:crust|pancake|waffle|muffin|biscuit|scone|bread|cornbread|crepe|dough|batter) mix$|\bcornmeal$|\b(?:shredded|desiccated|flaked|sweetened|unsweetened) coconut(?: flakes?)?$|\bcoconut flakes?$/, category: 'baking' },
  { says: /\bvanilla (?:beans?|pods?)$/, category: 'spices_herbs' },
  { says: /\bbitters$/, category: 'alcohol' },
  { says: /\bmargarine\b/, category: 'dairy_eggs' },
  { says: /\bhominy$/, category: 'canned_goods' },
  { says: /\bsnacks?$/, category: 'snacks_sweets' },
  { says: /\b(?:veggie|vegan|vegetarian|plant based|beyond|impossible) burgers?(?: patt(?:y|ies))?$/, category: 'frozen' },
  { says: /\b(?:nutella|hazelnut spread)$/, category: 'condiments_sauces' },
  { says: /\b(?:(?<!\b(?:rice|crab|fish|ice cream) )cakes?|cupcakes?|pies|croissants?|muffins?|donuts?|doughnuts?|danish(?:es)?|eclairs?|cheesecakes?)$/, category: 'bakery', from: ['snacks_sweets', 'frozen'] },
  { says: /\b(?:mustard powder|(?<!stone )(?:dry|ground|powdered) mustard)$/, category: 'spices_herbs' },
  { says: /\bpickled\b/, category: 'condiments_sauces', from: ['spices_herbs', 'produce'] },
  { says: /\bghee$/, category: 'dairy_eggs' },
  { says: /\b(?:christmas|plum|figgy) pudding$/, category: 'snacks_sweets' },
  { says: /^(?!.*\b(?:ground|cracked|pepper|peppercorns?|salt|saffron|dried)\b).*\bfresh\b/, category: 'produce', from: ['spices_herbs'] },
  { says: /^(?!.*\b(?:ground|dried|dry|powder|rubbed|flakes?|frozen)\b).*\b(?:cilantro|parsley|mint|chives?|chervil|(?:thai|holy|sweet) basil|(?:coriander|basil|thyme|rosemary|sage|dill|tarragon|oregano|marjoram|shiso|perilla|herb) (?:leaf|leaves|sprigs?|stems?|stalks?))\b/, category: 'produce', from: ['spices_herbs'] },
]; // prettier-ignore

/** Where else some would look for it. */
const neighbours = ({ category, kinds, role }: Ingredient): Category[] => {
  if (category === 'spices_herbs') return kinds.includes('herb') ? ['produce'] : ['condiments_sauces'];
  if (category === 'baking') return role === 'sweet' || kinds.includes('chocolate') ? ['snacks_sweets'] : ['grains_pasta'];
  const next: Partial<Record<Category, Category>> = {
    produce: 'frozen', meat: 'frozen', seafood: 'frozen', legumes: 'canned_goods', canned_goods: 'condiments_sauces', condiments_sauces: 'canned_goods', nuts_seeds: 'snacks_sweets',
    snacks_sweets: 'bakery', bakery: 'grains_pasta', grains_pasta: 'baking', oils_vinegars: 'condiments_sauces', frozen: 'produce', alcohol: 'beverages', beverages: 'dairy_eggs',
  }; // prettier-ignore
  return next[category] === undefined ? [] : [next[category]];
};

const round = (share: number) => Math.round(share * 100) / 100;

const suggest = (name: string): CategorySuggestion => {
  const read = parseLine(name).name;
  const match = find(read);
  const meant = match ? undefined : suggestName(read);
  const likely = match?.ingredient ?? (meant === undefined ? undefined : find(meant)?.ingredient);
  const own = likely?.category;
  const sure = match?.confidence ?? (likely ? 0.4 : 0.1);
  const said = plain(name);
  const shelf = shelves.find(({ says, from }) => says.test(said) && (from?.includes(own) ?? true))?.category;
  const best = shelf ?? own ?? 'other';
  const others = [...(own ? [own] : []), ...(likely ? neighbours(likely) : [])].filter(
    (category, index, all) => category !== best && all.indexOf(category) === index,
  );
  return {
    name,
    suggested_category: best,
    confidence: round(shelf === undefined ? sure : 0.9),
    alternatives: others.map((category, index) => ({ category, confidence: round((sure * 0.4) / (index + 1)) })),
  };
};

/**
 * The shelf that each item of a pantry belongs on, and where else one might look for it. A misspelt name is placed as what was probably
 * meant, with little confidence; a name that says nothing goes to `other`.
 *
 * @example
 * ```ts
 * suggestCategories(['frozen peas'])[0]?.suggested_category; // "frozen"
 * ```
 */
export const suggestCategories = (items: readonly string[]): CategorySuggestion[] => items.map(suggest);
