const bareItem = /^(?:-?\d+(?:\.\d+)?|[a-z*][^\s",;=]*|""|:[\w+/=]*:|\?[01])$/i;
/** A string, until it ends or is malformed: within it, only quotes and backslashes are escaped. */
const quotedString = /"(?:[^"\\]|\\["\\])*("|\\|$)/g;
const parameterName = /^[a-z*][\w.*-]*$/i;

/** A value or parameter: `value`, `name` or `name=value`. The text of strings was taken out. */
const isPart = (part: string): boolean => {
  const end = part.startsWith(':') ? -1 : part.indexOf('=');
  return end < 0 ? bareItem.test(part) : parameterName.test(part.slice(0, end)) && bareItem.test(part.slice(end + 1));
};

/** Whether a text is a list or dictionary of structured fields (RFC 9651), of which a malformed one must be ignored whole. */
export const isStructuredField = (text: string): boolean =>
  text
    .replaceAll(quotedString, '"$1')
    .split(/[,;]/)
    .every((part) => isPart(part.trim()));
