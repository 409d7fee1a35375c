import { isUtf8 } from 'node:buffer';
import type { Header, PostResult } from './post.js';

/** A callback in the history. */
export interface KeptCallback {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  /** As they arrived, without the secret. */
  headers: readonly Header[];
  /** As it arrived. */
  body: string;
  /** Why `listen` rejected a callback whose secret was right. */
  rejected?: string;
  /** What became of it when it was last sent on. */
  sent?: SentCallback;
}

/** What became of a callback that was sent on. */
export interface SentCallback extends PostResult {
  /** The `id` of the callback. */
  of: string;
  /** The target's URL. */
  to: string;
  /** ISO 8601. */
  sentAt: string;
}

/** What a history holds. */
export interface History {
  /** Oldest first. */
  callbacks: KeptCallback[];
  /** What could not be read, each with its line. */
  problems: { line: number; problem: string }[];
}

type Fields = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isHeader = (value: unknown): value is Header => Array.isArray(value) && value.length === 2 && value.every(isText);

const isCallback = ({ id, receivedAt, headers, body, rejected = '' }: Fields): boolean =>
  [id, receivedAt, body, rejected].every(isText) && Array.isArray(headers) && headers.every(isHeader);

const isSent = ({ of, to, sentAt, ok, status = 0, text, durationMs }: Fields): boolean =>
  [of, to, sentAt, text].every(isText) && typeof ok === 'boolean' && [status, durationMs].every(Number.isFinite);

const parseLine = (bytes: Buffer): Fields | undefined => {
  if (!isUtf8(bytes)) return undefined;
  try {
    return Object(JSON.parse(bytes.toString())) as Fields;
  } catch {
    return undefined;
  }
};

/** Reads the bytes of a history. Lines that cannot be read are reported and skipped. */
export const parseHistory = (bytes: Buffer): History => {
  const callbacks = new Map<string, KeptCallback>();
  const problems: History['problems'] = [];
  const lines = bytes.toString('latin1').split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const fields = parseLine(Buffer.from(line, 'latin1'));
    if (fields && isCallback(fields)) callbacks.set(fields['id'] as string, fields as unknown as KeptCallback);
    else if (fields && isSent(fields)) {
      const sent = fields as unknown as SentCallback;
      const callback = callbacks.get(sent.of);
      if (callback) callbacks.set(sent.of, { ...callback, sent });
    } else problems.push({ line: at + 1, problem: at === lines.length - 1 ? 'it is incomplete' : 'it is not a callback' });
  }
  return { callbacks: [...callbacks.values()], problems };
};

/** The fields by which a user knows a callback; empty if its body has none. */
export const nameOf = ({ body }: Pick<KeptCallback, 'body'>): { type: string; request_id: string } => {
  const { type, request_id } = parseLine(Buffer.from(body)) ?? {};
  return { type: isText(type) ? type : '', request_id: isText(request_id) ? request_id : '' };
};
