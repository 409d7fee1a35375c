// The functions of the kitchen that handlers use, as one module. The kitchen is most of the package, so it is loaded on first use.
export { adaptMethod } from '../kitchen/adapt-method.js';
export { budgetifyRecipe } from '../kitchen/budgetify-recipe.js';
export { canonicalName } from '../kitchen/lines/canonical-name.js';
export { enrichIngredients } from '../kitchen/enrich-ingredients.js';
export { generateRecipe } from '../kitchen/generate.js';
export { healthify } from '../kitchen/healthify.js';
export { reviews } from '../engine/review/reviews.js';
export { rewriteTone } from '../kitchen/rewrite-tone.js';
export { suggestCategories } from '../kitchen/suggest-categories.js';
export { suggestSubstitute } from '../kitchen/suggest-substitute.js';
