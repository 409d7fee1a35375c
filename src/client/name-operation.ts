import { RecipeAIError } from '../errors.js';

/** Runs a call. What is thrown before anything is sent, such as for a missing API key, does not know the operation: it is added here. */
export const nameOperation = async <Result>(operation: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RecipeAIError && error.operation === undefined) Object.assign(error, { operation });
    throw error;
  }
};
