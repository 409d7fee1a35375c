import { mkdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { CallbackPayload } from '@recipe-ai/sdk';
import type { CallbackDelivery, MockService } from '@recipe-ai/sdk/mock';
import { formatError, UsageError } from '../exit-codes.js';
import { fileProblem } from '../input.js';
import { operationByCommand } from '../operation-names.js';
import { visible, warning } from '../output.js';
import { readBytes, readHistory } from './history.js';
import { nameOf, parseHistory, type KeptCallback } from './parse-history.js';

/** A callback of the history as a mock logs its own; undefined if it was not sent on, or if this version does not know its operation. */
export const toDelivery = (callback: KeptCallback): CallbackDelivery | undefined => {
  const { id, receivedAt, body, rejected, sent } = callback;
  const { type } = nameOf(callback);
  if (sent === undefined || rejected !== undefined || !Object.hasOwn(operationByCommand, type) || !URL.canParse(sent.to)) return undefined;
  return {
    id: `kept_${id}`,
    operation: operationByCommand[type as keyof typeof operationByCommand],
    account: '',
    request: { method: 'POST', url: sent.to, headers: {}, body },
    payload: JSON.parse(body) as CallbackPayload,
    decision: { allowed: true, host: new URL(sent.to).host },
    outcome: sent.ok ? 'delivered' : 'failed',
    ...(sent.status !== undefined && { status: sent.status }),
    reason: sent.text,
    queuedAt: receivedAt,
    dueAt: receivedAt,
    endedAt: sent.sentAt,
  };
};

/** Creates the folder of a history, so that it can be watched. */
const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UsageError(
      `--history: the folder ${folder} cannot be created: ${fileProblem(error as NodeJS.ErrnoException)}. Pass another file.`,
    );
  }
};

/** Adds the callbacks of a history to the log of a mock, and those that `listen` sends on from now on. Returns a function that ends this. */
export const showHistory = (mock: MockService, file: string): (() => void) => {
  const shown = new Map<string, string | undefined>();
  const update = (callbacks: readonly KeptCallback[]): void => {
    for (const delivery of callbacks.flatMap((callback) => toDelivery(callback) ?? [])) {
      if (shown.get(delivery.id) === delivery.endedAt) continue;
      mock.adapter.activity.addDelivery(delivery);
      shown.set(delivery.id, delivery.endedAt);
    }
  };
  const folder = path.dirname(file);
  makeFolder(folder);
  update(readHistory(file));
  // The folder, because the file is replaced when it is full. Some systems do not name the file.
  const watcher = watch(folder, (_, name) => {
    if (name !== null && name !== path.basename(file)) return;
    try {
      update(parseHistory(readBytes(file)).callbacks);
    } catch (error) {
      console.error(warning(visible(formatError(error)))); // the mock runs on
    }
  });
  return () => watcher.close();
};
