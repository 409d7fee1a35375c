import { InvalidRequestError, RateLimitError, RecipeAI, type GenerateRequest } from '@recipe-ai/sdk';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const toResponse = (statusCode: number, body: object, headers: Record<string, string> = {}): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const createHandler =
  (sdk: RecipeAI) =>
  async ({ body = '{}' }: Pick<APIGatewayProxyEventV2, 'body'>): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      return toResponse(200, await sdk.recipes.generate(JSON.parse(body) as GenerateRequest));
    } catch (error) {
      if (InvalidRequestError.is(error)) return toResponse(400, { issues: error.issues });
      if (!RateLimitError.is(error)) throw error;
      return toResponse(503, { error: error.code }, error.retryAt && { 'Retry-After': error.retryAt.toUTCString() });
    }
  };

// Warm invocations share this client and what it knows about the limits. `totalTimeout` is below the timeout of API Gateway.
export const handler = createHandler(new RecipeAI({ maxWait: 2_000, totalTimeout: 25_000 }));
