import type { Method, OpenEnum, Phase } from '../../../src/contract/enums.js';
import type { Substitute } from '../../../src/contract/ingredients.js';
import type { CategorySuggestion } from '../../../src/contract/pantries.js';
import type { GeneratedRecipe, RecipeStep } from '../../../src/contract/recipes.js';
import type { Change, TransformedRecipe } from '../../../src/contract/transforms.js';

/** One step as an engine writes it. */
export interface StepProposal extends Pick<RecipeStep, 'instruction' | 'duration_minutes' | 'equipment' | 'doneness_cue'> {
  /** The phase of cooking that the step belongs to. */
  phase: Phase;
  /** The cooking method; `null` if nothing is cooked. */
  method: OpenEnum<Method> | null;
}

/** A recipe as an engine writes it. The kitchen adds everything that follows from its lines and steps. */
export interface RecipeProposal extends Pick<GeneratedRecipe, 'name' | 'description' | 'cuisine' | 'tips'> {
  /** Lines with amounts, such as `500 g chicken thighs, diced`. */
  ingredients: string[];
  /** The steps, in order. */
  steps: StepProposal[];
}

/** A transformed recipe as an engine writes it. */
export interface TransformProposal extends Pick<TransformedRecipe, 'name' | 'ingredients' | 'steps'> {
  /** The changes. Those that quote what does not stand in the recipes are left out. */
  changes: Change[];
}

/** A recipe in another tone: one step for each step of the request. */
export type ToneProposal = Pick<TransformedRecipe, 'name' | 'steps'>;

/** Substitutes as an engine names them. */
export interface SubstitutesProposal {
  /** Best first. */
  substitutes: Pick<Substitute, 'name' | 'ratio' | 'also_needed' | 'notes' | 'flavor_impact' | 'best_for' | 'not_for'>[];
}

/** Categories as an engine names them. */
export interface CategoriesProposal {
  /** In any order; items that are left out stay as the kitchen has them. */
  suggestions: Pick<CategorySuggestion, 'name' | 'suggested_category'>[];
}

/** The operations in which an engine may take the place of the kitchen. Enrich-ingredients is not among them: its facts come from tables. */
export type EngineOperation =
  | 'recipes.generate'
  | 'healthify'
  | 'rewriteTone'
  | 'budgetifyRecipe'
  | 'adaptMethod'
  | 'suggestSubstitute'
  | 'categories.suggest';

/** What an engine proposes, by operation: the part of a result that the kitchen does not compute itself. */
export interface EngineProposals extends Record<EngineOperation, object> {
  'recipes.generate': RecipeProposal;
  healthify: TransformProposal;
  rewriteTone: ToneProposal;
  budgetifyRecipe: TransformProposal;
  adaptMethod: TransformProposal;
  suggestSubstitute: SubstitutesProposal;
  'categories.suggest': CategoriesProposal;
}

/** What the kitchen says of a proposal: the result, completed, or why it is not returned, each in one sentence. */
export type Review<Result> = { result: Result } | { problems: readonly string[] };

/** The result, if nothing is wrong with the proposal. */
export const reviewed = <Result>(problems: readonly string[], complete: () => Result): Review<Result> =>
  problems.length > 0 ? { problems: [...new Set(problems)] } : { result: complete() };
