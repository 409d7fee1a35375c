import type { BaseUrls } from '../../core/http-message.js';

type Json = Record<string, unknown>;

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
export const withServers = (document: unknown, urls: BaseUrls, host: string | null): Json => {
  const { baseUrl, aiUrl } = toReachedUrls(urls, host);
  const { paths, ...rest } = document as Json & { paths: Record<string, Record<string, Json>> };
  const toOperation = ({ servers, ...operation }: Json): Json =>
    servers === undefined || aiUrl === baseUrl ? operation : { ...operation, servers: [{ url: aiUrl, description: 'The AI service.' }] };
  const operations = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, toOperation(operation)])),
  ]);
  return { ...rest, servers: [{ url: baseUrl, description: 'This mock.' }], paths: Object.fromEntries(operations) as Json };
};
