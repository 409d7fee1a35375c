import { InvalidRequestError, RateLimitError } from '@recipe-ai/sdk';
import { data, Form } from 'react-router';
import { sdk } from '../sdk.server';
import type { Route } from './+types/home';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

export const action = async ({ request }: Route.ActionArgs) => {
  const form = await request.formData();
  const ingredients = textOf(form.get('ingredients')).split(',');
  try {
    return { recipe: await sdk.recipes.generate({ ingredients, servings: Number(form.get('servings')) }) };
  } catch (error) {
    if (InvalidRequestError.is(error))
      return data({ message: error.issues.map(({ path, message }) => `${path}: ${message}`).join(', ') }, { status: 400 });
    if (RateLimitError.is(error)) return data({ message: `Try again ${error.retryAt?.toUTCString() ?? 'later'}.` }, { status: 503 });
    throw error;
  }
};

export default function Home({ actionData }: Route.ComponentProps) {
  return (
    <main>
      <Form method="post">
        <label>
          Ingredients <input name="ingredients" required defaultValue="rice, eggs" />
        </label>
        <label>
          Servings <input name="servings" type="number" defaultValue={2} />
        </label>
        <button>Cook</button>
      </Form>
      {actionData && 'message' in actionData && <p role="alert">{actionData.message}</p>}
      {actionData && 'recipe' in actionData && (
        <article>
          <h1>{actionData.recipe.name}</h1>
          <ol>
            {actionData.recipe.steps.map(({ instruction }, index) => (
              <li key={index}>{instruction}</li>
            ))}
          </ol>
        </article>
      )}
    </main>
  );
}
