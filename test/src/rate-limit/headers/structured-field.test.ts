import { expect, test } from 'vitest';
import { isStructuredField } from '../../../../src/rate-limit/headers/structured-field.js';

test.each([
  ['a number', '100'],
  ['a negative fraction', '-1.5'],
  ['a token', 'default'],
  ['a string', '"default"'],
  ['a string that has separators', '"a,b;c=d"'],
  ['a string with escaped quotes', String.raw`"a\"b\\c"`],
  ['a byte sequence', ':YWI=:'],
  ['a byte sequence as parameter', '"a";pk=:YWI=:'],
  ['a boolean', 'a=?1'],
  ['a dictionary', 'limit=100, remaining=50'],
  ['a list with parameters', '"minute";r=50;t=30, "day";r=10'],
  ['a flag', '"minute";burst'],
])('%s is well formed: %s', (_, text) => expect(isStructuredField(text)).toBe(true));

test.each([
  ['nothing', ''],
  ['a missing name', '=5'],
  ['a missing value', 'r='],
  ['a name that starts with a digit', '1r=5'],
  ['blanks around =', 'r = 5'],
  ['a blank in a value', '5 apples'],
  ['an open string', '"day'],
  ['an escaped quote outside of a string', String.raw`r=5\"`],
  ['another escape in a string', String.raw`"d\ay"`],
  ['an open byte sequence', ':YWI='],
  ['a separator at the end', 'r=5;'],
  ['another boolean', 'a=?2'],
])('%s is malformed: %j', (_, text) => expect(isStructuredField(text)).toBe(false));
