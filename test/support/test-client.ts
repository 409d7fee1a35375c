import { RecipeAI, type ClientOptions } from '@recipe-ai/sdk';

/** What was sent. */
export interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) },
  });

/** A client in front of answers that are given in turn, the last one again and again. */
export const stage = (answers: Answer[], options: ClientOptions = {}) => {
  const sent: Sent[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    sent.push({ method: request.method, url: request.url, headers: request.headers, body: text === '' ? undefined : JSON.parse(text) });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(request) : answer!.clone();
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

/** An error like those of Node's fetch when a connection breaks. */
export const broken = (code: string): TypeError => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

export const recipe = {
  title: 'Mash',
  ingredients: ['1 kg potatoes', '100 g butter'],
  instructions: ['Boil the potatoes.', 'Mash them with the butter.'],
};
