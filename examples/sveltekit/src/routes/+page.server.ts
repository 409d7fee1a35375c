import { InvalidRequestError, RateLimitError } from '@recipe-ai/sdk';
import { fail } from '@sveltejs/kit';
import { sdk } from '../sdk.server';
import type { Actions } from './$types';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

export const actions: Actions = {
  default: async ({ request }) => {
    const form = await request.formData();
    const ingredients = textOf(form.get('ingredients')).split(',');
    try {
      return { recipe: await sdk.recipes.generate({ ingredients, servings: Number(form.get('servings')) }) };
    } catch (error) {
      if (InvalidRequestError.is(error))
        return fail(400, { message: error.issues.map(({ path, message }) => `${path}: ${message}`).join(', ') });
      if (RateLimitError.is(error)) return fail(503, { message: `Try again ${error.retryAt?.toUTCString() ?? 'later'}.` });
      throw error;
    }
  },
};
