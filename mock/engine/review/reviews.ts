import { reviewGenerated } from './generate.js';
import { isToneLeftToKitchen, reviewTone } from './rewrite-tone.js';
import { knowsEveryItem, reviewCategories } from './suggest-categories.js';
import { isSubstituteLeftToKitchen, reviewSubstitutes } from './suggest-substitute.js';
import { isLeftToKitchen, reviewAdapted, reviewBudgetified, reviewHealthified } from './transforms.js';

import type { EngineOperation, EngineProposals, Review } from './proposals.js';

export type { EngineOperation, EngineProposals, Review } from './proposals.js';

/** How the kitchen treats one operation. Both functions get the request and the kitchen's own result. */
interface OperationReview<Proposal> {
  /** Whether the kitchen's own result stands. */
  isLeft(request: never, own: never): boolean;
  /** Checks and completes a proposal. */
  review(proposal: Proposal, request: never, own: never): Review<object>;
}

/** How the kitchen treats each operation of an engine. */
export const reviews = {
  'recipes.generate': { isLeft: () => false, review: reviewGenerated },
  healthify: { isLeft: isLeftToKitchen, review: reviewHealthified },
  rewriteTone: { isLeft: isToneLeftToKitchen, review: reviewTone },
  budgetifyRecipe: { isLeft: isLeftToKitchen, review: reviewBudgetified },
  adaptMethod: { isLeft: isLeftToKitchen, review: reviewAdapted },
  suggestSubstitute: { isLeft: isSubstituteLeftToKitchen, review: reviewSubstitutes },
  'categories.suggest': { isLeft: knowsEveryItem, review: reviewCategories },
} satisfies { [Name in EngineOperation]: OperationReview<EngineProposals[Name]> };
