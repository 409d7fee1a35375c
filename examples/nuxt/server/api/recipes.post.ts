import { InvalidRequestError, RateLimitError, type GenerateRequest } from '@recipe-ai/sdk';

export default defineEventHandler(async (event) => {
  const request = await readBody<GenerateRequest>(event);
  try {
    return await sdk.recipes.generate(request);
  } catch (error) {
    if (InvalidRequestError.is(error)) throw createError({ statusCode: 400, message: 'The request is invalid.', data: error.issues });
    if (!RateLimitError.is(error)) throw error;
    if (error.retryAt) setResponseHeader(event, 'Retry-After', Math.ceil((error.retryAt.getTime() - Date.now()) / 1000));
    throw createError({ statusCode: 503, message: `Try again ${error.retryAt?.toUTCString() ?? 'later'}.` });
  }
});
