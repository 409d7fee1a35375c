import { indexed, type Swap } from './swap.js';

/** Swaps that save money; how much is seen from the prices of both. `moderate` ones a guest would not notice. */
export interface ThriftySwap extends Swap {
  moderate?: true;
}

const stove = ['savory'] as const;

const rows: readonly ThriftySwap[] = [
  { from: ['beef tenderloin', 'rib eye steak'], to: 'flank steak', inSteps: 'steak', unit: 'pound', why: 'Flank has more flavor for half the money; slice it thinly across the grain.' },
  { from: ['steak', 'flank steak'], to: 'beef chuck', as: 'beef chuck, sliced thinly across the grain', inSteps: 'beef', unit: 'pound', unless: /\b(?:rare|grill)/i, why: 'Chuck has more flavor for less money; sliced thinly it cooks as fast.' },
  { from: ['lamb', 'ground lamb'], to: 'ground beef', inSteps: 'beef', unit: 'pound', only: /\b(?:ground|mince)/i, why: 'Beef costs less than lamb and takes the same spices.' },
  { from: ['leg of lamb', 'lamb'], to: 'beef chuck', inSteps: 'beef', unit: 'pound', only: /\b(?:stew|braise|cube|simmer|curry)/i, why: 'Beef for stewing costs less than lamb and takes the same spices.' },
  { from: ['veal'], to: 'pork loin', inSteps: 'pork', unit: 'pound', why: 'Pork is as tender and costs far less.' },
  { from: ['ground beef', 'lean ground beef', 'ground lamb', 'ground pork'], to: 'ground turkey', inSteps: 'turkey', why: 'Ground turkey is the cheaper mince.' },
  { from: ['chicken breast'], to: 'chicken thigh', as: 'boneless chicken thighs', inSteps: 'chicken', unit: 'pound', moderate: true, why: 'Thighs cost less and stay juicier.' },
  { from: ['duck', 'duck breast', 'goose', 'quail'], to: 'chicken thigh', as: 'boneless chicken thighs', inSteps: 'chicken', unit: 'pound', why: 'Chicken thighs take the same sauce for a third of the money.' },
  { from: ['pork tenderloin'], to: 'pork loin', inSteps: 'pork', unit: 'pound', moderate: true, why: 'Loin is the cheaper cut of the same animal.' },
  { from: ['prosciutto', 'pancetta'], to: 'bacon', moderate: true, why: 'Bacon gives the same salt and smoke for less.' },
  { from: ['halibut', 'sea bass', 'snapper', 'cod', 'salmon', 'swordfish', 'monkfish', 'tuna'], to: 'tilapia', unit: 'pound', unless: /\b(?:raw|sushi|tartare|canned|cans?)\b/i, why: 'Tilapia is the cheapest of the mild fillets.' },
  { from: ['lobster', 'crab'], to: 'shrimp', unit: 'pound', why: 'Shrimp is as sweet for a fraction of the price.' },
  { from: ['scallop'], to: 'squid', unit: 'pound', why: 'Squid is as quick to cook and much cheaper.' },
  { from: ['gruyere', 'manchego', 'fontina', 'asiago', 'gouda', 'brie', 'provolone'], to: 'swiss cheese', unit: 'ounce', moderate: true, why: 'A plain Swiss cheese melts as well for less.' },
  { from: ['parmesan', 'pecorino romano', 'asiago'], to: 'cheese', as: 'hard grating cheese', inSteps: 'cheese', moderate: true, why: 'A store-brand grating cheese does the same job.' },
  { from: ['goat cheese', 'blue cheese', 'mascarpone'], to: 'cream cheese', unit: 'ounce', why: 'Cream cheese is as soft and much cheaper.' },
  { from: ['feta'], to: 'cottage cheese', unless: /\bslices?|cubes?\b/i, why: 'Cottage cheese is the cheapest of the fresh ones.' },
  { from: ['heavy cream', 'light cream'], to: 'evaporated milk', where: stove, unless: /\bwhip/i, why: 'A can of evaporated milk costs half as much and does not curdle.' },
  { from: ['creme fraiche'], to: 'sour cream', moderate: true, why: 'Sour cream is the same idea at half the price.' },
  { from: ['greek yogurt'], to: 'yogurt', moderate: true, why: 'Plain yogurt is cheaper; drain it for an hour if it has to be thick.' },
  { from: ['pine nut', 'cashew', 'pistachio', 'hazelnut', 'pecan', 'walnut', 'almond', 'macadamia nut'], to: 'sunflower seed', as: 'sunflower seeds', why: 'Sunflower seeds give the same crunch for half the price.' },
  { from: ['pine nut', 'cashew', 'pistachio', 'hazelnut', 'pecan', 'macadamia nut'], to: 'almond', as: 'almonds', moderate: true, why: 'Almonds are the cheapest of the nuts.' },
  { from: ['almond butter', 'cashew butter'], to: 'peanut butter', why: 'Peanut butter costs a third.' },
  { from: ['olive oil', 'sesame oil', 'avocado oil', 'grapeseed oil', 'coconut oil', 'walnut oil'], to: 'canola oil', unless: /\b(?:drizzle|dressing|extra[- ]virgin.*(?:finish|serve))/i, moderate: true, why: 'For cooking, a plain oil does the work.' },
  { from: ['butter', 'clarified butter'], to: 'canola oil', ratio: 0.75, where: stove, unless: /\bcream(?:ed|ing)? (?:the|together)|cold|rub|cut in|dough|pastry|crust|spread|roux\b/i, why: 'Three quarters as much oil browns as well.' },
  { from: ['maple syrup', 'honey', 'agave nectar'], to: 'brown sugar', ratio: 0.75, where: ['savory', 'sweet'], why: 'Brown sugar sweetens for a fraction of the price.' },
  { from: ['vanilla bean'], to: 'vanilla extract', ratio: 1, unit: 'teaspoon', moderate: true, why: 'Extract gives the flavor of the bean for much less.' },
  { from: ['saffron'], to: 'turmeric', unit: 'teaspoon', why: 'Turmeric gives the color; the flavor of saffron is a luxury.' },
  { from: ['shallot', 'leek', 'pearl onion', 'sweet onion', 'red onion'], to: 'onion', unit: 'pound', moderate: true, why: 'A plain onion is the cheapest of the family.' },
  { from: ['basil'], to: 'dried basil', ratio: 1 / 3, where: stove, unless: /\b(?:thai|pesto|caprese|salad|leaves? (?:to|for) garnish)/i, why: 'A third as much dried basil gives the flavor, and keeps.' },
  { from: ['thyme'], to: 'dried thyme', ratio: 1 / 3, where: stove, unless: /\bsprigs?\b/i, why: 'A third as much dried thyme gives the flavor, and keeps.' },
  { from: ['red bell pepper', 'yellow bell pepper', 'orange bell pepper'], to: 'green bell pepper', moderate: true, why: 'The green ones cost half as much.' },
  { from: ['cherry tomato', 'plum tomato'], to: 'tomato', unit: 'pound', moderate: true, why: 'Ordinary tomatoes are cheaper by weight.' },
  { from: ['asparagus', 'snow pea', 'artichoke', 'brussels sprout'], to: 'green bean', as: 'green beans', unit: 'pound', why: 'Green beans stand in for half the price.' },
  { from: ['shiitake mushroom', 'portobello mushroom', 'chanterelle', 'oyster mushroom'], to: 'mushroom', as: 'white mushrooms', inSteps: 'mushrooms', unit: 'pound', moderate: true, why: 'White mushrooms cost half as much.' },
  { from: ['arborio rice', 'basmati rice', 'jasmine rice', 'wild rice', 'quinoa', 'sushi rice'], to: 'rice', unless: /\b(?:risotto|sushi)\b/i, moderate: true, why: 'Plain long-grain rice is the cheapest.' },
  { from: ['blueberry', 'raspberry', 'blackberry', 'strawberry', 'mango', 'cherry', 'mixed berry'], to: 'apple', as: 'chopped apple', inSteps: 'apple', unit: 'cup', unless: /\b(?:garnish|jam|puree|blend|ice cream)/i, why: 'Apples cost a third of that all year round.' },
  { from: ['spinach', 'arugula', 'swiss chard', 'kale'], to: 'cabbage', as: 'shredded cabbage', inSteps: 'cabbage', unit: 'pound', only: /\b(?:soup|stew|simmer|saut)/i, why: 'Cabbage is the cheapest green there is; shred it finely.' },
  { from: ['white wine', 'red wine', 'sherry', 'marsala', 'beer'], to: 'water', as: 'water with a splash of vinegar', inSteps: 'water', where: stove, unless: /\bfondue\b/i, why: 'Water sharpened with a little vinegar loosens the pan for next to nothing.' },
  { from: ['chicken broth', 'beef broth', 'stock'], to: 'water', where: stove, only: /\b(?:bouillon|bacon|ham|sausage)\b/i, why: 'There is enough flavor in the pot for plain water.' },
  { from: ['dark chocolate', 'chocolate chip', 'milk chocolate'], to: 'cocoa powder', ratio: 0.4, unit: 'tablespoon', where: ['sweet'], unless: /\b(?:chips?|chunks?|fold|melt|dip|drizzle)/i, why: 'Cocoa gives the chocolate flavor for less.' },
]; // prettier-ignore

export const thriftySwaps = indexed(rows);
