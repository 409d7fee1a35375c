import { suggestName } from '../../src/contract/did-you-mean.js';
import { endpoints } from '../../src/contract/endpoints.js';
import type { BaseUrls, MockRequest } from '../core/http-message.js';
import { maskUrls } from '../core/masking.js';
import { findRoutes } from './routes.js';

/** Longer URLs are cut in messages. */
const MAX_SHOWN_URL = 200;

const shorten = (text: string): string => (text.length > MAX_SHOWN_URL ? `${text.slice(0, MAX_SHOWN_URL)}...` : text);

const knownPaths = [...new Set(Object.values(endpoints).map(({ path }) => path))];

/** The mock does not know which of both is wrong: the address of a host, or the host that the caller has chosen. */
const settings = (option: 'aiUrl' | 'baseUrl', variable: string, host: 'ai' | 'rest'): string =>
  `Pass that address as \`${option}\`, or set ${variable}. If it is set, the call needs \`host: '${host}'\` in \`sdk.request\`, or \`--host ${host}\` in \`recipe-ai api\`.`;

const aiSetting = ({ aiUrl }: BaseUrls): string =>
  `This path belongs to the AI service at ${aiUrl}. ${settings('aiUrl', 'RECIPE_AI_AI_URL', 'ai')}`;

const restSetting = ({ baseUrl }: BaseUrls): string =>
  `This path belongs to the REST API at ${baseUrl}. ${settings('baseUrl', 'RECIPE_AI_BASE_URL', 'rest')}`;

/** The part of a path after a repeated or additional beginning, if an endpoint has it. */
const knownEnding = (path: string): string | undefined => {
  for (let slash = path.indexOf('/', 1); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const ending = path.slice(slash);
    if (findRoutes('any', ending)) return ending;
  }
  return undefined;
};

/** Where the dashboard is, for who asks a socket for its root. A browser is redirected to it. */
const dashboardHint = ({ path, baseUrls }: MockRequest): string =>
  path === '/' && baseUrls !== undefined ? ` The dashboard is at ${baseUrls.baseUrl}/__mock/.` : '';

const likelyCause = ({ host, path }: MockRequest, urls: BaseUrls): string => {
  if (host !== 'any' && findRoutes('any', path)) return host === 'rest' ? aiSetting(urls) : restSetting(urls);
  if (findRoutes('any', path.replace(/\/{1,8}$/, ''))) return 'Remove the slash at the end.';
  const ending = knownEnding(path);
  if (ending !== undefined) return `The path should be ${ending}: remove what comes before it from the base URL.`;
  const hosts = `This mock serves the REST API at ${urls.baseUrl} and the AI service at ${urls.aiUrl}`;
  return path === '' ? `${hosts}.` : `${hosts}${suggestName(path, knownPaths)}`;
};

/** Which URL was called, and what is probably wrong with it. */
export const notFoundHint = (request: MockRequest, urls: BaseUrls): string =>
  `You called ${shorten(maskUrls(request.url))}.${dashboardHint(request)} ${likelyCause(request, urls)}`;
