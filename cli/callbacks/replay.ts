import type { Command } from 'commander';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { toInteger, toUrl } from '../arguments.js';
import { CommandError, exitCodes, UsageError } from '../exit-codes.js';
import { withExamples } from '../examples.js';
import { failed, faint, paint, succeeded, visible } from '../output.js';
import { historyFileOf, keepResult, readHistory, withHistoryFlag } from './history.js';
import { nameOf, type KeptCallback } from './parse-history.js';
import { formatResult, post, withoutSecrets, type Header } from './post.js';
import { toSecret, withSecretFlag } from './secret.js';

/** Which callbacks of a history are meant. */
interface Selection {
  last?: number;
  failed?: boolean;
}

interface Flags extends Selection {
  to?: string;
  secret?: string;
  history?: string;
}

const DEFAULT_LISTED = 20;

/** The newest callback of each type with one of these ids: two with the same type and id are copies. */
const withIds = (callbacks: readonly KeptCallback[], ids: readonly string[]): KeptCallback[] => {
  const newest = new Map<string, KeptCallback>();
  for (const callback of callbacks) {
    const { type, request_id } = nameOf(callback);
    if (ids.includes(request_id)) newest.set(JSON.stringify([type, request_id]), callback);
  }
  return [...newest.values()];
};

/** The callbacks that were chosen, oldest first. */
const select = (callbacks: readonly KeptCallback[], ids: readonly string[], selection: Selection): KeptCallback[] => {
  const missing = ids.find((id) => !callbacks.some((callback) => nameOf(callback).request_id === id));
  if (missing !== undefined)
    throw new UsageError(`The history has no callback with the request_id "${missing}". recipe-ai replay lists those that it has.`);
  const named = ids.length > 0 ? withIds(callbacks, ids) : callbacks;
  const chosen = selection.failed ? named.filter(({ sent }) => sent?.ok === false) : named;
  return selection.last === undefined ? [...chosen] : chosen.slice(-selection.last);
};

const formatState = ({ rejected, sent }: KeptCallback): string => {
  if (rejected !== undefined) return `${failed()} ${visible(rejected)}`;
  if (sent === undefined) return faint('not sent on');
  return `${sent.ok ? succeeded() : failed()} ${sent.status ?? 'no response'}`;
};

const formatKept = (callback: KeptCallback): string => {
  const { type, request_id } = nameOf(callback);
  const parts = [faint(visible(callback.receivedAt)), visible(type), paint('bold', visible(request_id)), formatState(callback)];
  return parts.filter(Boolean).join(' ');
};

const list = (chosen: readonly KeptCallback[], hidden: number, file: string): void => {
  if (chosen.length === 0) return console.error(faint(visible(`No such callbacks in ${file}. recipe-ai listen keeps those that arrive.`)));
  if (hidden > 0) console.error(faint(`${hidden} older; --last <number> shows more.`));
  for (const callback of chosen) console.log(formatKept(callback));
  console.error(faint('To send one again: recipe-ai replay <request_id> --to <url>'));
};

/** Sends callbacks one after another, in the order in which they arrived, and keeps what became of each. */
const sendAll = async (chosen: readonly KeptCallback[], to: string, given: string | undefined, file: string): Promise<void> => {
  const { 'x-callback-secret': secret = '' } = createTestCallback({ secret: toSecret(given) }).headers;
  for (const callback of chosen) {
    const headers: Header[] = [...withoutSecrets(callback.headers), ['X-Callback-Secret', secret]];
    const result = await post(to, { method: 'POST', headers, body: callback.body });
    keepResult(file, callback.id, to, result);
    const { type, request_id } = nameOf(callback);
    console.log(`${formatResult(result)} ${visible(type)} ${paint('bold', visible(request_id))}`);
    if (!result.ok) process.exitCode = exitCodes.failed;
  }
};

const replay = async (ids: string[], { to, secret, history, ...selection }: Flags): Promise<void> => {
  const file = historyFileOf(history)!;
  const chosen = select(readHistory(file), ids, selection);
  const isChoice = ids.length > 0 || selection.last !== undefined || selection.failed === true;
  if (to === undefined) {
    const listed = isChoice ? chosen : chosen.slice(-DEFAULT_LISTED);
    return list(listed, chosen.length - listed.length, file);
  }
  if (!isChoice) throw new UsageError('Which callbacks? Pass a request_id, --last <number> or --failed.');
  if (chosen.length === 0 && !selection.failed) throw new CommandError(`${file} has no callbacks.`);
  if (chosen.length === 0) return console.error(faint('Nothing to send: no callback of the history was sent without success.'));
  await sendAll(chosen, to, secret, file);
};

/** `recipe-ai replay`: lists the callbacks that `listen` has kept, and sends them again. */
export const addReplay = (program: Command): void => {
  const command = withHistoryFlag(
    withSecretFlag(
      program
        .command('replay')
        .summary('list the callbacks that listen has kept, or send them again')
        .argument('[request_id...]', 'which callbacks; for copies, the newest')
        .option('--to <url>', 'send them to this URL, with the current secret', toUrl('--to'))
        .option('--last <number>', 'the last ones', toInteger('--last', 1))
        .option('--failed', 'those whose last target did not respond 2xx'),
    ),
  ).action(replay);
  withExamples(
    command,
    'replay',
    'replay job-7 --to http://localhost:3000/callbacks',
    'replay --failed --to http://localhost:3000/callbacks',
  );
};
