import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { whyHeat } from '../safety/raw-food.js';
import { safeTemperatureOf } from '../safety/safe-temperatures.js';
import { memoize } from '../text/memoize.js';

/** What a cook sees in an ingredient: what can be done with it. */
export type Sort =
  | 'poultry' | 'bone-in poultry' | 'tender meat' | 'tough meat' | 'ground meat' | 'sausage' | 'bacon' | 'cooked meat'
  | 'fish' | 'shellfish' | 'shell-on shellfish' | 'ready fish' | 'anchovy'
  | 'tofu' | 'frying cheese' | 'pulse' | 'quick pulse' | 'dried pulse' | 'egg'
  | 'rice' | 'brown rice' | 'cooked rice' | 'quick grain' | 'slow grain' | 'pasta' | 'noodle' | 'potato'
  | 'flour' | 'starch' | 'oats' | 'cornmeal' | 'crumbs' | 'bread' | 'tortilla' | 'pastry' | 'snack'
  | 'onion' | 'garlic' | 'ginger' | 'chile' | 'celery' | 'hard vegetable' | 'vegetable' | 'mushroom' | 'leaf' | 'salad leaf' | 'raw vegetable' | 'tomato' | 'briny' | 'avocado'
  | 'tomato sauce' | 'tomato paste' | 'broth' | 'wine' | 'spirit' | 'coconut milk' | 'plant milk' | 'milk' | 'cream' | 'soft dairy' | 'hard cheese' | 'melting cheese' | 'soft cheese'
  | 'butter' | 'oil' | 'salt' | 'pepper' | 'spice' | 'sweet spice' | 'herb' | 'dried herb' | 'bay leaf' | 'savory sauce' | 'hot sauce' | 'condiment' | 'dressing' | 'curry paste' | 'salsa'
  | 'vinegar' | 'citrus' | 'zest' | 'sugar' | 'syrup' | 'jam' | 'nut' | 'seed' | 'nut butter' | 'fruit' | 'dried fruit' | 'juice' | 'coconut' | 'chocolate' | 'cocoa' | 'extract'
  | 'leavening' | 'yeast' | 'gelatin' | 'coffee' | 'drink' | 'sweet' | 'water' | 'other'; // prettier-ignore

interface Look {
  name: string;
  is: (...kinds: Kind[]) => boolean;
  of: Ingredient;
}

/** Asked in order; the first row that says yes names the sort. A row is a question that a cook would ask. */
const rows: readonly (readonly [Sort, (look: Look) => boolean])[] = [
  ['water', ({ name, is }) => is('water') || /\bice( cube)?$/.test(name)],
  ['salt', ({ is, of }) => is('salt') && of.role !== 'protein'],
  ['broth', ({ name, is }) => is('broth') || /\b(broth|stock|bouillon|dashi)\b/.test(name)],
  ['tortilla', ({ name }) => /\b(tortilla|pita|naan|flatbread|lavash|wrap|taco shell|tostada|roti|chapati|rice paper)\b/.test(name) && !/chip/.test(name)],
  ['gelatin', ({ name }) => /\b(gelatin|agar|pectin)\b/.test(name)],
  ['yeast', ({ name }) => /\byeast\b/.test(name) && !/nutritional/.test(name)],
  ['flour', ({ name }) => /\bflour\b/.test(name) || /\b(baking|pancake|cake|muffin|brownie|biscuit) mix\b/.test(name)],
  ['leavening', ({ is, name }) => is('leavening') || /cream of tartar/.test(name)],
  ['anchovy', ({ name }) => /\b(anchov|bonito|dried shrimp|shrimp paste|fish roe|caviar)/.test(name)],
  ['egg', ({ is, name }) => is('egg') && /\begg\b/.test(name) && !/noodle|nog|roll/.test(name)],
  ['chocolate', ({ is, name }) => is('chocolate') && !/cocoa|milk$|drink|syrup|sauce|spread/.test(name)],
  ['cocoa', ({ name }) => /\bcocoa\b/.test(name)],
  ['coconut milk', ({ name }) => /\bcoconut (milk|cream)\b/.test(name)],
  ['coconut', ({ name }) => /\bcoconut\b/.test(name) && !/oil|water|sugar|yogurt|flour|aminos|rum/.test(name)],
  ['nut butter', ({ name }) => /\b(peanut|almond|nut|cashew|seed) butter\b|\btahini\b|\b(almond|nut) paste\b|\bnutella\b|\bhazelnut spread\b/.test(name)],
  ['plant milk', ({ name }) => /\b(almond|soy|oat|rice|cashew|hemp) (milk|beverage)\b/.test(name)],
  ['frying cheese', ({ name }) => /\b(paneer|halloumi)\b/.test(name)],
  ['tofu', ({ name, of }) => /\b(tofu|tempeh|seitan|textured vegetable protein|veggie|meatless|beyond|impossible)\b/.test(name) && of.role === 'protein'],
  ['bacon', ({ name }) => /\b(bacon|pancetta|guanciale|salt pork|ham hock|speck|lardon)\b/.test(name) && !/cooked|canadian|dripping/.test(name)],
  ['ground meat', ({ name, of }) => of.role === 'protein' && /\b(ground|minced?|burger|patty|meatball|meatloaf)\b/.test(name)],
  ['sausage', ({ name, of }) => of.role === 'protein' && /\b(sausage|bratwurst|merguez|chorizo|kielbasa|andouille|hot dog|frankfurter)\b/.test(name)],
  ['cooked meat', ({ is, of, name }) => of.role === 'protein' && is('meat', 'poultry', 'beef', 'pork', 'lamb', 'game', 'processed_meat') && (!safeTemperatureOf(of) || /\b(ham|confit|nugget)\b/.test(name)) && !is('legume')],
  ['bone-in poultry', ({ is, name, of }) => of.role === 'protein' && is('poultry') && /\b(leg|wing|whole|goose|quail|duck|drumstick|poultry|turkey|chicken)$/.test(name) && !/breast|liver|^(?:chicken|turkey|poultry)$/.test(name)],
  ['poultry', ({ is, of }) => of.role === 'protein' && is('poultry')],
  ['tough meat', ({ is, name, of }) => of.role === 'protein' && is('meat', 'beef', 'pork', 'lamb', 'game') && /\b(chuck|brisket|shank|rib|shoulder|belly|stew\w*|oxtail|tripe|leg of lamb|goat|venison|rabbit|cheek|neck|hock)$/.test(name) && !/loin|eye/.test(name)],
  ['tender meat', ({ is, of }) => of.role === 'protein' && is('meat', 'beef', 'pork', 'lamb', 'game')],
  ['ready fish', ({ is, of }) => of.role === 'protein' && is('fish', 'crustacean', 'mollusc') && !safeTemperatureOf(of)],
  ['shell-on shellfish', ({ name, of }) => of.role === 'protein' && /\b(mussel|clam|oyster|cockle)\b/.test(name)],
  ['shellfish', ({ is, of }) => of.role === 'protein' && is('crustacean', 'mollusc') && !/seafood/.test(of.name)],
  ['ready fish', ({ name }) => /\bfish stick\b/.test(name)],
  ['fish', ({ is, of }) => of.role === 'protein' && is('fish')],
  ['quick pulse', ({ name, is }) => is('legume') && /\b(lentil|split pea|dal|mung bean)\b/.test(name) && !/sprout|cooked|canned/.test(name)],
  ['dried pulse', ({ name, of }) => of.role === 'protein' && whyHeat(name, of)?.startsWith('must be boiled') === true],
  ['pulse', ({ is, of }) => is('legume') && of.role === 'protein'],
  ['cooked rice', ({ name }) => /\bcooked rice\b/.test(name)],
  ['brown rice', ({ name }) => /\b(brown|wild|black|red) rice\b/.test(name)],
  ['noodle', ({ name }) => /\b(rice noodle|vermicelli|soba|udon|ramen|glass noodle|egg noodle|noodle|rice cake)\b/.test(name) && !/lasagna/.test(name)],
  ['rice', ({ name }) => /\brice\b/.test(name) && !/vinegar|wine|milk|paper|cracker|flour|syrup|cereal|bran/.test(name)],
  ['quick grain', ({ name }) => /\b(couscous|bulgur|quinoa|freekeh|millet|amaranth|buckwheat)\b/.test(name)],
  ['slow grain', ({ name }) => /\b(barley|farro|spelt|wheat berr|sorghum|hominy|kamut)\b/.test(name)],
  ['pasta', ({ is, of }) => is('pasta') && of.role === 'starch'],
  ['oats', ({ name }) => /\b(oats|oatmeal|granola|muesli|oat bran|wheat germ|bran)\b/.test(name)],
  ['cornmeal', ({ name }) => /\b(cornmeal|polenta|grits|masa|semolina|cream of wheat)\b/.test(name)],
  ['potato', ({ name, of }) => of.role === 'starch' && /\b(potato|yam|cassava|yuca|taro|plantain)\b/.test(name)],
  ['crumbs', ({ name }) => /\b(crumb|panko|crouton|stuffing mix)\b/.test(name) && !/graham|cookie/.test(name)],
  ['pastry', ({ name }) => /\b(pastry|pie crust|phyllo|dough|wonton|wrapper|filo|crescent|pizza crust)\b/.test(name)],
  ['snack', ({ name }) => /\b(chip|cracker|pretzel|popcorn|cereal|cornflake|crispbread)\b/.test(name) && !/wood chip/.test(name)],
  ['bread', ({ is, of }) => is('bread') || of.role === 'bread'],
  ['starch', ({ name, of }) => /\b(starch|arrowroot|tapioca)\b/.test(name) || of.role === 'thickener'],
  ['garlic', ({ name, of }) => /\bgarlic\b/.test(name) && of.category !== 'spices_herbs' && of.role !== 'sauce'],
  ['ginger', ({ name, of }) => /\b(ginger|galangal|lemongrass)\b/.test(name) && of.category === 'produce'],
  ['onion', ({ is, name, of }) => is('allium') && of.category === 'produce' && !/chive/.test(name)],
  ['celery', ({ name }) => /\bcelery$/.test(name)],
  ['chile', ({ of, is }) => of.role === 'aromatic' && is('nightshade')],
  ['mushroom', ({ is, of }) => is('mushroom') && !['seasoning', 'sauce', 'fat'].includes(of.role)],
  ['avocado', ({ name }) => /\b(avocado|guacamole)\b/.test(name) && !/oil/.test(name)],
  ['tomato paste', ({ name }) => /\btomato paste\b/.test(name)],
  ['salsa', ({ name }) => /\b(salsa|pico de gallo|relish|chutney)\b/.test(name)],
  ['tomato sauce', ({ name }) => /\b(canned tomato|tomato (sauce|puree|juice)|marinara|passata|pasta sauce|pizza sauce|enchilada sauce|spaghetti sauce|stewed tomato)\b/.test(name)],
  ['tomato', ({ name, of }) => /\b(tomato|tomatillo)\b/.test(name) && of.role === 'vegetable' && !/dried/.test(name)],
  ['salad leaf', ({ name }) => /\b(lettuce|arugula|watercress|endive|radicchio|mixed greens|salad|sprout|escarole|mesclun|romaine|edible flower|slaw|coleslaw)\b/.test(name) && !/brussels|dressing/.test(name)],
  ['leaf', ({ is, name, of }) => is('leafy') && of.role === 'vegetable' && !/cabbage|sauerkraut|kimchi/.test(name)],
  ['raw vegetable', ({ name, of }) => of.role === 'vegetable' && /\b(cucumber|radish|jicama|daikon)\b/.test(name)],
  ['hard vegetable', ({ is, name, of }) => of.role === 'vegetable' && (is('root', 'starchy') || /\b(squash|pumpkin|fennel|celery root|cauliflower|cabbage|kohlrabi|chestnut)\b/.test(name)) && !/corn|summer|yellow squash|zucchini|water chestnut/.test(name)],
  ['briny', ({ name }) => /\b(olive|caper|pickle|sauerkraut|kimchi|sun[- ]dried|dried tomato|artichoke heart|roasted (red )?pepper|pimento|pimiento|giardiniera|gherkin|cornichon)\b/.test(name) && !/oil/.test(name)],
  ['vegetable', ({ of }) => of.role === 'vegetable'],
  ['bay leaf', ({ name }) => /\b(bay leaf|curry leaf|kaffir|lime leaf)\b/.test(name)],
  ['extract', ({ name }) => /\b(vanilla|extract|rose water|orange flower water|food coloring|liquid smoke)\b/.test(name) && !/yogurt|ice cream|bean paste/.test(name)],
  ['zest', ({ name }) => /\b(zest|peel|rind)\b/.test(name)],
  ['citrus', ({ name }) => /\b(lemon|lime|yuzu|calamansi|tamarind)\b/.test(name) && !/balm|verbena|curd|leaf|ade\b|sorbet/.test(name)],
  ['vinegar', ({ is, of }) => is('vinegar') || of.role === 'acid'],
  ['dried herb', ({ name, of }) => of.role === 'herb' && (/\b(dried|seasoning|herbes)\b/.test(name) || /^(oregano|marjoram|savory)$/.test(name))],
  ['herb', ({ of }) => of.role === 'herb'],
  ['pepper', ({ name }) => /\b(black|white|pink|green)? ?pepper(corn)?$/.test(name) && /^(black|white|pink|pepper|peppercorn|mixed pepper)/.test(name)],
  ['sweet spice', ({ name, is }) => is('spice') && /\b(cinnamon|nutmeg|clove|cardamom|allspice|mace|pumpkin pie|apple pie|ground ginger|anise)/.test(name)],
  ['curry paste', ({ name }) => /\b(curry paste|harissa|gochujang|miso|doubanjiang|chili paste|sambal|bean paste|black bean sauce|achiote|mole|tandoori paste|red pepper paste)\b/.test(name)],
  ['hot sauce', ({ name }) => /\b(hot sauce|sriracha|tabasco|chili sauce|pepper sauce|chili oil|wasabi|horseradish)\b/.test(name)],
  ['dressing', ({ name, of }) => of.role === 'sauce' && /\b(mayonnaise|dressing|vinaigrette|aioli|hummus|tartar|tzatziki|baba ghanoush|tapenade)\b/.test(name)],
  ['condiment', ({ name }) => /\b(mustard|ketchup|ranch|barbecue|pesto|alfredo|gravy|cranberry sauce|soup)\b/.test(name) && !/seed|greens?|oil/.test(name)],
  ['savory sauce', ({ of, name }) => of.role === 'sauce' || /\b(sauce|liquid aminos|mirin)\b/.test(name)],
  ['spice', ({ of, is }) => of.role === 'spice' || is('spice') || (of.role === 'seasoning' && of.category === 'spices_herbs')],
  ['cream', ({ name }) => /\bcreamer\b/.test(name)],
  ['melting cheese', ({ name }) => /\bcheese\b/.test(name) && /vegan/.test(name)],
  ['butter', ({ name, of }) => of.role === 'fat' && /\b(butter|ghee|margarine|shortening|lard|suet|tallow|dripping|fat)\b/.test(name)],
  ['oil', ({ is, of }) => is('oil') || of.role === 'fat'],
  ['hard cheese', ({ name }) => /\b(parmesan|pecorino|asiago|grana|romano|manchego|cotija|nutritional yeast)\b/.test(name)],
  ['soft cheese', ({ name }) => /\b(feta|goat cheese|ricotta|cottage|cream cheese|mascarpone|blue cheese|gorgonzola|queso fresco|brie|camembert|burrata|stilton|roquefort|boursin|neufchatel)\b/.test(name)],
  ['melting cheese', ({ is, of }) => is('cheese') || of.role === 'cheese'],
  ['syrup', ({ name, of }) => (of.role === 'sweetener' && /\b(honey|syrup|molasses|agave|nectar|condensed milk|dulce|caramel|treacle)\b/.test(name)) || /chocolate syrup|(?:fudge|caramel|chocolate) sauce/.test(name)],
  ['sugar', ({ of }) => of.role === 'sweetener'],
  ['jam', ({ name }) => /\b(jam|jelly|preserve|marmalade|lemon curd|pie filling|fruit butter|apple butter)\b/.test(name)],
  ['dried fruit', ({ is, name }) => is('dried_fruit') || /\b(raisin|date|prune|currant)\b/.test(name)],
  ['seed', ({ name, of }) => (of.role === 'nut' || of.role === 'binder') && /\b(seed|flax\w*|chia|pepita)\b/.test(name)],
  ['nut', ({ of }) => of.role === 'nut'],
  ['soft dairy', ({ name }) => /\b(yogurt|sour cream|creme fraiche|curd|kefir|labneh|quark|buttermilk)\b/.test(name)],
  ['cream', ({ name, is }) => is('dairy') && /\b(cream|half and half|creamer|topping)\b/.test(name) && !/ice cream|liqueur/.test(name)],
  ['milk', ({ name, is, of }) => (is('dairy') && /\bmilk\b/.test(name) && of.role !== 'drink') || of.role === 'dairy'],
  ['wine', ({ is, name }) => is('alcohol') && /\b(wine|beer|ale|stout|lager|cider|sherry|vermouth|port|marsala|madeira|sake|mirin|champagne|prosecco|guinness)\b/.test(name)],
  ['spirit', ({ is }) => is('alcohol')],
  ['coffee', ({ name }) => /\b(coffee|espresso|tea|matcha)\b/.test(name)],
  ['juice', ({ name }) => /\b(juice|nectar|cider|concentrate|coconut water)\b/.test(name)],
  ['fruit', ({ is, of }) => of.role === 'fruit' || (is('fruit') && of.category === 'produce') || /\bapplesauce\b/.test(of.name)],
  ['drink', ({ of }) => of.role === 'drink' || of.category === 'beverages'],
  ['sweet', ({ of }) => of.role === 'sweet' || of.category === 'snacks_sweets'],
  ['spice', ({ of }) => of.role === 'seasoning'],
  ['vegetable', ({ is, of }) => is('vegetable') && of.role !== 'other'],
  ['other', () => true],
]; // prettier-ignore

/** The sort of an ingredient. */
export const sortOf = memoize((of: Ingredient): Sort => {
  const look: Look = { name: of.name, of, is: (...kinds) => kinds.some((kind) => of.kinds.includes(kind)) };
  return rows.find(([, says]) => says(look))?.[0] ?? 'other';
});
