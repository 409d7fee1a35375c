import type { MockResponse } from '../../core/http-message.js';

/**
 * The page loads only files of the mock, no other page may frame it, and its script cannot turn text into markup. `connect-src`, which
 * "Try it" needs if the AI service has its own port, is added for the page.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const SECURITY_HEADERS: MockResponse['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
];

/** A file of the media type `type`; `moreCsp` is added to its Content-Security-Policy. */
export const file = (type: string, body: string, status = 200, moreCsp = ''): MockResponse => ({
  status,
  headers: [
    ['Content-Type', `${type}; charset=utf-8`],
    ['Content-Security-Policy', CONTENT_SECURITY_POLICY + moreCsp],
    ...SECURITY_HEADERS,
  ],
  body,
});

export const json = (value: unknown): MockResponse => file('application/json', JSON.stringify(value));

export const redirect = (status: number, location: string, headers: MockResponse['headers'] = []): MockResponse => ({
  status,
  headers: [['Location', location], ...headers, ['Content-Security-Policy', CONTENT_SECURITY_POLICY], ...SECURITY_HEADERS],
  body: '',
});

export const text = (status: number, message: string): MockResponse => file('text/plain', `${message}\n`, status);
