import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeNewField, setField } from '../../../cli/callbacks/edit-payload.js';

const set = (payload: unknown, change: string): unknown => JSON.parse(setField(JSON.stringify(payload), change));

describe('setField', () => {
  test.each<[unknown, string, unknown]>([
    [{ a: 1 }, 'a=2', { a: 2 }],
    [{ a: 1 }, 'a=two', { a: 'two' }],
    [{ a: 1 }, 'a=', { a: '' }],
    [{ a: 1 }, 'a=null', { a: null }],
    [{ a: 1 }, 'b.c={"d": [1]}', { a: 1, b: { c: { d: [1] } } }],
    [{ a: [1, 2] }, 'a.1=3', { a: [1, 3] }],
    [{ a: [1, 2] }, 'a.2=3', { a: [1, 2, 3] }],
    [{ a: 'x=y' }, 'a=y=z', { a: 'y=z' }],
  ])('%j with %s', (payload, change, expected) => {
    expect(set(payload, change)).toEqual(expected);
  });

  test.each<[unknown, string, RegExp]>([
    [{ a: [1] }, 'a.2=3', /"2" is not a place in a list of 1\. Pass 0 to 1\./],
    [{ a: [1] }, 'a.b=3', /"b" is not a place in a list of 1/],
    [{ a: 'text' }, 'a.b=3', /there is no "b" in a string/],
    [{ a: null }, 'a.b=3', /there is no "b" in a null/],
    [{}, '=3', /pass a field and its value/],
  ])('%j rejects %s', (payload, change, message) => {
    expect(() => set(payload, change)).toThrow(message);
  });

  test.each(['{', Buffer.from('{}')])('a body that is not JSON text has no fields', (body) => {
    expect(() => setField(body, 'a=1')).toThrow('the body is not JSON');
  });

  test.each<[unknown, string, string | undefined]>([
    [
      { data: { name: 'a', steps: [] } },
      'data.nme=b',
      '--set data.nme adds the field "nme", which the payload does not have; did you mean name?',
    ],
    [{ data: {} }, 'data.new.field=3', '--set data.new.field adds the field "new", which the payload does not have.'],
    [{ a: [{ name: 'b' }] }, 'a.0.nmae=c', '--set a.0.nmae adds the field "nmae", which the payload does not have; did you mean name?'],
    [{ a: [{ name: 'b' }] }, 'a.0.name=c', undefined],
    [{ a: [1] }, 'a.1=2', undefined],
    [{ a: null }, 'a=x=y', undefined],
  ])('a field that is added is described, because it may be a typo: %j with %s', (payload, change, description) => {
    expect(describeNewField(JSON.stringify(payload), change)).toBe(description);
  });

  test('sets any field to any value, and changes no other object', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^.=]+(\.[^.=\d]+)*$/), fc.jsonValue(), (place, value) => {
        const changed = set({}, `${place}=${JSON.stringify(value)}`);
        const read = place
          .split('.')
          .reduce<unknown>((at, name) => Object.entries(at as object).find(([key]) => key === name)?.[1], changed);
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
