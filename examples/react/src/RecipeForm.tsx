import { InvalidRequestError, RateLimitError, type GeneratedRecipe, type GenerateRequest } from '@recipe-ai/sdk';
import { useState, type FormEvent } from 'react';

interface Props {
  /** Calls a route of your server, which calls the service: an API key must not be in a page. */
  generate: (request: GenerateRequest) => Promise<GeneratedRecipe>;
}

const messageOf = (error: unknown): string => {
  if (InvalidRequestError.is(error)) return error.issues.map(({ path, message }) => `${path}: ${message}`).join(', ');
  if (RateLimitError.is(error)) return `Too many requests. Try again ${error.retryAt?.toLocaleString() ?? 'later'}.`;
  return 'Something went wrong.';
};

export const RecipeForm = ({ generate }: Props) => {
  const [ingredients, setIngredients] = useState('');
  const [recipe, setRecipe] = useState<GeneratedRecipe>();
  const [message, setMessage] = useState<string>();
  const [isCooking, setIsCooking] = useState(false);

  const cook = async (event: FormEvent) => {
    event.preventDefault();
    setIsCooking(true);
    setMessage(undefined);
    try {
      setRecipe(await generate({ ingredients: ingredients.split(',') }));
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setIsCooking(false);
    }
  };

  return (
    <form onSubmit={(event) => void cook(event)}>
      <label>
        Ingredients <input value={ingredients} onChange={({ target }) => setIngredients(target.value)} />
      </label>
      <button disabled={isCooking}>Cook</button>
      {message && <p role="alert">{message}</p>}
      {recipe && (
        <article>
          <h2>{recipe.name}</h2>
          <ol>
            {recipe.steps.map(({ instruction }, index) => (
              <li key={index}>{instruction}</li>
            ))}
          </ol>
        </article>
      )}
    </form>
  );
};
