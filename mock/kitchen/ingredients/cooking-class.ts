/** What a cook sees in an ingredient: how it is made ready and cooked. `dishes/data/cooking-classes.tsv` says how. */
export const cookingClasses = [
  'poultry', 'bone-in poultry', 'whole bird', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'bacon', 'cooked meat',
  'bones', 'fish', 'shellfish', 'shell-on shellfish', 'ready fish', 'salted fish', 'anchovy', 'tofu', 'frying cheese',
  'pulse', 'quick pulse', 'dried pulse', 'egg', 'rice', 'brown rice', 'cooked rice', 'quick grain', 'slow grain', 'pasta',
  'noodle', 'potato', 'flour', 'starch', 'oats', 'cornmeal', 'crumbs', 'bread', 'tortilla', 'pastry', 'snack', 'onion',
  'garlic', 'ginger', 'chile', 'celery', 'hard vegetable', 'vegetable', 'mushroom', 'dried mushroom', 'leaf', 'salad leaf',
  'raw vegetable', 'tomato', 'briny', 'avocado', 'tomato sauce', 'tomato paste', 'broth', 'wine', 'spirit', 'coconut milk',
  'plant milk', 'milk', 'cream', 'soft dairy', 'hard cheese', 'melting cheese', 'soft cheese', 'butter', 'oil', 'salt',
  'pepper', 'spice', 'sweet spice', 'herb', 'dried herb', 'bay leaf', 'savory sauce', 'hot sauce', 'condiment', 'dressing',
  'curry paste', 'salsa', 'vinegar', 'citrus', 'zest', 'sugar', 'syrup', 'jam', 'nut', 'seed', 'nut butter', 'fruit',
  'dried fruit', 'juice', 'coconut', 'chocolate', 'cocoa', 'extract', 'leavening', 'yeast', 'gelatin', 'coffee', 'drink',
  'sweet', 'water', 'other',
] as const; // prettier-ignore

export type CookingClass = (typeof cookingClasses)[number];
