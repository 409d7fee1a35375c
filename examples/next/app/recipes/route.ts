import { InvalidRequestError, RateLimitError, type GenerateRequest } from '@recipe-ai/sdk';
import { sdk } from '../sdk';

export const POST = async (request: Request): Promise<Response> => {
  try {
    return Response.json(await sdk.recipes.generate((await request.json()) as GenerateRequest, { signal: request.signal }));
  } catch (error) {
    if (InvalidRequestError.is(error)) return Response.json({ issues: error.issues }, { status: 400 });
    if (!RateLimitError.is(error)) throw error;
    const headers = error.retryAt && { 'Retry-After': error.retryAt.toUTCString() };
    return Response.json({ error: error.code }, { status: 503, headers });
  }
};
