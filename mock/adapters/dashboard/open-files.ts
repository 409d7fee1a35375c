import { VERSION } from '../../../src/util/version.js';
import type { BaseUrls, MockRequest, MockResponse } from '../../core/http-message.js';
import { loadOpenApi } from './files.js';
import { json } from './responses.js';
import { withServers } from './servers.js';

/** What these files depend on. */
export interface OpenFileContext {
  readonly urls: BaseUrls;
  /** When the mock started to listen, in epoch milliseconds. */
  readonly startedAt: number;
  readonly header: MockRequest['header'];
}

/** Files below `/__mock/` that contain no data of the mock: every machine may read them, without a token. */
export const openFiles: Record<string, (context: OpenFileContext) => MockResponse | Promise<MockResponse>> = {
  health: ({ startedAt }) => json({ status: 'ok', version: VERSION, uptime_seconds: Math.round((Date.now() - startedAt) / 1000) }),
  'openapi.json': async ({ urls, header }) => json(withServers(await loadOpenApi(), urls, header('host'))),
};
