import type {
  EnrichedIngredient,
  GeneratedRecipe,
  NewPantryItem,
  Operation,
  OperationRequest,
  OperationResponse,
  PantryItem,
  RecipeAI,
} from '@recipe-ai/sdk';
import { expectTypeOf, test } from 'vitest';

declare const sdk: RecipeAI;

/** A type and every object type within it. */
type ObjectsIn<Type> = Type extends readonly (infer Item)[]
  ? ObjectsIn<Item>
  : Type extends object
    ? Type | { [Field in keyof Type]-?: ObjectsIn<Type[Field]> }[keyof Type]
    : never;

type Requests = ObjectsIn<{ [Name in Operation]: OperationRequest<Name> }[Operation]>;
type Responses = ObjectsIn<{ [Name in Operation]: OperationResponse<Name> }[Operation]>;

/** What a field of any object of a union may hold, without `null` and `undefined`. */
type ValueOf<Objects, Field extends PropertyKey> = Objects extends unknown
  ? Field extends keyof Objects
    ? NonNullable<Objects[Field]>
    : never
  : never;

type ElementOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** The fields of requests, each as far as a value of the response's field of the same name does not fit. */
type MisfitsIn<Objects> = Objects extends unknown
  ? {
      [Field in keyof Objects]-?: [ValueOf<Responses, Field>] extends [NonNullable<Objects[Field]>] ? never : Field;
    }[keyof Objects]
  : never;

test('what a response has fits the field of the same name in every request', () => {
  // The methods of the client take a whole recipe instead of its ingredients, whatever its shape.
  expectTypeOf<MisfitsIn<Requests>>().toEqualTypeOf<'ingredients'>();
});

/** Fields of responses whose values requests take under another name. */
interface Renamed {
  suggested_category: 'category';
  next_cursor: 'cursor';
  method: 'source_method' | 'target_method';
  id: 'pantry_id' | 'item_id';
  restriction: 'dietary_restrictions';
  dietary_flags: 'dietary_restrictions';
  allergens: 'allergies';
  may_contain: 'allergies';
  missing: 'available_ingredients';
  canonical_name: 'name' | 'ingredient' | 'items';
  name: 'ingredient' | 'items' | 'title';
  steps: 'instructions';
  total_minutes: 'time_available';
  amount: 'target_cost' | 'max_cost_per_serving';
}

type MisfitsAmong<Names extends object> = {
  [From in keyof Names]: {
    [To in Names[From] & string]: ElementOf<ValueOf<Responses, From>> extends ElementOf<ValueOf<Requests, To>> ? never : [From, To];
  }[Names[From] & string];
}[keyof Names];

test('what a response has fits the fields of requests that take it under another name', () => {
  // The client converts the steps of a generated recipe.
  expectTypeOf<MisfitsAmong<Renamed>>().toEqualTypeOf<['steps', 'instructions']>();
});

declare const item: PantryItem;
declare const enriched: EnrichedIngredient;
declare const recipe: GeneratedRecipe;

test('the parts of a response make a request', () => {
  const { name, quantity, unit, category, location, expires_at, note } = item;
  expectTypeOf({ name, quantity, unit, category, location, expires_at, note }).toExtend<NewPantryItem>();
  expectTypeOf({
    name,
    quantity: enriched.quantity,
    unit: enriched.unit,
    category: enriched.category ?? undefined,
  }).toExtend<NewPantryItem>();
  const substitute = (line = recipe.ingredients[0]!) =>
    sdk.suggestSubstitute({ ingredient: line.name, quantity: line.quantity ?? undefined, unit: line.unit ?? undefined, recipe });
  expectTypeOf(substitute).toBeFunction();
});
