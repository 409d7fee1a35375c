import type { BaseUrls } from '../../core/http-message.js';
import type { OpenApi, OperationDocument } from '../../../src/openapi/document.js';

/** The base URLs under the host that the caller used: a container has another name and another port outside than inside. */
const toReachedUrls = ({ baseUrl, aiUrl }: BaseUrls, host: string | null): BaseUrls => {
  const reached = `http://${host}`;
  if (host === null || !URL.canParse(reached)) return { baseUrl, aiUrl };
  if (baseUrl === aiUrl) return { baseUrl: reached, aiUrl: reached };
  // Of two ports, the host header names only one.
  const withHostname = (url: string): string => Object.assign(new URL(url), { hostname: new URL(reached).hostname }).origin;
  return { baseUrl: withHostname(baseUrl), aiUrl: withHostname(aiUrl) };
};

/** The OpenAPI document with the mock as its server. `host` is the Host header of the request for it. */
export const withServers = (document: OpenApi, urls: BaseUrls, host: string | null): OpenApi => {
  const { baseUrl, aiUrl } = toReachedUrls(urls, host);
  const toOperation = ({ servers, ...operation }: OperationDocument): OperationDocument =>
    servers === undefined || aiUrl === baseUrl ? operation : { ...operation, servers: [{ url: aiUrl, description: 'The AI service.' }] };
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, toOperation(operation)])),
  ]);
  return {
    ...document,
    servers: [{ url: baseUrl, description: 'This mock.' }],
    paths: Object.fromEntries(paths) as OpenApi['paths'],
  };
};
