import { RecipeAI, type ClientOptions } from '@recipe-ai/sdk';
import { vi } from 'vitest';

/** A request that the client sent. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) },
  });

export const serviceError = (code: string, status: number): Response =>
  json({ error: { code, message: `Message of ${code}`, request_id: 'req_1' } }, { status });

/** A client whose requests get these responses, one after the other; the last one is repeated. */
export const createTestClient = (responses: Reply[], options: ClientOptions = {}) => {
  const sent: SentRequest[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    sent.push({ method: request.method, url: request.url, headers: request.headers, body: text === '' ? undefined : JSON.parse(text) });
    const response = responses[Math.min(sent.length, responses.length) - 1];
    if (response instanceof Error) throw response;
    return typeof response === 'function' ? response(request) : response!.clone();
  };
  const sdk = new RecipeAI({
    apiKey: 'rk_test_0123456789',
    baseUrl: 'https://api.example.com',
    aiUrl: 'https://ai.example.com',
    logLevel: 'off',
    fetch,
    ...options,
  });
  return { sdk, sent };
};

/** An error as Node's fetch throws it if a connection breaks. */
export const connectionError = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

export const generate = (sdk: RecipeAI) => sdk.recipes.generate({ ingredients: ['rice'] });

/** With fake timers: runs all of them, then returns what the call resolved or rejected with. */
export const outcome = async <Data>(call: PromiseLike<Data>): Promise<Data | Error> => {
  const settled = Promise.resolve(call).catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
};

export const recipe = {
  title: 'Mash',
  ingredients: ['1 kg potatoes', '100 g butter'],
  instructions: ['Boil the potatoes.', 'Mash them with the butter.'],
};
