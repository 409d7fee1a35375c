/** A client, as a new program imports it and makes its first call. */
export interface Package {
  /** The folder from which its packages are found. */
  folder: string;
  /** One export of each package that it needs. */
  imports: Record<string, string>;
  /** The call, with the imports in `it`: reads a list from `baseUrl`. */
  call: string;
}

const folder = 'bench/peers';

export const own: Record<string, Package> = {
  'Recipe AI SDK': {
    folder: '.',
    imports: { '@recipe-ai/sdk': 'RecipeAI' },
    call: "new it.RecipeAI({ apiKey: 'bench', baseUrl }).pantries.list()",
  },
  fetch: { folder: '.', imports: {}, call: "fetch(baseUrl + '/api/v1/pantries').then((response) => response.json())" },
  ky: { folder: '.', imports: { ky: 'default' }, call: "it.default.get(baseUrl + '/api/v1/pantries').json()" },
};

export const peers: Record<string, Package> = {
  openai: {
    folder,
    imports: { openai: 'OpenAI' },
    call: "new it.OpenAI({ apiKey: 'bench', baseURL: baseUrl }).get('/api/v1/pantries')",
  },
  stripe: {
    folder,
    imports: { stripe: 'Stripe' },
    call: "new it.Stripe('bench', { host: '127.0.0.1', port: new URL(baseUrl).port, protocol: 'http' }).customers.list()",
  },
  octokit: {
    folder,
    imports: { '@octokit/core': 'Octokit', '@octokit/plugin-throttling': 'throttling' },
    call: "new (it.Octokit.plugin(it.throttling))({ baseUrl, throttle: { onRateLimit() {}, onSecondaryRateLimit() {} } }).request('GET /api/v1/pantries')",
  },
  resend: { folder, imports: { resend: 'Resend' }, call: "new it.Resend('bench', { baseUrl }).get('/api/v1/pantries')" },
};
