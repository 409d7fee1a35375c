'use client';

import { useActionState } from 'react';
import { cook } from './actions';

export default function Page() {
  const [{ recipe, message }, action, isPending] = useActionState(cook, {});
  return (
    <main>
      <form action={action}>
        <label>
          Ingredients <input name="ingredients" required defaultValue="rice, eggs" />
        </label>
        <label>
          Servings <input name="servings" type="number" defaultValue={2} />
        </label>
        <button disabled={isPending}>Cook</button>
      </form>
      {message && <p role="alert">{message}</p>}
      {recipe && (
        <article>
          <h1>{recipe.name}</h1>
          <ol>
            {recipe.steps.map(({ instruction }, index) => (
              <li key={index}>{instruction}</li>
            ))}
          </ol>
        </article>
      )}
    </main>
  );
}
