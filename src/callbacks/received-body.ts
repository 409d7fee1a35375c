import { kindOf } from '../util/kind-of.js';
import type { Bytes } from '../util/bytes.js';
import { withoutProto } from './without-proto.js';

/** The bytes of a body that no parser has read; undefined for anything else. */
export const unparsedBytes = (body: unknown): Bytes | undefined => {
  if (typeof body === 'string' || body === undefined) return new TextEncoder().encode(body);
  return /uint8array|arraybuffer/.test(kindOf(body)) ? (body as ArrayBuffer) : undefined;
};

/** What was received of a body that is rejected: parsed if it is JSON, else its text, or its bytes if it is not UTF-8. */
export const receivedBody = (body: unknown): unknown => {
  const bytes = unparsedBytes(body);
  let received: unknown = bytes ?? body;
  if (bytes?.byteLength === 0) return undefined;
  try {
    // `stream`: a body that was cut off may end within a character.
    if (bytes) received = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return withoutProto(bytes ? JSON.parse(received as string) : received);
  } catch {
    return received;
  }
};
