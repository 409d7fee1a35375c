import { toText, type Json } from './contract.js';
import { JsonView } from './json-view.js';

interface Recipe {
  name: string;
  summary: string;
  facts: string[];
  ingredients: string[];
  steps: string[];
  notes: string[];
}

const textOf = (value: unknown, field: string): string => (typeof value === 'string' ? value : toText((value as Json | null)?.[field]));

const textsOf = (value: unknown, field: string): string[] =>
  Array.isArray(value) ? value.map((each) => textOf(each, field)).filter((text) => text !== '') : [];

const factsOf = ({ servings, timing, skill_level: skill }: Json): string[] => {
  const minutes = (timing as Json | undefined)?.['total_minutes'];
  return [
    typeof minutes === 'number' ? `${minutes} minutes` : '',
    typeof servings === 'number' ? `serves ${servings}` : '',
    typeof skill === 'string' ? skill : '',
  ].filter(Boolean);
};

/** The recipe in a body: of `recipes.generate`, in the `data` of a transform or of a callback, or in the `recipe` of a request. */
const findRecipe = (body: unknown): Recipe | undefined => {
  const whole = (body ?? {}) as Json;
  const found = (whole['data'] ?? whole['recipe'] ?? whole) as Json;
  const { title, instructions, name = title, steps = instructions, ingredients } = found;
  if (typeof name !== 'string' || !Array.isArray(steps) || !Array.isArray(ingredients)) return undefined;
  return {
    name,
    summary: toText(found['summary'] ?? found['description']),
    facts: factsOf(found),
    ingredients: textsOf(ingredients, 'display'),
    steps: textsOf(steps, 'instruction'),
    notes: [...textsOf(found['warnings'], 'message'), ...textsOf(found['tips'], 'text')],
  };
};

/** A recipe as a cook reads it. */
const RecipeCard = ({ recipe }: { recipe: Recipe }) => (
  <article class="recipe" aria-label={recipe.name}>
    <h3>{recipe.name}</h3>
    {recipe.facts.length > 0 && <p class="recipe-facts">{recipe.facts.join(' · ')}</p>}
    <p>{recipe.summary}</p>
    <h4>Ingredients</h4>
    <ul>
      {recipe.ingredients.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <h4>Method</h4>
    <ol>
      {recipe.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {recipe.notes.map((note) => (
      <p key={note} class="muted">
        {note}
      </p>
    ))}
  </article>
);

/** A body as JSON, beside its recipe if it has one. */
export const BodyView = ({ value, of }: { value: unknown; of: string }) => {
  const recipe = findRecipe(value);
  return (
    <div class={recipe ? 'beside' : ''}>
      {recipe && <RecipeCard recipe={recipe} />}
      <JsonView value={value} of={of} />
    </div>
  );
};
