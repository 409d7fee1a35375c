import { maskDeep, type Mask } from '../util/mask.js';

/** The body of a response. */
export type ResponseBody =
  /** `value` is undefined if the body is empty. */
  | { isJson: true; value: unknown }
  /** `value` is the beginning of the text, `length` its whole length in characters, and `title` that of an HTML page. */
  | { isJson: false; value: string; length: number; title?: string };

/** What an error keeps of a text that is not JSON. */
const MAX_TEXT_LENGTH = 10_000;
/** Titles are in the head of a page. */
const MAX_HEAD_LENGTH = 4000;
const MAX_TITLE_LENGTH = 100;

const titleOf = (text: string): string | undefined => {
  const head = text.slice(0, MAX_HEAD_LENGTH);
  if (!/<(!doctype html|html|head|title)\b/i.test(head)) return undefined;
  const [, afterName = ''] = head.split(/<title\b/i);
  const [content = ''] = afterName.slice(afterName.indexOf('>') + 1).split('<');
  return content.trim().replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH);
};

const parseJson = (text: string): ResponseBody | undefined => {
  if (text === '') return { isJson: true, value: undefined };
  try {
    return { isJson: true, value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const toText = (text: string, mask: Mask): ResponseBody => {
  const value = mask(text.slice(0, MAX_TEXT_LENGTH));
  return { isJson: false, value, length: text.length, title: titleOf(value) };
};

/** Parses the body of a successful response. Its data is for the user alone and stays as it is; other text may end up in a log. */
export const parseBody = (text: string, mask: Mask): ResponseBody => parseJson(text) ?? toText(text, mask);

/** Error bodies are small; a larger one is not parsed. */
const MAX_ERROR_LENGTH = 1_000_000;

/** Parses the body of an error response, with secrets masked: services repeat what they received. */
export const parseErrorBody = (text: string, mask: Mask): ResponseBody => {
  const body = (text.length <= MAX_ERROR_LENGTH ? parseJson(text) : undefined) ?? toText(text, mask);
  return body.isJson ? { isJson: true, value: maskDeep(body.value, mask) } : body;
};
