import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closestName } from '../../src/util/edit-distance.js';
import { CommandError, UsageError } from '../exit-codes.js';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const setAt = (value: unknown, [name, ...rest]: readonly string[], leaf: unknown, flag: string): unknown => {
  if (name === undefined) return leaf;
  if (Array.isArray(value)) {
    const at = Number(name);
    if (!/^\d+$/.test(name) || at > value.length)
      throw new UsageError(`${flag}: "${name}" is not a place in a list of ${value.length}. Pass 0 to ${value.length}.`);
    return [...value.slice(0, at), setAt(value[at], rest, leaf, flag), ...value.slice(at + 1)];
  }
  if (value !== undefined && (typeof value !== 'object' || value === null))
    throw new UsageError(`${flag}: there is no "${name}" in a ${value === null ? 'null' : typeof value}.`);
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: setAt(Object.hasOwn(fields, name) ? fields[name] : undefined, rest, leaf, flag) };
};

/** The first name of a place that the fields of a value do not have, with the names that they have; undefined if there is none. */
const findNewField = (value: unknown, [name, ...rest]: readonly string[]): { name: string; known: string[] } | undefined => {
  if (name === undefined || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) || Object.hasOwn(value, name)) return findNewField((value as Record<string, unknown>)[name], rest);
  return { name, known: Object.keys(value) };
};

/** What a change of `--set` adds to a JSON text, in words, because it may be a typo; undefined if it changes what is there. */
export const describeNewField = (body: string | Uint8Array, change: string): string | undefined => {
  const [place = ''] = change.split('=');
  const added = findNewField(typeof body === 'string' ? parseJson(body) : undefined, place.split('.'));
  if (!added) return undefined;
  const meant = closestName(added.name, added.known);
  return `--set ${place} adds the field "${added.name}", which the payload does not have${meant === undefined ? '.' : `; did you mean ${meant}?`}`;
};

/** A JSON text with one field changed, as `data.steps.0=Stir.` says. The value is JSON, otherwise text. */
export const setField = (body: string | Uint8Array, change: string): string => {
  const flag = `--set ${change}`;
  const [, place, value = ''] = /^([^=]+)=(.*)$/s.exec(change) ?? [];
  if (place === undefined) throw new UsageError(`${flag}: pass a field and its value, such as data.name=Toast.`);
  const payload = typeof body === 'string' ? parseJson(body) : undefined;
  if (payload === undefined) throw new UsageError(`${flag}: the body is not JSON.`);
  const json = parseJson(value);
  return JSON.stringify(setAt(payload, place.split('.'), json === undefined ? value : json, flag));
};

/** Text for an editor: JSON is indented, anything else stays as it is. */
const toEditable = (body: string | Uint8Array): string | Uint8Array => {
  const payload = typeof body === 'string' ? parseJson(body) : undefined;
  return payload === undefined ? body : `${JSON.stringify(payload, null, 2)}\n`;
};

/** What the user saved in an editor, and the file that has it. */
export interface EditedBody {
  body: Buffer;
  file: string;
  /** Deletes the file. */
  remove(): Promise<void>;
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** An editor may add the mark, which is not JSON. */
const withoutByteOrderMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;

/** Opens the user's editor with a body. Throws if the editor fails, or if the user has emptied the file. */
export const editBody = async (body: string | Uint8Array): Promise<EditedBody> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'recipe-ai-'));
  const name = 'callback.json';
  const file = path.join(folder, name);
  const remove = () => rm(folder, { recursive: true });
  await writeFile(file, toEditable(body), { mode: 0o600 });
  const { VISUAL, EDITOR } = process.env;
  const editor = VISUAL || EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
  // In its folder, so that the name of the file needs no quotes. The shell splits commands such as `code --wait`.
  const child = spawn(`${editor} ${name}`, { cwd: folder, shell: true, stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number | null];
  const edited = withoutByteOrderMark(await readFile(file));
  if (status === 0 && edited.length > 0) return { body: edited, file, remove };
  await remove();
  const why = status === 0 ? 'The file is empty.' : `The editor "${editor}" ended with status ${status}; VISUAL or EDITOR names another.`;
  throw new CommandError(`${why} Nothing was sent.`);
};
