import type { diets } from '../../../src/contract/vocabulary.js';
import type { Kind } from '../ingredients/ingredient.js';

type KnownDiet = (typeof diets)[number];

/**
 * What people write for a diet, beside its own name: lower case, single spaces, no hyphens, without "no", "free", "allergy" and the like
 * where these only say that a food is left out.
 */
export const wordsForDiets: Readonly<Partial<Record<KnownDiet, readonly string[]>>> = {
  vegan: ['v', 'vg', 've', 'plant based', 'plantbased', 'plant only', 'plants', 'plants only', 'only plants', 'strict vegetarian', 'vegans', 'whole food plant based', 'wfpb', 'no animal products', 'animal products', 'no animal product', 'herbivore', 'vegano', 'vegana', 'vegane', 'vegetalien', 'vegetalienne', 'vegetalienne', 'veganisch', 'pflanzlich'],
  vegetarian: ['veggie', 'veg', 'meatless', 'eggetarian', 'meat free', 'no meat', 'without meat', 'vegetarians', 'lacto ovo vegetarian', 'ovo lacto vegetarian', 'lacto ovo', 'no meat or fish', 'no meat no fish', 'vegetariano', 'vegetariana', 'vegetarien', 'vegetarienne', 'vegetarisch', 'fleischlos', 'ovolactovegetarian', 'lactoovovegetarian', 'sans viande', 'sin carne', 'senza carne', 'no meats', 'carne', 'viande', 'fleisch'],
  lacto_vegetarian: ['lactovegetarian', 'eggless vegetarian', 'indian vegetarian', 'hindu vegetarian', 'pure veg', 'pure vegetarian'],
  ovo_vegetarian: ['ovovegetarian'],
  pescatarian: ['pescetarian', 'pesco vegetarian', 'fish only', 'pesky', 'pescatarians'],
  gluten_free: ['gf', 'celiac', 'coeliac', 'celiac disease', 'coeliac disease', 'celiacs', 'celiac safe', 'celiac friendly', 'glutenfree', 'gluten', 'glutenfrei', 'glutine', 'trigo y gluten'],
  dairy_free: ['df', 'dairy', 'milk', 'cow milk', "cow's milk", 'milk protein', 'casein', 'whey', 'dairyfree', 'cmpa', 'dairy products', 'milk products', 'nondairy', 'lacteo', 'lacteos', 'produits laitiers', 'laitage', 'leche', 'lait', 'latte', 'latticini', 'leite', 'milchfrei', 'milch', "cow's milk protein", 'cow milk protein', 'cows milk protein', 'cows milk'],
  lactose_free: ['lactose', 'lactosa', 'lattosio', 'laktosefrei', 'laktose'],
  egg_free: ['egg', 'eggs', 'eggless', 'huevo', 'huevos', 'oeuf', 'oeufs', 'uova', 'uovo', 'ovo', 'ovos', 'eier', 'ei', 'eifrei'],
  nut_free: ['nut', 'nuts', 'all nuts', 'any nuts', 'nuts of any kind', 'nussfrei', 'frutos secos', 'fruits a coque', 'frutta a guscio', 'nusse'],
  tree_nut_free: ['tree nut', 'tree nuts', 'treenut', 'treenuts', 'nuez', 'nueces', 'noix', 'noci', 'nozes'],
  peanut_free: ['peanut', 'peanuts', 'groundnut', 'groundnuts', 'cacahuete', 'cacahuetes', 'cacahuate', 'cacahuates', 'mani', 'arachide', 'arachides', 'arachidi', 'amendoim', 'erdnuss', 'erdnusse'],
  soy_free: ['soy', 'soya', 'soybean', 'soybeans', 'soja', 'soia'],
  wheat_free: ['wheat', 'trigo', 'ble', 'frumento', 'weizen'],
  sesame_free: ['sesame', 'sesame seed', 'sesame seeds', 'tahini', 'sesamo', 'sesam'],
  fish_free: ['fish', 'finned fish', 'fin fish', 'finfish', 'pescado', 'poisson', 'pesce', 'peixe', 'fisch'],
  shellfish_free: ['shellfish', 'shell fish', 'marisco', 'mariscos', 'crustaces et mollusques', 'frutti di mare', 'fruits de mer', 'meeresfruchte', 'frutos do mar'],
  crustacean_free: ['crustacean', 'crustaceans', 'shrimp', 'prawn', 'prawns', 'shrimps', 'crab', 'lobster'],
  mollusc_free: ['mollusc', 'molluscs', 'mollusk', 'mollusks'],
  celery_free: ['celery', 'celeriac'],
  mustard_free: ['mustard', 'mustard seed'],
  lupin_free: ['lupin', 'lupine', 'lupins'],
  sulfite_free: ['sulfite', 'sulfites', 'sulphite', 'sulphites', 'sulfur dioxide', 'sulphur dioxide', 'sulfiting agents'],
  keto: ['ketogenic', 'keto friendly', 'keto diet', 'very low carb', 'zero carb', 'no carb', 'no carbs', 'carb free'],
  low_carb: ['low carbohydrate', 'low carbs', 'lowcarb', 'lchf', 'atkins', 'reduced carb', 'fewer carbs', 'less carbs'],
  low_fat: ['lowfat', 'reduced fat', 'fat free', 'no fat', 'less fat', 'lean'],
  low_sodium: ['low salt', 'high blood pressure', 'hypertension', 'no salt', 'salt free', 'sodium free', 'reduced sodium', 'no added salt', 'less salt', 'sodium restricted', 'dash', 'dash diet', 'low sodium diet', 'salt'],
  low_sugar: ['sugar free', 'no sugar', 'no added sugar', 'no sugar added', 'reduced sugar', 'refined sugar free', 'no refined sugar', 'less sugar', 'sugar', 'azucar', 'sucre', 'zucchero', 'acucar', 'zucker'],
  low_fodmap: ['fodmap', 'ibs', 'ibs friendly', 'fodmap friendly'],
  high_protein: ['protein rich', 'more protein', 'extra protein', 'protein'],
  high_fiber: ['high fibre', 'fiber rich', 'fibre rich', 'more fiber', 'fiber', 'fibre'],
  paleo: ['paleolithic', 'paleo friendly', 'caveman', 'primal'],
  whole30: ['whole 30', 'whole thirty'],
  mediterranean: ['mediterranean diet'],
  diabetic_friendly: ['diabetic', 'diabetes', 'diabetes friendly', 'type 2 diabetes', 'type 1 diabetes', 'prediabetic', 'low gi', 'low glycemic', 'low glycaemic', 'low glycemic index'],
  heart_healthy: ['heart friendly', 'cardiac', 'cardiac diet', 'low cholesterol', 'cholesterol', 'low saturated fat', 'heart health'],
  halal: ['muslim', 'zabiha', 'islamic', 'halal only', 'halal meat', 'halal food'],
  kosher: ['jewish', 'kosher style', 'pareve', 'parve', 'kosher for passover'],
  pork_free: ['pork', 'pig', 'swine', 'bacon and ham', 'cerdo', 'porc', 'maiale', 'porco', 'schwein', 'schweinefleisch'],
  alcohol_free: ['alcohol', 'alcoholic', 'non alcoholic', 'nonalcoholic', 'booze', 'liquor', 'sober', 'wine and spirits', 'teetotal', 'teetotaler', 'alcool', 'alkohol'],
}; // prettier-ignore

/** Ways of eating that are several restrictions at once. */
export const compositeDiets: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  jain: ['lacto vegetarian', 'onion', 'garlic', 'potato', 'carrot', 'beet', 'radish', 'turnip', 'ginger', 'mushroom'],
  sattvic: ['lacto vegetarian', 'onion', 'garlic', 'mushroom'],
  hindu: ['beef'],
  'raw vegan': ['vegan'],
  'keto vegetarian': ['keto', 'vegetarian'],
  'keto vegan': ['keto', 'vegan'],
  pegan: ['paleo'],
  aip: ['paleo', 'egg free', 'nut free', 'nightshade', 'seed', 'alcohol free', 'coffee', 'chocolate'],
  'autoimmune protocol': ['paleo', 'egg free', 'nut free', 'nightshade', 'seed', 'alcohol free', 'coffee', 'chocolate'],
  'top 8': ['dairy free', 'egg free', 'nut free', 'wheat free', 'soy free', 'fish free', 'shellfish free'],
  'top 8 allergens': ['dairy free', 'egg free', 'nut free', 'wheat free', 'soy free', 'fish free', 'shellfish free'],
  'top 9': ['dairy free', 'egg free', 'nut free', 'wheat free', 'soy free', 'fish free', 'shellfish free', 'sesame free'],
  'big 8': ['dairy free', 'egg free', 'nut free', 'wheat free', 'soy free', 'fish free', 'shellfish free'],
  spicy: ['chili'],
  'hot and spicy': ['chili'],
  pregnant: ['alcohol free', 'risky in pregnancy'],
  pregnancy: ['alcohol free', 'risky in pregnancy'],
  expecting: ['alcohol free', 'risky in pregnancy'],
  galactosemia: ['dairy free'],
  fructose: ['low sugar', 'fruit', 'honey'],
  'fructose malabsorption': ['low sugar', 'fruit', 'honey'],
  'alpha gal': ['mammal'],
  'alpha gal syndrome': ['mammal'],
  g6pd: ['fava bean'],
  'g6pd deficiency': ['fava bean'],
  favism: ['fava bean'],
  histamine: ['alcohol free', 'cheese', 'processed meat', 'fish', 'tomato', 'spinach', 'eggplant', 'avocado', 'vinegar', 'chocolate', 'citrus', 'strawberry', 'soy free', 'sauerkraut', 'kimchi'],
  'halal and kosher': ['halal', 'kosher'],
  gfdf: ['gluten free', 'dairy free'],
  gfcf: ['gluten free', 'dairy free'],
})); // prettier-ignore

/** What people write beside restrictions, and leaves nothing out. */
export const wishes: ReadonlySet<string> = new Set([
  'kid friendly', 'kids', 'child friendly', 'toddler friendly', 'family friendly', 'mild', 'spicy', 'extra spicy', 'quick', 'easy', 'simple', 'fast', 'healthy', 'light', 'clean eating', 'clean', 'organic', 'local', 'seasonal', 'fresh',
  'budget', 'cheap', 'budget friendly', 'comfort food', 'low calorie', 'low calories', 'weight loss', 'weight watchers', 'anti inflammatory', 'flexitarian', 'omnivore', 'balanced', 'nutritious', 'whole food', 'whole foods', 'carnivore', 'iron rich', 'high iron', 'high calcium', 'immune boosting', 'non gmo', 'gmo free',
  'bulking', 'cutting', 'gut friendly', 'gut health', 'plant forward', 'filling', 'hearty', 'crowd pleaser', 'meal prep', 'freezer friendly', 'gourmet',
]); // prettier-ignore

/** Words for a whole class of food that somebody avoids, where no diet has that name. */
export const wordsForKinds: ReadonlyMap<string, readonly Kind[]> = new Map(Object.entries({
  meat: ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin'],
  'processed food': ['processed_meat', 'additive'], 'root vegetable': ['root'], 'leafy green': ['leafy'], vegetable: ['vegetable'], root: ['root'],
  mammal: ['beef', 'pork', 'lamb', 'game', 'animal_fat', 'gelatin'], 'mammal meat': ['beef', 'pork', 'lamb', 'game', 'animal_fat', 'gelatin'],
  'white meat': ['poultry'], 'red meat': ['beef', 'pork', 'lamb', 'game', 'processed_meat'],
  beef: ['beef'], cow: ['beef'], veal: ['beef'], lamb: ['lamb'], mutton: ['lamb'], poultry: ['poultry'], game: ['game'],
  'processed meat': ['processed_meat'], 'deli meat': ['processed_meat'], 'cured meat': ['processed_meat'], 'cold cut': ['processed_meat'],
  gelatin: ['gelatin'], gelatine: ['gelatin'], lard: ['animal_fat'], 'animal fat': ['animal_fat'],
  seafood: ['fish', 'crustacean', 'mollusc'], cheese: ['cheese'], honey: ['honey'],
  grain: ['grain', 'wheat', 'gluten', 'corn', 'rice', 'oats', 'pasta', 'bread'], corn: ['corn'], maize: ['corn'], rice: ['rice'], oat: ['oats'], pasta: ['pasta'], bread: ['bread'],
  legume: ['legume', 'soy', 'peanut', 'lupin'], bean: ['legume'], pulse: ['legume'], seed: ['seed', 'sesame', 'mustard'],
  nightshade: ['nightshade'], mushroom: ['mushroom'], fungus: ['mushroom'], fungi: ['mushroom'], allium: ['allium'], citrus: ['citrus'], fruit: ['fruit', 'dried_fruit', 'citrus'], 'dried fruit': ['dried_fruit'],
  chocolate: ['chocolate'], cocoa: ['chocolate'], cacao: ['chocolate'], caffeine: ['caffeine'], coffee: ['caffeine'], additive: ['additive'], sweetener: ['sweetener'], vinegar: ['vinegar'],
})); // prettier-ignore

/** Where an ingredient hides under another name, and what is meant by a word for several; as keys of the larder. */
export const hidesIn: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  tomato: ['ketchup', 'marinara', 'salsa', 'passata', 'pico de gallo', 'barbecue sauce', 'bbq sauce', 'cocktail sauce', 'bolognese', 'enchilada sauce', 'pizza sauce', 'gazpacho', 'rotel', 'harissa', 'arrabbiata'],
  onion: ['shallot', 'scallion', 'green onion', 'spring onion', 'leek', 'chive', 'ramp', 'salsa', 'pico de gallo', 'guacamole', 'marinara', 'broth', 'stock', 'bouillon', 'ketchup', 'barbecue sauce', 'worcestershire sauce', 'taco seasoning', 'ranch', 'hummus', 'curry paste'],
  garlic: ['hummus', 'pesto', 'aioli', 'tzatziki', 'marinara', 'salsa', 'guacamole', 'chimichurri', 'kimchi', 'sriracha', 'curry paste', 'ranch', 'caesar dressing', 'broth', 'stock', 'bouillon', 'barbecue sauce', 'worcestershire sauce', 'taco seasoning', 'harissa', 'gochujang', 'italian seasoning'],
  cilantro: ['coriander', 'salsa', 'pico de gallo', 'guacamole', 'green curry paste', 'chermoula', 'zhug'],
  coriander: ['cilantro', 'curry powder', 'garam masala'],
  pepper: ['paprika', 'cayenne', 'chili', 'chile', 'jalapeno', 'serrano', 'poblano', 'habanero', 'pimento', 'pimiento'],
  chili: ['chile', 'chilli', 'cayenne', 'jalapeno', 'serrano', 'habanero', 'poblano', 'chipotle', 'sriracha', 'tabasco', 'hot sauce', 'harissa', 'gochujang', 'sambal', 'red pepper flake', 'kimchi', 'paprika', 'curry paste'],
  potato: ['gnocchi', 'french fry', 'hash brown', 'tater tot'],
  corn: ['polenta', 'grits', 'hominy', 'masa', 'popcorn', 'maize', 'cornstarch', 'cornmeal', 'corn syrup', 'tortilla chip', 'tamale'],
  offal: ['liver', 'kidney', 'tripe', 'sweetbread', 'tongue', 'giblet', 'gizzard', 'heart of beef', 'beef heart', 'chicken heart', 'pate', 'liverwurst', 'haggis', 'brain', 'intestine'],
  'seed oil': ['canola oil', 'rapeseed oil', 'sunflower oil', 'safflower oil', 'soybean oil', 'corn oil', 'cottonseed oil', 'grapeseed oil', 'vegetable oil', 'rice bran oil', 'cooking spray', 'margarine', 'shortening'],
  'artificial sweetener': ['aspartame', 'sucralose', 'saccharin', 'splenda', 'equal', 'sweetener', 'sugar substitute', 'acesulfame'],
  'risky in pregnancy': ['sushi', 'sashimi', 'ceviche', 'tartare', 'carpaccio', 'raw egg', 'raw fish', 'raw milk', 'raw oyster', 'brie', 'camembert', 'blue cheese', 'gorgonzola', 'roquefort', 'stilton', 'chevre', 'pate', 'liver', 'foie gra', 'liverwurst', 'swordfish', 'shark', 'king mackerel', 'marlin', 'tilefish', 'smoked salmon', 'gravlax', 'deli meat', 'cold cut', 'prosciutto', 'salami', 'sprout'],
  coconut: ['copra', 'coconut'], olive: ['tapenade'], caper: ['tartar sauce', 'puttanesca'], cucumber: ['pickle', 'tzatziki', 'gherkin', 'relish'],
  cinnamon: ['garam masala', 'pumpkin pie spice', 'apple pie spice', 'five spice', 'ras el hanout'],
  anchovy: ['worcestershire', 'caesar dressing', 'fish sauce', 'tapenade'],
  vinegar: ['pickle', 'mustard', 'ketchup', 'mayonnaise', 'hot sauce', 'vinaigrette'],
  lemon: ['lemonade', 'limoncello', 'preserved lemon'], banana: ['plantain'], eggplant: ['aubergine', 'baba ganoush'], zucchini: ['courgette'], chickpea: ['garbanzo', 'hummus', 'falafel', 'besan', 'gram flour', 'aquafaba'],
  avocado: ['guacamole'], basil: ['pesto'], beet: ['beetroot', 'borscht'], almond: ['marzipan', 'frangipane', 'amaretto', 'orgeat'], walnut: ['walnut'], hazelnut: ['nutella', 'gianduja', 'frangelico', 'praline'],
})); // prettier-ignore
