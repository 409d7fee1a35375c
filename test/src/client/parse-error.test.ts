import { describe, expect, test } from 'vitest';
import { parseErrorResponse } from '../../../src/client/parse-error.js';

const parse = (status: number, value: unknown) => parseErrorResponse(status, { isJson: true, value });
const parseText = (status: number, value: string, title?: string) =>
  parseErrorResponse(status, { isJson: false, value, length: value.length, title });

describe('the message of an error', () => {
  test.each<[string, unknown, string]>([
    ['its message', { error: { message: ' No such pantry ' } }, 'No such pantry'],
    ['its title, if its message is blank', { message: ' ', title: 'Nothing fits' }, 'Nothing fits'],
    ['the description of OAuth', { error: {}, error_description: 'The token expired' }, 'The token expired'],
    ['the description of OAuth, before its code', { error: 'invalid_token', error_description: 'The token expired' }, 'The token expired'],
    ['the message of the object that FastAPI was given', { detail: { error: 'Not vegan' } }, 'Not vegan'],
    ['a JSON text', 'Try later', 'Try later'],
    ['its status, if nothing says more', {}, 'The service responded with HTTP 418'],
  ])('is %s', (_, body, message) => {
    expect(parse(418, body).message).toBe(message);
  });

  test.each<[string, string, string | undefined, string]>([
    ['a text', 'upstream is asleep', undefined, 'upstream is asleep'],
    ['a text with signs that are no tags', '<> 1 < 2', undefined, '1 < 2'],
    ['a page without its styles and scripts', '<style>p{}</style><script>run()</script>Gone', '', 'The response is an HTML page: Gone'],
    ['a page with a styled tag', '<p style="x">Gone</p>', '', 'The response is an HTML page: Gone'],
    ['an empty page', '<html></html>', '', 'The response is an HTML page: empty'],
    ['a page of tags, up to 4,000 characters', `${'<hr>'.repeat(1000)}late`, '', 'The response is an HTML page: empty'],
    ['at most 300 characters of a text', 'x'.repeat(1000), undefined, 'x'.repeat(300)],
  ])('is %s', (_, body, title, message) => {
    expect(parseText(502, body, title).message).toBe(message);
  });
});

describe('the issues of an error', () => {
  test.each<[string, unknown, object]>([
    ['FastAPI', { loc: ['body', 'items', 12, 'name'], msg: 'too long', type: 'max' }, { path: 'items[12].name', message: 'too long' }],
    ['FastAPI, about the query', { loc: ['query', 'body'], msg: 'too long' }, { path: 'query.body' }],
    ['FastAPI, about a field named body', { loc: ['body', 'body'], msg: 'too long' }, { path: 'body' }],
    ['problem details', { pointer: '/name', detail: 'too long', type: 'max' }, { path: '/name', message: 'too long', code: 'max' }],
    ['a list of fields', { field: 'name', message: 'too long' }, { path: 'name', message: 'too long', code: 'invalid' }],
    ['nothing known', {}, { path: '', message: 'invalid', code: 'invalid' }],
  ])('are in the format of %s', (_, detail, issue) => {
    expect(parse(422, { errors: [detail] }).issues).toEqual([expect.objectContaining(issue)]);
  });

  test.each<[string, unknown]>([
    ['error.details', { error: { details: [{ path: 'a' }] } }],
    ['error.errors', { error: { errors: [{ path: 'a' }] } }],
    ['detail', { error: {}, detail: [{ path: 'a' }] }],
    ['errors', { error: {}, errors: [{ path: 'a' }] }],
    ['a list with other things', { errors: [null, 5, { path: 'a' }] }],
    ['a record of fields', { errors: { a: ['invalid'] } }],
    ['error.errors as a record', { error: { errors: { a: 'invalid' } } }],
  ])('are read from %s', (_, body) => {
    expect(parse(422, body).issues).toEqual([{ path: 'a', message: 'invalid', code: 'invalid' }]);
  });

  test.each<[string, unknown]>([
    ['errors', { title: 'Invalid', errors: ['too long', 'too old'] }],
    ['message, as Nest has it', { error: 'Invalid', message: ['too long', 'too old'] }],
  ])('may be texts of %s', (_, body) => {
    expect(parse(422, body)).toMatchObject({ message: 'Invalid', issues: [{ message: 'too long' }, { message: 'too old' }] });
  });
});

describe('the code of an error', () => {
  test.each<[string, number, unknown, string]>([
    ['of the service', 422, { error: { code: 'Not-Vegan' } }, 'not_vegan'],
    ['next to the error', 422, { error: { message: 'no' }, code: 'conflict' }, 'conflict'],
    ['of problem details', 422, { type: 'https://errors.example/conflict' }, 'conflict'],
    [
      'of a quota, if it is of one by another name',
      429,
      { error: { code: 'insufficient_quota', message: 'Check your plan.' } },
      'quota_exceeded',
    ],
    ['its own, if that quota is one of a minute', 429, { code: 'quota_limit', message: '60 calls per minute' }, 'quota_limit'],
    ['its own, if the status is another one', 403, { code: 'insufficient_quota', message: 'Check your plan.' }, 'insufficient_quota'],
    ['of the status, if it says nothing', 409, { type: 'about:blank' }, 'conflict'],
    ['of the status, if it begins with a digit', 409, { code: '2_many' }, 'conflict'],
    ['of the object that FastAPI was given', 422, { detail: { code: 'not_vegan' } }, 'not_vegan'],
    ['of the status, if it is very long', 409, { code: 'x'.repeat(101) }, 'conflict'],
    ['of the status, if it is a sentence', 409, { code: 'Too many' }, 'conflict'],
  ])('is that %s', (_, status, body, code) => {
    expect(parse(status, body).code).toBe(code);
  });

  test.each([
    [429, 'Your trial is over', 'trial_exhausted'],
    [429, 'You exceeded your current quota, please check your plan.', 'quota_exceeded'],
    [429, "Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user'.", 'rate_limited'],
    [429, 'You have exceeded the rate limit of your tier. To increase it, ask for more quota.', 'rate_limited'],
    [429, 'Rate limit exceeded: 10 per 1 day', 'quota_exceeded'],
    [403, 'Your trial is over', 'forbidden'],
    [429, 'The daily limit is reached', 'quota_exceeded'],
    [429, '10 per 1 day', 'quota_exceeded'],
    [429, 'You have used all of the calls of your monthly allowance.', 'quota_exceeded'],
    [429, 'Weekly request limit reached', 'quota_exceeded'],
    [429, 'No requests left this month', 'quota_exceeded'],
    [429, 'Too many requests. Upgrade to our monthly plan.', 'rate_limited'],
    [429, 'Slow down', 'rate_limited'],
    [403, 'The Callback is not registered', 'callback_host_not_allowed'],
    [400, 'The callback is not registered', 'validation_error'],
    [418, 'I am a teapot', 'validation_error'],
    [499, 'Gone', 'validation_error'],
    [500, 'Oops', 'internal_error'],
    [502, 'Bad gateway', 'internal_error'],
    [503, 'Asleep', 'model_unavailable'],
  ])('is guessed if the response has none: HTTP %d, %s', (status, message, code) => {
    expect(parse(status, { message }).code).toBe(code);
  });
});
