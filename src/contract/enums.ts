import type * as z from 'zod/mini';
import { oneOf, text } from './constraints.js';

/**
 * One of the known words, or any other string. Editors complete the known words. In a request, an unknown {@link Unit}, {@link Category},
 * {@link Location} or {@link Method} is rejected before it is sent.
 */
export type OpenEnum<Known extends string> = Known | (string & {});

export const diets = [
  'vegan',
  'vegetarian',
  'lacto_vegetarian',
  'ovo_vegetarian',
  'pescatarian',
  'gluten_free',
  'dairy_free',
  'lactose_free',
  'egg_free',
  'nut_free',
  'tree_nut_free',
  'peanut_free',
  'soy_free',
  'wheat_free',
  'sesame_free',
  'fish_free',
  'shellfish_free',
  'crustacean_free',
  'mollusc_free',
  'celery_free',
  'mustard_free',
  'lupin_free',
  'sulfite_free',
  'keto',
  'low_carb',
  'low_fat',
  'low_sodium',
  'low_sugar',
  'low_fodmap',
  'high_protein',
  'high_fiber',
  'paleo',
  'whole30',
  'mediterranean',
  'diabetic_friendly',
  'heart_healthy',
  'halal',
  'kosher',
  'pork_free',
  'alcohol_free',
] as const;

/**
 * A diet or an allergy, for `dietary_restrictions`. The values are assumed. Case, spaces and hyphens do not matter. Common words are
 * understood: "no dairy", "nut-free", "peanut allergy", "celiac", "vegan except honey", "dairy-free (ghee ok)", and lists of them. Any
 * other text leaves out each food that it names. The `warnings` of the response say how such a text was read.
 */
export type Diet = OpenEnum<(typeof diets)[number]>;

export const allergens = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulfite',
] as const;

/** A food allergen. Not specified: assumed by this package. */
export type Allergen = OpenEnum<(typeof allergens)[number]>;

export const cuisines = [
  'american',
  'brazilian',
  'british',
  'cajun_creole',
  'caribbean',
  'chinese',
  'ethiopian',
  'filipino',
  'french',
  'german',
  'greek',
  'indian',
  'indonesian',
  'irish',
  'italian',
  'jamaican',
  'japanese',
  'korean',
  'mediterranean',
  'mexican',
  'middle_eastern',
  'moroccan',
  'nordic',
  'polish',
  'portuguese',
  'russian',
  'southern_us',
  'spanish',
  'thai',
  'turkish',
  'vietnamese',
] as const;

/** A cuisine. The values are assumed. */
export type Cuisine = OpenEnum<(typeof cuisines)[number]>;

export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** The cook's skill. The values are assumed. Words such as `easy`, `novice` and `expert` are understood too. */
export type SkillLevel = OpenEnum<(typeof skillLevels)[number]>;

export const units = [
  'teaspoon',
  'tablespoon',
  'cup',
  'fluid_ounce',
  'pint',
  'quart',
  'liter',
  'milliliter',
  'gram',
  'kilogram',
  'ounce',
  'pound',
  'pinch',
  'dash',
  'clove',
  'slice',
  'can',
  'jar',
  'package',
  'bunch',
  'sprig',
  'handful',
  'head',
  'stalk',
  'stick',
  'piece',
] as const;

/** A unit of a quantity. If the unit is `null`, the ingredient is counted ("2 eggs"). Not specified: assumed by this package. */
export type Unit = (typeof units)[number];

export const categories = [
  'produce',
  'meat',
  'seafood',
  'dairy_eggs',
  'bakery',
  'grains_pasta',
  'legumes',
  'canned_goods',
  'baking',
  'spices_herbs',
  'oils_vinegars',
  'condiments_sauces',
  'nuts_seeds',
  'snacks_sweets',
  'beverages',
  'alcohol',
  'frozen',
  'other',
] as const;

/** A pantry category. Not specified: assumed by this package. */
export type Category = (typeof categories)[number];

export const locations = ['pantry', 'fridge', 'freezer'] as const;

/** Where an item is stored. Not specified: assumed by this package. */
export type Location = (typeof locations)[number];

export const methods = [
  'oven',
  'air_fryer',
  'slow_cooker',
  'pressure_cooker',
  'stovetop',
  'microwave',
  'grill',
  'sous_vide',
  'steamer',
  'toaster_oven',
  'no_cook',
] as const;

/** A cooking method. Not specified: assumed by this package. */
export type Method = (typeof methods)[number];

export const healthFocuses = [
  'general',
  'low_calorie',
  'low_fat',
  'heart_healthy',
  'low_sodium',
  'low_sugar',
  'low_carb',
  'high_protein',
  'high_fiber',
  'diabetic_friendly',
  'weight_loss',
  'anti_inflammatory',
  'gut_health',
  'plant_forward',
] as const;

/** The goal of a healthify call. The values are assumed. */
export type HealthFocus = OpenEnum<(typeof healthFocuses)[number]>;

export const tones = [
  'casual',
  'friendly',
  'formal',
  'professional',
  'playful',
  'humorous',
  'enthusiastic',
  'concise',
  'detailed',
  'beginner_friendly',
  'kid_friendly',
  'storytelling',
  'poetic',
] as const;

/** How a rewritten recipe should sound. Not specified: assumed by this package. */
export type Tone = OpenEnum<(typeof tones)[number]>;

export const phases = ['prep', 'cook', 'rest', 'assemble', 'serve'] as const;

/** The phase of cooking that a step belongs to. Not specified: assumed by this package. */
export type Phase = OpenEnum<(typeof phases)[number]>;

export const changeKinds = ['replaced', 'reduced', 'removed', 'added', 'method', 'wording'] as const;

/** How a part of a recipe was changed. Not specified: assumed by this package. */
export type ChangeKind = OpenEnum<(typeof changeKinds)[number]>;

export const flavorImpacts = ['none', 'slight', 'noticeable', 'strong'] as const;

/** How much a substitute changes the taste. Not specified: assumed by this package. */
export type FlavorImpact = OpenEnum<(typeof flavorImpacts)[number]>;

/** Longest word of a list that may grow. A guess: it is many times the longest known word. */
export const MAX_WORD_LENGTH = 100;

/** A word of a list that may grow. The list itself is not checked, so it stays out of bundles. */
const word = <Word extends string>() => text(MAX_WORD_LENGTH) as unknown as z.ZodMiniType<Word, Word>;

export const dietSchema = word<Diet>();
export const allergenSchema = word<Allergen>();
export const cuisineSchema = word<Cuisine>();
export const skillLevelSchema = word<SkillLevel>();
export const healthFocusSchema = word<HealthFocus>();
export const toneSchema = word<Tone>();
/** Units, categories and methods of a response. */
export const openUnitSchema = word<OpenEnum<Unit>>();
export const openCategorySchema = word<OpenEnum<Category>>();
export const openMethodSchema = word<OpenEnum<Method>>();
export const phaseSchema = word<Phase>();
export const changeKindSchema = word<ChangeKind>();
export const flavorImpactSchema = word<FlavorImpact>();

/** A word of a request: only the known ones are valid. Its type accepts any word, so that a word of a response fits. */
const knownWord = <const Known extends string>(...list: Parameters<typeof oneOf<Known>>) =>
  oneOf(...list) as unknown as z.ZodMiniType<OpenEnum<Known>, OpenEnum<Known>>;

const unitAbbreviations = new Map<string, Unit>([
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['ml', 'milliliter'],
  ['l', 'liter'],
  ['tsp', 'teaspoon'],
  ['tbsp', 'tablespoon'],
  ['oz', 'ounce'],
  ['lb', 'pound'],
]);

export const unitSchema = knownWord(units, unitAbbreviations);
export const categorySchema = knownWord(categories);
export const locationSchema = knownWord(locations);
export const methodSchema = knownWord(methods);
