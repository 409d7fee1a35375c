import type { Swap } from './swap.js';

/** Swaps that save money; how much is seen from the prices of both. `moderate` ones a guest would not notice. */
export interface ThriftySwap extends Swap {
  moderate?: true;
}

export const thriftySwaps: readonly ThriftySwap[] = [
  { from: ['beef tenderloin', 'steak', 'flank steak'], to: 'beef chuck', as: 'beef chuck, sliced thinly across the grain', inSteps: 'beef', unit: 'ounce', why: 'Chuck has more flavor for half the money; sliced thinly it cooks as fast.' },
  { from: ['lamb', 'leg of lamb', 'ground lamb'], to: 'ground beef', unit: 'ounce', why: 'Beef costs less than lamb and takes the same spices.' },
  { from: ['veal'], to: 'pork loin', unit: 'ounce', why: 'Pork is as tender and costs far less.' },
  { from: ['ground beef'], to: 'ground turkey', why: 'Ground turkey is the cheaper mince.' },
  { from: ['chicken breast'], to: 'chicken thigh', as: 'boneless chicken thighs', inSteps: 'chicken', unit: 'ounce', why: 'Thighs cost less and stay juicier.', moderate: true },
  { from: ['duck'], to: 'chicken thigh', as: 'boneless chicken thighs', inSteps: 'chicken', unit: 'ounce', why: 'Chicken thighs take the same sauce for a third of the money.' },
  { from: ['pork tenderloin'], to: 'pork loin', unit: 'ounce', why: 'Loin is the cheaper cut of the same animal.', moderate: true },
  { from: ['prosciutto', 'pancetta'], to: 'bacon', why: 'Bacon gives the same salt and smoke for less.', moderate: true },
  { from: ['halibut', 'sea bass', 'snapper', 'cod', 'salmon'], to: 'tilapia', unit: 'ounce', why: 'Tilapia is the cheapest of the mild fillets.' },
  { from: ['lobster', 'crab'], to: 'shrimp', unit: 'ounce', why: 'Shrimp is as sweet for a fraction of the price.' },
  { from: ['scallop'], to: 'squid', unit: 'ounce', why: 'Squid is as quick to cook and much cheaper.' },
  { from: ['parmesan', 'pecorino romano'], to: 'cheese', as: 'hard grating cheese', inSteps: 'cheese', why: 'A store-brand grating cheese does the same job.', moderate: true },
  { from: ['goat cheese', 'feta', 'blue cheese'], to: 'cottage cheese', why: 'Cottage cheese is the cheapest of the fresh ones.' },
  { from: ['heavy cream'], to: 'evaporated milk', why: 'A can of evaporated milk costs half as much and does not curdle.', where: 'cooking' },
  { from: ['creme fraiche'], to: 'sour cream', why: 'Sour cream is the same idea at half the price.', moderate: true },
  { from: ['pine nut', 'cashew', 'pistachio', 'hazelnut', 'pecan', 'walnut', 'almond'], to: 'sunflower seed', as: 'sunflower seeds', why: 'Sunflower seeds give the same crunch for a quarter of the price.' },
  { from: ['olive oil'], to: 'vegetable oil', why: 'For cooking, a plain oil does the work.', moderate: true },
  { from: ['sesame oil', 'avocado oil', 'grapeseed oil', 'coconut oil'], to: 'vegetable oil', why: 'For cooking, a plain oil does the work.' },
  { from: ['butter'], to: 'vegetable oil', ratio: 0.75, why: 'Three quarters as much oil browns as well.', where: 'cooking' },
  { from: ['maple syrup', 'honey', 'agave nectar'], to: 'brown sugar', ratio: 0.75, why: 'Brown sugar sweetens for a fraction of the price.' },
  { from: ['vanilla bean'], to: 'vanilla extract', ratio: 1, unit: 'teaspoon', why: 'Extract gives the flavor of the bean for much less.', moderate: true },
  { from: ['saffron'], to: 'turmeric', unit: 'teaspoon', why: 'Turmeric gives the color; the flavor of saffron is a luxury.' },
  { from: ['shallot', 'leek', 'pearl onion', 'sweet onion', 'red onion'], to: 'onion', unit: 'ounce', why: 'A plain onion is the cheapest of the family.', moderate: true },
  { from: ['basil', 'thyme', 'rosemary', 'oregano', 'sage', 'tarragon', 'dill', 'mint'], to: 'parsley', why: 'Parsley is the cheapest fresh herb.' },
  { from: ['red bell pepper', 'yellow bell pepper'], to: 'green bell pepper', why: 'The green ones cost half as much.', moderate: true },
  { from: ['cherry tomato', 'plum tomato'], to: 'tomato', unit: 'ounce', why: 'Ordinary tomatoes are cheaper by weight.', moderate: true },
  { from: ['asparagus', 'snow pea', 'artichoke'], to: 'green bean', unit: 'ounce', why: 'Green beans stand in for a third of the price.' },
  { from: ['shiitake mushroom', 'portobello mushroom'], to: 'mushroom', unit: 'ounce', why: 'White mushrooms cost half as much.', moderate: true },
  { from: ['arborio rice', 'basmati rice', 'jasmine rice', 'wild rice', 'quinoa', 'brown rice'], to: 'rice', why: 'Plain long-grain rice is the cheapest.' },
  { from: ['blueberry', 'raspberry', 'blackberry', 'strawberry', 'mango'], to: 'apple', unit: 'ounce', why: 'Apples cost a third of that all year round.' },
  { from: ['dark chocolate', 'chocolate chip'], to: 'cocoa powder', ratio: 0.4, unit: 'tablespoon', why: 'Cocoa gives the chocolate flavor for less.' },
];
