import type { OpenApi } from '../../../src/openapi/document.js';
import { VERSION } from '../../../src/util/version.js';
import type { BaseUrls, MockRequest, MockResponse } from '../../core/http-message.js';
import { icon, loadOpenApi, pageFiles } from './files.js';
import { referencePage } from './reference/page-html.js';
import { file, json } from './responses.js';
import { withServers } from './servers.js';

/** What these files depend on. */
export interface OpenFileContext {
  readonly urls: BaseUrls;
  /** When the mock started to listen, in epoch milliseconds. */
  readonly startedAt: number;
  readonly header: MockRequest['header'];
}

const describeMock = async ({ urls, header }: OpenFileContext): Promise<OpenApi> => withServers(await loadOpenApi(), urls, header('host'));

/** Files below `/__mock/` that contain no data of the mock: every machine may read them, without a token. */
export const openFiles: Record<string, (context: OpenFileContext) => MockResponse | Promise<MockResponse>> = {
  health: ({ startedAt }) => json({ status: 'ok', version: VERSION, uptime_seconds: Math.round((Date.now() - startedAt) / 1000) }),
  'openapi.json': async (context) => json(await describeMock(context)),
  reference: async (context) => file('text/html', referencePage(await describeMock(context))),
  'reference.css': async () => file('text/css', (await pageFiles()).referenceStyle),
  'icon.svg': () => file('image/svg+xml', icon),
};
