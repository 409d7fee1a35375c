import { randomUUID } from 'node:crypto';
import { Argument, Option, type Command } from 'commander';
import { createTestCallback, type CallbackOperation, type VerificationFailure } from '@recipe-ai/sdk/mock';
import { toUrl } from '../arguments.js';
import { CommandError, exitCodes, UsageError } from '../exit-codes.js';
import { withExamples } from '../examples.js';
import { readText } from '../input.js';
import { operationByCommand, toOperation } from '../operation-names.js';
import { faint, visible, warning } from '../output.js';
import { checkPayload } from './check-payload.js';
import { describeNewField, editBody, setField, type EditedBody } from './edit-payload.js';
import { nameOf } from './parse-history.js';
import { formatResult, post, type Callback } from './post.js';
import { toSecret, withSecretFlag } from './secret.js';

interface Flags {
  to: string;
  secret?: string;
  requestId?: string;
  body?: string;
  set?: string[];
  edit?: boolean;
  invalid?: VerificationFailure;
  duplicate?: boolean;
}

const failures: Record<VerificationFailure, true> = {
  'method-not-allowed': true,
  'missing-secret': true,
  'duplicate-secret': true,
  'secret-mismatch': true,
  'unsupported-content-type': true,
  'body-too-large': true,
  'invalid-encoding': true,
  'invalid-json': true,
  'invalid-shape': true,
  'stale-timestamp': true,
};

/** Operations that can send a callback, in both spellings. */
const callbackOperations = Object.entries(operationByCommand)
  .filter(([command]) => command !== 'generate' && command !== 'suggest-categories')
  .flatMap((spellings) => [...new Set(spellings)]);

const printHint = (text: string): void => console.error(warning(visible(text)));

/** The sample, or the body of `--body`, with the changes of `--set`. */
const toBody = async (
  sample: ReturnType<typeof createTestCallback>,
  { body: file, set = [], invalid }: Flags,
): Promise<Callback['body']> => {
  if (file !== undefined && sample.body !== JSON.stringify(sample.payload))
    throw new UsageError(`--invalid ${invalid} changes the body, and --body replaces it. Leave one of them out.`);
  let body: Callback['body'] = file === undefined ? sample.body : await readText(file);
  for (const change of set) {
    const added = describeNewField(body, change);
    body = setField(body, change);
    if (added !== undefined) printHint(added);
  }
  return body;
};

const warnAboutPayload = async (operation: CallbackOperation, body: Callback['body']): Promise<void> => {
  const difference = await checkPayload(operation, body);
  if (difference !== undefined) printHint(`The body differs from the contract and is sent as it is. ${difference}`);
};

/** Sends a callback, and prints the response. */
const send = async (to: string, callback: Callback): Promise<number | undefined> => {
  const result = await post(to, callback);
  if (result.status === undefined) throw new CommandError(`${result.text} Start your receiver, or check --to.`);
  const { request_id } = nameOf({ body: Buffer.from(callback.body).toString() });
  console.log(`${formatResult(result)} ${faint(`request_id ${visible(request_id)}`)}`);
  if (!result.ok) process.exitCode = exitCodes.failed;
  return result.status;
};

const sendEdited = async (to: string, callbacks: readonly Callback[], edited: EditedBody | undefined): Promise<(number | undefined)[]> => {
  const statuses = [];
  try {
    for (const callback of callbacks) statuses.push(await send(to, callback));
  } catch (error) {
    if (edited) printHint(`What you edited is in ${edited.file}. To send it: --body ${edited.file}`);
    throw error;
  }
  await edited?.remove();
  return statuses;
};

const trigger = async (command: string, flags: Flags): Promise<void> => {
  const { to, secret, invalid } = flags;
  const operation = toOperation(command) as CallbackOperation;
  // A receiver ignores a callback whose request_id it has seen.
  const request_id = flags.requestId ?? randomUUID();
  const sample = createTestCallback({ operation, secret: toSecret(secret), request_id, invalid: invalid as 'invalid-json' });
  const given = await toBody(sample, flags);
  const edited = flags.edit ? await editBody(given) : undefined;
  const body = edited?.body ?? given;
  if (body !== sample.body) await warnAboutPayload(operation, body);
  const callback = { method: sample.method, headers: Object.entries(sample.headers), body };
  const statuses = await sendEdited(to, flags.duplicate ? [callback, callback] : [callback], edited);
  if (statuses.includes(401) && invalid === undefined)
    printHint('The receiver rejected the secret. RECIPE_AI_CALLBACK_SECRET must be the same here and there.');
};

const collect = (value: string, earlier: string[] | undefined): string[] => [...(earlier ?? []), value];

/** `recipe-ai trigger`: sends a callback to a receiver, to test it. */
export const addTrigger = (program: Command): void => {
  const command = withSecretFlag(
    program
      .command('trigger')
      .summary('send one callback to your receiver, as the service would')
      .addArgument(new Argument('<operation>').choices(callbackOperations))
      .requiredOption('--to <url>', 'required: URL of your receiver', toUrl('--to')),
  )
    .option('--request-id <text>', 'request_id of the callback; default: a new one')
    .addOption(new Option('--body <file>', 'send this payload; - reads standard input').conflicts('requestId'))
    .option('--set <field=value>', 'change a field, such as data.name=Toast; repeatable', collect)
    .option('--edit', 'change the payload in your editor (VISUAL or EDITOR) first')
    .addOption(
      new Option('--invalid <reason>', 'send what a receiver must reject; stale-timestamp only with toleranceSeconds').choices(
        Object.keys(failures),
      ),
    )
    .option('--duplicate', 'send it twice')
    .action(trigger);
  withExamples(
    command,
    'trigger healthify --to http://localhost:3000/callbacks',
    'trigger rewrite-tone --to http://localhost:3000/callbacks --request-id job-7 --set data.name=Toast',
    'trigger healthify --to http://localhost:3000/callbacks --invalid secret-mismatch',
  );
};
