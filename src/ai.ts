export { recipeTools, type RecipeTool, type RecipeTools, type RecipeToolsOptions } from './ai/recipe-tools.js';
export type { ToolInput, ToolOutput } from './tools/call-tool.js';
