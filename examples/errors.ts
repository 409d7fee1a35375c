// What to do when a call fails.
import { AuthenticationError, InvalidRequestError, RateLimitError, RecipeAI, RecipeAIError } from '@recipe-ai/sdk';

const sdk = new RecipeAI({ maxWait: 5_000 });
try {
  await sdk.recipes.generate({ ingredients: ['rice'], time_available: 0 });
} catch (error) {
  if (InvalidRequestError.is(error)) console.log('Change the request:', error.issues);
  else if (AuthenticationError.is(error)) console.log('Check the API key.');
  else if (RateLimitError.is(error)) console.log('Call again at', error.retryAt);
  else if (RecipeAIError.is(error)) console.log(error.retryable ? 'Try again later.' : 'Report it to the service.', error.requestId);
  else throw error;
}
