export { generateRecipe } from './generate/generate-recipe.js';
