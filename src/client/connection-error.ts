import { ConfigurationError, ConnectionError } from '../errors.js';
import type { Mask } from '../util/mask.js';
import { ADVICE_FOR_MISSING_GLOBAL, missingGlobal } from '../util/missing-global.js';
import { InvalidFetchError } from './fetch-once.js';
import { addressOption, adviceForUnsafe, formatAttempts, formatRequest, inBrackets, toContext, type RequestContext } from './to-error.js';

/** How deep the causes of a failed fetch are nested: ky, fetch, socket, and one to spare. */
const MAX_CAUSE_DEPTH = 5;

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = [];
  for (
    let cause = error;
    cause !== undefined && cause !== null && causes.length < MAX_CAUSE_DEPTH;
    cause = (cause as { cause?: unknown }).cause
  ) {
    causes.push(cause);
  }
  return causes;
};

const codeIn = (cause: unknown): string | undefined => {
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** The system's code for a failed connection, such as `ECONNREFUSED`, wherever it is among the causes. */
export const connectionCodeOf = (error: unknown): string | undefined =>
  causesOf(error)
    .map(codeIn)
    .findLast((code) => code !== undefined);

/** Codes of connections that failed before anything was sent. */
export const NOT_SENT_CODES: readonly (string | undefined)[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

const CERTIFICATE_CODE = /CERT|^UNABLE_TO_|^ERR_TLS_/;
const OTHER_PROTOCOL_CODE = /^(EPROTO|ERR_SSL_|HPE_)/;

/** The connection failed before the request was sent. */
const isHandshakeCode = (code = ''): boolean => CERTIFICATE_CODE.test(code) || OTHER_PROTOCOL_CODE.test(code);

/** Timeouts of the `fetch` of Node: 10 s to connect, 300 s for the headers and between two parts of the body. */
const CONNECT_TIMEOUT_CODE = 'UND_ERR_CONNECT_TIMEOUT';
const RESPONSE_TIMEOUT_CODE = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;

interface Explanation {
  /** Why the connection failed, if the code says it. */
  why?: string;
  advice: string;
  /** The option with the URL, if `advice` names it. */
  option?: string;
}

/** The hosts of a mock without addresses of its own. */
const MOCK_HOST = /\.recipe-ai\.test$/;

/** Why a connection failed, and what to do. `option` names the option with the URL. */
const explain = (code: string, { host, hostname }: URL, option: string): Explanation => {
  if ((code === 'ENOTFOUND' || code === 'EAI_AGAIN') && MOCK_HOST.test(hostname)) {
    return {
      why: `${hostname} is an address of the mock.`,
      advice: 'Pass `mock.connection()` to the client, or start MSW before the call.',
    };
  }
  if (code === 'ENOTFOUND') return { why: `The host ${hostname} does not exist.`, advice: `Check \`${option}\` for a typo.`, option };
  if (code === 'EAI_AGAIN') return { why: 'The name server did not respond.', advice: 'Check the network.' };
  if (code === 'ECONNREFUSED') {
    return { why: `Nothing listens on ${host}.`, advice: `Check the port in \`${option}\`, and that the server runs.`, option };
  }
  if (code === CONNECT_TIMEOUT_CODE || code === 'ETIMEDOUT') {
    const time = code === CONNECT_TIMEOUT_CODE ? 'within 10 s, the connect timeout of Node' : 'in time';
    return {
      why: `${host} did not accept the connection ${time}.`,
      advice: `Check the address in \`${option}\`, and whether a firewall or a proxy is in between.`,
      option,
    };
  }
  if (RESPONSE_TIMEOUT_CODE.test(code)) {
    const why = 'The `fetch` of Node waits 300 s for a response, even if `timeout` is longer.';
    return { why, advice: 'Pass a `fetch` that waits longer.', option: 'fetch' };
  }
  if (CERTIFICATE_CODE.test(code)) {
    const advice = 'If it is your own, pass its authority to Node with NODE_EXTRA_CA_CERTS.';
    return { why: 'The certificate of the server is not trusted.', advice };
  }
  if (OTHER_PROTOCOL_CODE.test(code)) {
    const advice = `Check http or https, and the port, in \`${option}\`.`;
    return { why: 'The server does not speak the protocol of the URL.', advice, option };
  }
  const isBrowser = 'document' in globalThis;
  return isBrowser
    ? { advice: 'Check the network, and that the server allows requests from this page (CORS).' }
    : { advice: `Check the network and \`${option}\`.`, option };
};

const messageOf = (error: unknown): string | undefined => {
  const last = causesOf(error).at(-1) as { message?: unknown } | undefined;
  return typeof last?.message === 'string' ? last.message : undefined;
};

/** True if nothing that the error shows contains a secret. */
const isClean = (error: unknown, mask: Mask): boolean =>
  causesOf(error).every((cause) => {
    const { message, stack } = cause as { message?: unknown; stack?: unknown };
    const shown = [cause, message, stack, ...Object.values(Object(cause) as object)]
      .filter((value) => typeof value === 'string')
      .join('\n');
    return mask(shown) === shown;
  });

/** What fetch of Node and Chromium says of a port of the list of the Fetch standard, such as 6000. */
const BLOCKED_PORT = 'bad port';

/**
 * Converts what fetch threw. The error that ky throws is not kept, because it holds the request with the API key in its headers; its cause
 * is, unless it shows a secret.
 */
export const toConnectionError = (error: unknown, request: RequestContext, mask: Mask): ConnectionError | ConfigurationError => {
  const inner = (error as { cause?: unknown } | undefined)?.cause ?? error;
  const cause = isClean(inner, mask) ? inner : new Error(mask(messageOf(inner) ?? 'fetch failed'));
  if (inner instanceof InvalidFetchError) {
    return new ConfigurationError(`${request.operation}: ${inner.message}`, {
      ...toContext(request),
      advice: 'Return a new Response for each call, such as `Response.json(data)`.',
      option: 'fetch',
    });
  }
  const global = missingGlobal(inner);
  if (global !== undefined) {
    return new ConfigurationError(`${request.operation}: The runtime has no global \`${global}\`, which this call needs.`, {
      ...toContext(request),
      cause,
      advice: ADVICE_FOR_MISSING_GLOBAL,
    });
  }
  const code = connectionCodeOf(inner);
  const reason = code ?? messageOf(inner);
  if (reason === BLOCKED_PORT) {
    const option = addressOption(request);
    return new ConfigurationError(`${request.operation}: ${formatRequest(request)} was not sent: fetch blocks its port.`, {
      ...toContext(request),
      cause,
      advice: `Use another port in \`${option}\`. This one belongs to another protocol.`,
      option,
    });
  }
  const isSent = !NOT_SENT_CODES.includes(code) && !isHandshakeCode(code);
  const { why, advice, option } = explain(code ?? '', new URL(request.url), addressOption(request));
  const details = inBrackets(reason ? mask(reason) : '', formatAttempts(request, !isSent || !request.isUnsafe));
  return new ConnectionError(
    `${request.operation}: ${formatRequest(request)} could not be reached, or the connection broke${details}.${why ? ` ${why}` : ''}`,
    { ...toContext(request), advice: advice + (isSent ? adviceForUnsafe(request) : ''), ...(option && { option }), cause },
  );
};
