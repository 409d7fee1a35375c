/** A string, until it ends or is malformed: within it, only quotes and backslashes are escaped. */
const quotedString = /"(?:[^"\\]|\\["\\])*("|\\|$)/g;
/** A value or parameter: `value`, `name` or `name=value`. The text of strings was taken out. */
const validPart = /^(?:[a-z*][\w.*-]*=)?(?:-?\d+(?:\.\d+)?|[a-z*][^\s",;=]*|""|:[\w+/=]*:|\?[01])$/i;

/** Whether a text is a list or dictionary of structured fields (RFC 9651), of which a malformed one must be ignored whole. */
export const isStructuredField = (text: string): boolean =>
  text
    .replaceAll(quotedString, '"$1')
    .split(/[,;]/)
    .every((part) => validPart.test(part.trim()));
