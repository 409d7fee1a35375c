'use server';

import { InvalidRequestError, RateLimitError, type GeneratedRecipe } from '@recipe-ai/sdk';
import { sdk } from './sdk';

export interface State {
  recipe?: GeneratedRecipe;
  message?: string;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

export const cook = async (_previous: State, form: FormData): Promise<State> => {
  const ingredients = textOf(form.get('ingredients')).split(',');
  try {
    return { recipe: await sdk.recipes.generate({ ingredients, servings: Number(form.get('servings')) }) };
  } catch (error) {
    if (InvalidRequestError.is(error)) return { message: error.issues.map(({ path, message }) => `${path}: ${message}`).join(', ') };
    if (RateLimitError.is(error)) return { message: `Too many requests. Try again ${error.retryAt?.toUTCString() ?? 'later'}.` };
    throw error;
  }
};
