export { suggestCategories } from './categories/suggest-categories.js';
