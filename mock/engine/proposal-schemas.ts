import * as z from 'zod/mini';
import { integer, list as readonlyList, positive, text } from '../../src/contract/constraints.js';
import {
  changeKindSchema,
  cuisineSchema,
  flavorImpactSchema,
  openCategorySchema,
  openMethodSchema,
  phaseSchema,
} from '../../src/contract/enums.js';
import { schemaFor } from '../../src/contract/schema-for.js';
import type { EngineProposals } from './review/reviews.js';

/** A list that the review may change, other than those of requests. */
const list = readonlyList as <Item extends z.ZodMiniType>(
  ...limits: [item: Item, min: number, max: number]
) => z.ZodMiniType<z.output<Item>[], z.input<Item>[]>;

/** The limits of a recipe in a request, so that a result can be transformed again. */
const title = text(200);
const lines = list(text(2000), 1, 100);
const remark = text(2000, 0);
const remarks = list(remark, 0, 20);
/** The longest step takes a day; a guess. */
const minutes = z.nullable(integer(0, 1440));

const recipe = schemaFor<EngineProposals['recipes.generate']>()(
  z.object({
    name: title,
    description: remark,
    cuisine: cuisineSchema,
    ingredients: lines,
    steps: list(
      z.object({
        instruction: text(2000),
        phase: phaseSchema,
        duration_minutes: minutes,
        method: z.nullable(openMethodSchema),
        equipment: remarks,
        doneness_cue: z.nullable(remark),
      }),
      1,
      100,
    ),
    tips: remarks,
  }),
);

const change = z.object({ kind: changeKindSchema, from: z.nullable(z.string()), to: z.nullable(z.string()), reason: remark });

const transform = schemaFor<EngineProposals['healthify']>()(
  z.object({ name: title, ingredients: lines, steps: lines, changes: list(change, 0, 100) }),
);

const substitutes = schemaFor<EngineProposals['suggestSubstitute']>()(
  z.object({
    substitutes: list(
      z.object({
        name: title,
        ratio: positive(10),
        also_needed: remarks,
        notes: remark,
        flavor_impact: flavorImpactSchema,
        best_for: remarks,
        not_for: remarks,
      }),
      1,
      10,
    ),
  }),
);

const categories = schemaFor<EngineProposals['categories.suggest']>()(
  z.object({ suggestions: list(z.object({ name: z.string(), suggested_category: openCategorySchema }), 0, 100) }),
);

/** What a model returns for each operation. Made from the schemas of the contract, without what the kitchen computes. */
export const proposalSchemas: { readonly [Name in keyof EngineProposals]: z.ZodMiniType<EngineProposals[Name]> } = {
  'recipes.generate': recipe,
  healthify: transform,
  rewriteTone: schemaFor<EngineProposals['rewriteTone']>()(z.object({ name: title, steps: lines })),
  budgetifyRecipe: transform,
  adaptMethod: transform,
  suggestSubstitute: substitutes,
  'categories.suggest': categories,
};
