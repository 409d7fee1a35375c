export { budgetifyRecipe } from './transform/budgetify-recipe.js';
