import type { cuisines } from '../../../src/contract/enums.js';

/** What a cuisine reaches for first, in names of the larder, and what it calls its dishes. */
export interface CuisineStyle {
  /** "Thai", as a dish is called by it. */
  adjective: string;
  mains: readonly string[];
  vegetables: readonly string[];
  aromatics: readonly string[];
  spices: readonly string[];
  herbs: readonly string[];
  fats: readonly string[];
  acids: readonly string[];
  sauces: readonly string[];
  liquids: readonly string[];
  starches: readonly string[];
  fruits: readonly string[];
  /** Forms it likes, best first. */
  forms: readonly string[];
  /** Its own word for a form. */
  calls: Readonly<Record<string, string>>;
  /** Ingredients that point to it. */
  telling: readonly string[];
}

type Known = (typeof cuisines)[number];
type Row = readonly [
  adjective: string,
  mains: string,
  vegetables: string,
  aromatics: string,
  spices: string,
  herbs: string,
  fats: string,
  acids: string,
  sauces: string,
  liquids: string,
  starches: string,
  fruits: string,
  forms: string,
  calls: string,
  telling: string,
];

const words = (text: string): string[] => text.split(', ').filter((word) => word !== '');

const read = ([adjective, mains, vegetables, aromatics, spices, herbs, fats, acids, sauces, liquids, starches, fruits, forms, calls, telling]: Row): CuisineStyle => ({
  adjective, mains: words(mains), vegetables: words(vegetables), aromatics: words(aromatics), spices: words(spices), herbs: words(herbs), fats: words(fats), acids: words(acids),
  sauces: words(sauces), liquids: words(liquids), starches: words(starches), fruits: words(fruits), forms: words(forms), telling: words(telling),
  calls: Object.fromEntries(words(calls).map((pair) => pair.split(': ') as [string, string])),
}); // prettier-ignore

const rows: Record<Known, Row> = {
  american: ['American', 'chicken breast, ground beef, white bean', 'green bean, corn, red bell pepper', 'onion', 'paprika, black pepper', 'parsley', 'vegetable oil, butter', 'cider vinegar, lemon', 'worcestershire sauce, mustard', 'chicken broth, vegetable broth', 'rice, potato', 'apple', 'burgers, patties, skillet, tray roast, bake, cake', 'bake: Casserole, patties: Burger Patties', 'barbecue sauce, ketchup, cheddar, maple syrup, ranch dressing, monterey jack'],
  brazilian: ['Brazilian', 'shrimp, black bean, chicken thigh', 'red bell pepper, tomato', 'onion', 'paprika, cumin', 'cilantro', 'olive oil, coconut oil', 'lime', 'hot sauce', 'coconut milk, vegetable broth', 'rice', 'mango', 'stew, curry, pilaf, skewers', '', 'cachaca, condensed milk, black bean, coconut milk, tapioca'],
  british: ['British', 'chicken thigh, cod, white bean', 'pea, carrot', 'onion, leek', 'black pepper, mustard', 'parsley', 'butter, vegetable oil', 'cider vinegar, lemon', 'worcestershire sauce, mustard', 'chicken broth, vegetable broth', 'potato', 'apple, blackberry', 'pie, tray roast, stew, crumble, cake', 'stew: Hotpot, pie: Tart', 'golden syrup, stilton, malt vinegar, currant, beef suet'],
  cajun_creole: ['Creole', 'shrimp, chicken thigh, kidney bean', 'green bell pepper, okra', 'onion, celery', 'paprika, cayenne pepper, thyme', 'parsley, scallion', 'vegetable oil, butter', 'lemon, vinegar', 'hot sauce, worcestershire sauce', 'chicken broth, canned tomato, vegetable broth', 'rice', 'peach', 'stew, pilaf, skillet, soup', 'stew: Smothered Stew, pilaf: Jambalaya-Style Pilaf', 'andouille sausage, okra, crawfish, cajun seasoning, creole seasoning, cayenne pepper, celery, green bell pepper'],
  caribbean: ['Caribbean', 'chicken thigh, kidney bean, shrimp', 'red bell pepper, pumpkin', 'scallion, onion', 'allspice, curry powder, thyme', 'thyme, cilantro', 'coconut oil, vegetable oil', 'lime', 'hot sauce', 'coconut milk, vegetable broth', 'rice', 'mango, pineapple', 'curry, stew, pilaf, tray roast', 'stew: Stewpot', 'allspice, plantain, rum, mango, coconut milk'],
  chinese: ['Chinese', 'chicken breast, tofu, shrimp', 'bok choy, snow pea, broccoli', 'scallion', 'white pepper, star anise', 'scallion, cilantro', 'vegetable oil, peanut oil', 'rice vinegar', 'soy sauce, tamari, hoisin sauce', 'rice wine, chicken broth, water', 'rice, noodle', 'orange', 'stir-fry, fried rice, soup, tray roast', 'stew: Red Braise', 'soy sauce, sesame oil, hoisin sauce, oyster sauce, ginger, bok choy, five spice, rice wine, cornstarch, water chestnut'],
  ethiopian: ['Ethiopian', 'lentil, chicken thigh, chickpea', 'cabbage, carrot', 'onion', 'paprika, cardamom, turmeric', 'cilantro', 'clarified butter, vegetable oil', 'lemon', 'hot sauce', 'vegetable broth, water', 'rice', 'orange', 'stew, curry, skillet', 'stew: Spiced Stew, curry: Red Stew', 'berbere, teff flour, clarified butter, lentil'],
  filipino: ['Filipino', 'pork shoulder, chicken thigh, tofu', 'green bean, bok choy', 'onion', 'black pepper, bay leaf', 'scallion', 'vegetable oil', 'vinegar, lime', 'soy sauce, tamari, fish sauce', 'coconut milk, chicken broth, water', 'rice, rice noodle', 'mango, pineapple', 'stew, stir-fry, fried rice, soup', 'stew: Adobo-Style Braise, stir-fry: Pancit-Style Stir-Fry', 'calamansi, shrimp paste, fish sauce, vinegar, pork belly, bay leaf'],
  french: ['French', 'chicken breast, white bean, cod', 'green bean, mushroom', 'shallot, leek, onion', 'thyme, black pepper', 'tarragon, parsley', 'butter, olive oil', 'white wine vinegar, lemon', 'dijon mustard', 'white wine, chicken broth, vegetable broth', 'potato', 'pear, apple', 'skillet, bake, pie, stew, omelette, cake', 'bake: Gratin, stew: Ragout, omelette: Omelette, skillet: Sauté', 'gruyere, tarragon, shallot, dijon mustard, creme fraiche, cognac, white wine, puff pastry'],
  german: ['German', 'pork loin, white bean, chicken thigh', 'cabbage, carrot', 'onion', 'caraway seed, mustard seed, paprika', 'parsley, chive', 'butter, vegetable oil', 'cider vinegar, lemon', 'mustard', 'beef broth, vegetable broth', 'potato, egg noodle', 'apple, cherry', 'stew, skillet, tray roast, cake', 'skillet: Pan Supper, stew: Goulash-Style Stew', 'sauerkraut, bratwurst, caraway seed, rye bread, quark'],
  greek: ['Greek', 'chicken thigh, chickpea, lamb', 'zucchini, tomato, eggplant', 'red onion', 'oregano, cinnamon', 'dill, mint, parsley', 'olive oil', 'lemon', 'dijon mustard', 'canned tomato, vegetable broth', 'rice, pasta', 'orange, fig', 'tray roast, salad, skewers, bake, stew', 'skewers: Souvlaki, salad: Village Salad, stew: Stifado', 'feta, kalamata olive, greek yogurt, phyllo, dill, oregano, pita, black olive, lamb'],
  indian: ['Indian', 'chickpea, chicken thigh, paneer', 'cauliflower, pea, spinach', 'onion', 'garam masala, cumin, turmeric, coriander', 'cilantro', 'clarified butter, vegetable oil', 'lemon, lime', 'hot sauce', 'canned tomato, coconut milk, water', 'basmati rice', 'mango', 'curry, pilaf, soup, skewers', 'curry: Masala, pilaf: Pulao, skewers: Tikka Skewers, soup: Shorba', 'garam masala, turmeric, cumin, curry leaf, paneer, clarified butter, basmati rice, cardamom, curry powder, coriander, fenugreek seed, mustard seed, asafoetida'],
  indonesian: ['Indonesian', 'chicken thigh, tempeh, tofu', 'green bean, cabbage', 'shallot, onion', 'turmeric, coriander', 'cilantro', 'vegetable oil, coconut oil', 'lime', 'soy sauce, tamari', 'coconut milk, water', 'rice', 'pineapple', 'fried rice, curry, skewers, stir-fry', 'fried rice: Nasi Goreng', 'tempeh, galangal, lemongrass, peanut butter, coconut milk, sambal'],
  irish: ['Irish', 'lamb, chicken thigh, white bean', 'cabbage, carrot, leek', 'onion, leek', 'thyme, black pepper', 'parsley', 'butter, vegetable oil', 'cider vinegar', 'worcestershire sauce, mustard', 'beef broth, vegetable broth', 'potato', 'apple', 'stew, soup, bake, flatbread, cake', 'flatbread: Farls', 'guinness, corned beef, irish whiskey, potato, buttermilk, cabbage, irish cream'],
  italian: ['Italian', 'chicken breast, white bean, italian sausage', 'zucchini, tomato, red bell pepper', 'onion', 'oregano, red pepper flake, black pepper', 'basil, parsley', 'olive oil', 'red wine vinegar, lemon', 'pesto', 'canned tomato, white wine, vegetable broth', 'pasta', 'peach, fig', 'pasta, bake, skillet, polenta, soup', 'omelette: Frittata, soup: Minestra, bake: Al Forno', 'parmesan, mozzarella, basil, pasta, spaghetti, ricotta, prosciutto, balsamic vinegar, marinara sauce, italian seasoning, pine nut, pancetta, arborio rice'],
  jamaican: ['Jamaican', 'chicken thigh, kidney bean', 'red bell pepper, pumpkin', 'scallion, onion', 'allspice, thyme, black pepper', 'thyme', 'vegetable oil, coconut oil', 'lime', 'hot sauce, soy sauce', 'coconut milk, vegetable broth', 'rice', 'mango, banana', 'tray roast, stew, curry, pilaf', 'tray roast: Jerk-Style Roast, stew: Brown Stew', 'allspice, habanero pepper, jerk seasoning, rum, thyme, scallion, kidney bean'],
  japanese: ['Japanese', 'salmon, tofu, chicken thigh', 'snow pea, mushroom, cabbage', 'scallion', 'white pepper', 'scallion', 'vegetable oil, sesame oil', 'rice vinegar', 'soy sauce, tamari', 'water, rice wine', 'rice, soba noodle', 'pear', 'stir-fry, soup, fried rice, salad', 'fritters: Okonomiyaki-Style Fritters, fried rice: Yakimeshi', 'miso, mirin, sake, nori, dashi, rice vinegar, soy sauce, wasabi, soba noodle, panko, tofu'],
  korean: ['Korean', 'pork loin, tofu, chicken thigh', 'carrot, mushroom, spinach', 'scallion, onion', 'red pepper flake, black pepper', 'scallion', 'sesame oil, vegetable oil', 'rice vinegar', 'soy sauce, tamari', 'water', 'rice', 'pear', 'stir-fry, fried rice, stew, soup', 'fritters: Jeon, stir-fry: Bokkeum, fried rice: Bokkeumbap', 'gochujang, kimchi, sesame oil, sesame seed, gochugaru, soy sauce'],
  mediterranean: ['Mediterranean', 'chicken breast, chickpea, cod', 'zucchini, tomato, eggplant', 'red onion, onion', 'oregano, paprika', 'parsley, basil', 'olive oil', 'lemon', 'dijon mustard', 'canned tomato, vegetable broth', 'couscous, rice', 'orange, fig', 'tray roast, salad, grain bowl, skillet', '', 'olive oil, chickpea, feta, lemon, caper, tahini'],
  mexican: ['Mexican', 'chicken breast, black bean, ground beef', 'corn, poblano pepper, tomato', 'onion', 'cumin, chili powder, oregano', 'cilantro', 'vegetable oil', 'lime', 'hot sauce', 'salsa, canned tomato, vegetable broth', 'rice, corn tortilla', 'mango, pineapple', 'tacos, stew, soup, bake, skillet', 'stew: Guisado, soup: Sopa', 'corn tortilla, flour tortilla, salsa, jalapeno, chili powder, cilantro, black bean, avocado, enchilada sauce, cotija, queso fresco, tomatillo, chipotle'],
  middle_eastern: ['Middle Eastern', 'chickpea, chicken thigh, lamb', 'eggplant, tomato, cauliflower', 'onion, red onion', 'cumin, coriander, cinnamon', 'parsley, mint', 'olive oil', 'lemon', 'tahini', 'canned tomato, vegetable broth', 'rice, bulgur', 'fig, orange', 'tray roast, pilaf, skewers, dip, salad', 'skewers: Kebabs', 'tahini, sumac, bulgur, pita, chickpea, pomegranate molasses, zaatar'],
  moroccan: ['Moroccan', 'chicken thigh, chickpea, lamb', 'carrot, zucchini, butternut squash', 'onion', 'cumin, cinnamon, paprika', 'cilantro, mint', 'olive oil', 'lemon', 'harissa', 'vegetable broth, canned tomato, water', 'couscous', 'orange, fig', 'stew, tray roast, grain bowl, soup', 'stew: Tagine, soup: Harira-Style Soup', 'couscous, ras el hanout, harissa, preserved lemon, apricot, saffron, cinnamon, chickpea'],
  nordic: ['Nordic', 'salmon, white bean, cod', 'beet, carrot, cucumber', 'onion', 'allspice, black pepper', 'dill', 'butter, canola oil', 'lemon, vinegar', 'mustard', 'vegetable broth, fish stock', 'potato', 'apple, blueberry', 'soup, tray roast, sandwich, bake', 'sandwich: Smorrebrod', 'dill, herring, rye bread, lingonberry, crispbread, cardamom'],
  polish: ['Polish', 'pork loin, white bean, chicken thigh', 'cabbage, mushroom, beet', 'onion', 'paprika, caraway seed, allspice', 'dill, parsley', 'butter, vegetable oil', 'vinegar, lemon', 'mustard', 'beef broth, vegetable broth', 'potato', 'apple, plum', 'stew, soup, fritters, bake', 'stew: Bigos-Style Stew, fritters: Placki', 'kielbasa, sauerkraut, dill, beet, farmer cheese'],
  portuguese: ['Portuguese', 'cod, chickpea, chicken thigh', 'kale, tomato, red bell pepper', 'onion', 'paprika, bay leaf', 'cilantro, parsley', 'olive oil', 'lemon, white wine vinegar', 'hot sauce', 'white wine, vegetable broth, canned tomato', 'potato, rice', 'orange', 'stew, soup, tray roast, pilaf', 'soup: Caldo, stew: Caldeirada-Style Stew', 'chorizo, salt cod, paprika, kale, port'],
  russian: ['Russian', 'chicken thigh, white bean', 'beet, cabbage, mushroom', 'onion', 'black pepper, paprika', 'dill', 'butter, sunflower oil', 'vinegar, lemon', 'mustard', 'beef broth, vegetable broth', 'potato, egg noodle', 'apple, cherry', 'soup, stew, fritters, pancakes', 'pancakes: Oladi, soup: Shchi-Style Soup', 'beet, sour cream, dill, cabbage, buckwheat, cottage cheese, caviar'],
  southern_us: ['Southern', 'chicken thigh, black eyed pea, shrimp', 'collard green, corn, okra', 'onion', 'paprika, cayenne pepper, black pepper', 'thyme, parsley', 'vegetable oil, butter', 'cider vinegar, lemon', 'hot sauce, worcestershire sauce', 'chicken broth, vegetable broth', 'rice', 'peach', 'skillet, stew, tray roast, cake, crumble', 'stew: Pot Supper, crumble: Cobbler', 'buttermilk, grits, pecan, cornmeal, collard green, bourbon, black eyed pea, bacon, molasses, shortening'],
  spanish: ['Spanish', 'shrimp, chickpea, chicken thigh', 'red bell pepper, tomato, pea', 'onion', 'paprika, saffron', 'parsley', 'olive oil', 'sherry vinegar, lemon', 'hot sauce', 'white wine, canned tomato, vegetable broth', 'rice, potato', 'orange', 'pilaf, skillet, stew, omelette', 'omelette: Omelette', 'saffron, chorizo, manchego, sherry, paprika, smoked paprika, sherry vinegar, mussel'],
  thai: ['Thai', 'chicken breast, tofu, shrimp', 'green bean, red bell pepper, eggplant', 'shallot, scallion', 'white pepper, coriander', 'basil, cilantro', 'vegetable oil, coconut oil', 'lime', 'fish sauce, soy sauce, tamari', 'coconut milk, water', 'jasmine rice, rice noodle', 'mango', 'stir-fry, curry, soup, salad', 'soup: Tom-Style Soup', 'fish sauce, red curry paste, coconut milk, lemongrass, lime, basil, peanut, galangal, thai basil, palm sugar, lime leaf'],
  turkish: ['Turkish', 'lamb, chickpea, chicken thigh', 'eggplant, tomato, green bell pepper', 'onion', 'paprika, cumin, red pepper flake', 'parsley, mint, dill', 'olive oil, butter', 'lemon', 'hot sauce', 'canned tomato, vegetable broth', 'bulgur, rice', 'apricot, fig', 'skewers, pilaf, stew, omelette', 'skewers: Kebabs, pilaf: Pilav, stew: Guvec-Style Stew', 'bulgur, sumac, yogurt, eggplant, pistachio, aleppo pepper, pomegranate molasses'],
  vietnamese: ['Vietnamese', 'pork loin, tofu, shrimp', 'carrot, bean sprout, cucumber', 'shallot, scallion', 'white pepper, star anise', 'mint, cilantro, basil', 'vegetable oil', 'lime, rice vinegar', 'fish sauce, soy sauce, tamari', 'water, chicken broth', 'rice noodle, jasmine rice', 'mango', 'stir-fry, soup, salad, skewers', 'soup: Pho-Style Soup', 'fish sauce, rice paper, rice noodle, lemongrass, mint, bean sprout, star anise'],
}; // prettier-ignore

/** The cuisines of the vocabulary, each with its style. */
export const styles = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, read(row)])) as Readonly<
  Record<Known, CuisineStyle>
>;
