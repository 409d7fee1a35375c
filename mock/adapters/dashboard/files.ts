import type { OpenApi } from '../../../src/openapi/document.js';
import type { BaseUrls } from '../../core/http-message.js';
import type { PageFiles } from './build-page.js';
import { createCatalog } from './catalog.js';

// The build replaces them; they are undefined when the sources run directly.
declare const DASHBOARD_SCRIPT: string | undefined;
declare const DASHBOARD_STYLE: string | undefined;
declare const REFERENCE_STYLE: string | undefined;

/** What the build has bundled, from the build or bundled on request. */
export const pageFiles = async (): Promise<PageFiles> =>
  typeof DASHBOARD_SCRIPT === 'string' && typeof DASHBOARD_STYLE === 'string' && typeof REFERENCE_STYLE === 'string'
    ? { script: DASHBOARD_SCRIPT, style: DASHBOARD_STYLE, referenceStyle: REFERENCE_STYLE }
    : (await import('./build-page.js')).bundlePage();

/** The OpenAPI document. */
export const loadOpenApi = async (): Promise<OpenApi> => (await import('#openapi')).default;

/** What the page offers, as JSON. */
export const catalogJson = async ({ baseUrl, aiUrl }: BaseUrls): Promise<string> =>
  JSON.stringify(createCatalog(await loadOpenApi(), aiUrl === baseUrl ? undefined : aiUrl));

/** The HTML of the page. Its script creates the content. */
export const pageHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Recipe AI mock</title>
    <link rel="icon" href="icon.svg">
    <link rel="stylesheet" href="page.css">
    <script type="module" src="page.js"></script>
  </head>
  <body>
    <noscript>This page needs JavaScript. The admin API at /__mock/api/ offers the same as JSON.</noscript>
  </body>
</html>
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <path fill="#c2410c" d="M2 7h12v2a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z"/>
  <path fill="none" stroke="#c2410c" stroke-width="1.5" stroke-linecap="round" d="M5 5c-1-1 1-2 0-3m3 3c-1-1 1-2 0-3m3 3c-1-1 1-2 0-3"/>
</svg>
`;
