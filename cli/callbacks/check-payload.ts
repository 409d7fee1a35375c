import { RecipeAI, UnexpectedResponseError } from '@recipe-ai/sdk';
import { CallbackVerificationError, verifyCallback } from '@recipe-ai/sdk/callbacks';
import type { CallbackOperation } from '@recipe-ai/sdk/mock';

const secret = 'checked-nowhere';

/** What a receiver says about a body; undefined if it accepts the body. */
const rejectionOf = (body: string | Uint8Array): string | undefined => {
  try {
    verifyCallback({ headers: { 'x-callback-secret': secret }, body }, { secret });
    return undefined;
  } catch (error) {
    if (CallbackVerificationError.is(error)) return error.advice;
    throw error;
  }
};

/** What the contract says about a payload: a callback has the shape of the operation's response, which a client checks. */
const issuesOf = async (operation: CallbackOperation, payload: unknown): Promise<string | undefined> => {
  const sdk = new RecipeAI({
    apiKey: 'none',
    baseUrl: 'http://localhost',
    validateRequests: 'off',
    validateResponses: 'throw',
    fetch: () => Promise.resolve(Response.json(payload)),
  });
  try {
    await sdk[operation]({} as never);
    return undefined;
  } catch (error) {
    if (!UnexpectedResponseError.is(error)) throw error;
    return error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
  }
};

/** How the body of a callback differs from the contract, in words; undefined if it does not. */
export const checkPayload = async (operation: CallbackOperation, body: string | Uint8Array): Promise<string | undefined> =>
  rejectionOf(body) ?? issuesOf(operation, JSON.parse(Buffer.from(body).toString()));
