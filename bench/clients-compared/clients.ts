import { createRequire } from 'node:module';
import ky from 'ky';
import { RecipeAI } from '@recipe-ai/sdk';

/** Sends one call; the promise ends when the call does. */
export type Send = () => PromiseLike<unknown>;

type Client = (port: number, body?: object) => Send;

// The peers are installed for this benchmark only, so their types are not available: only what is used of them is declared.
const peer = createRequire(new URL('../peers/package.json', import.meta.url));

interface OpenAIPeer {
  OpenAI: new (options: object) => { post(path: string, options: object): PromiseLike<unknown> };
}
interface ResendPeer {
  Resend: new (key: string, options: object) => { post(path: string, entity: object): Promise<{ data: unknown; error: object | null }> };
}
type StripePeer = new (key: string, options: object) => { customers: { create(customer: object): PromiseLike<unknown> } };
interface OctokitPeer {
  Octokit: { plugin(plugin: unknown): new (options: object) => { request(route: string): PromiseLike<unknown> } };
}

const address = (port: number): string => `http://127.0.0.1:${port}`;
const path = '/api/v1/recipes';
const often = 1000;

const throughKy =
  (options: object): Client =>
  (port, body = {}) =>
  () =>
    ky.post(address(port) + path, { json: body, timeout: false, ...options }).json();

const throughOpenai =
  (options: object): Client =>
  (port, body = {}) => {
    const { OpenAI } = peer('openai') as OpenAIPeer;
    const client = new OpenAI({ apiKey: 'bench', baseURL: address(port), ...options });
    return () => client.post(path, { body });
  };

const throughStripe =
  (options: object): Client =>
  (port, customer = {}) => {
    const Stripe = peer('stripe') as StripePeer;
    const client = new Stripe('bench', { host: '127.0.0.1', port, protocol: 'http', telemetry: false, ...options });
    return () => client.customers.create(customer);
  };

/** It returns errors instead of throwing them, and has no retries. */
const throughResend: Client = (port, body = {}) => {
  const { Resend } = peer('resend') as ResendPeer;
  const client = new Resend('bench', { baseUrl: address(port) });
  return async () => {
    const { data, error } = await client.post(path, body);
    if (error) throw new Error('Refused.', { cause: error });
    return data;
  };
};

/** With GET: its plugin sends one POST a second, whatever the headers say. */
const throughOctokit =
  (onLimit: (retryAfter: number, options: object, octokit: object, retries: number) => boolean): Client =>
  (port) => {
    const { Octokit } = peer('@octokit/core') as OctokitPeer;
    const { throttling } = peer('@octokit/plugin-throttling') as { throttling: unknown };
    const silent = { debug() {}, info() {}, warn() {}, error() {} };
    const client = new (Octokit.plugin(throttling))({
      baseUrl: address(port),
      log: silent,
      throttle: { onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
    });
    return () => client.request(`GET ${path}`);
  };

/** What is installed for everybody. */
export const own: Record<string, Client> = {
  'Recipe AI SDK': (port, body = {}) => {
    const sdk = new RecipeAI({ apiKey: 'bench', baseUrl: address(port), validateResponses: 'off' });
    return () => sdk.request({ method: 'post', path, body });
  },
  fetch:
    (port, body = {}) =>
    async () => {
      const response = await fetch(address(port) + path, { method: 'POST', body: JSON.stringify(body) });
      const result: unknown = await response.json();
      if (!response.ok) throw new Error(`Refused with ${response.status}.`, { cause: result });
    },
  ky: throughKy({}),
  'ky, patient': throughKy({ retry: { limit: often, methods: ['post'] } }),
};

/** What is installed for this bench alone; as it comes, and as patient as its options allow. */
export const peers: Record<string, Client> = {
  openai: throughOpenai({}),
  'openai, patient': throughOpenai({ maxRetries: often, timeout: 3600e3 }),
  stripe: throughStripe({}),
  'stripe, patient': throughStripe({ maxNetworkRetries: often }),
  octokit: throughOctokit((_retryAfter, _options, _octokit, retries) => retries < 1),
  'octokit, patient': throughOctokit(() => true),
  resend: throughResend,
};
