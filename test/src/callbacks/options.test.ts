import {
  createCallbackDedupeStore,
  createCallbackInbox,
  createCallbackReceiver,
  createCallbackStore,
  verifyCallback,
  type VerifyOptions,
} from '@recipe-ai/sdk/callbacks';
import { ConfigurationError } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchRequest, payload, request, secret as validSecret } from '../../support/callback-requests.js';

afterEach(() => void vi.unstubAllEnvs());

const from = (secret: string) => request({ headers: { 'content-type': 'application/json', 'x-callback-secret': secret } });
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the time', () => {
  const thrown = new Error('no clock');
  const recent = { secret: validSecret, toleranceSeconds: 60 };

  test.each<[string, () => unknown, RegExp, unknown]>([
    [
      'throws',
      () => {
        throw thrown;
      },
      /^The function `now` failed/,
      thrown,
    ],
    ['returns NaN', () => Number.NaN, /^`now` must be a number/, undefined],
    ['returns an invalid date', () => new Date('never'), /^`now` must be a number/, undefined],
    ['returns nothing', () => undefined, /^`now` must be a number/, undefined],
    ['returns a symbol', () => Symbol('now'), /^The function `now` failed/, expect.any(TypeError)],
  ])('of a function that %s is an error of the configuration, which names it', async (_, now, message, cause) => {
    const [onEvent, warn] = [vi.fn(), vi.fn()];
    const options = { ...recent, now: now as () => number };
    expect(() => verifyCallback(from(validSecret), options)).toThrow(ConfigurationError);
    const receiver = createCallbackReceiver({
      ...options,
      onCallback: () => {},
      onEvent,
      onError: () => {},
      logger: { warn, error: warn },
    });
    expect((await receiver(from(validSecret))).status).toBe(500);
    const event = {
      type: 'rejected',
      reason: 'not-configured',
      message: expect.stringMatching(message),
      error: expect.any(ConfigurationError),
    };
    expect(onEvent.mock.calls).toEqual([[expect.objectContaining(event)]]);
    expect((onEvent.mock.calls[0]![0] as { error: Error }).error.cause).toEqual(cause);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(new RegExp(`HTTP 500\\): ${message.source.slice(1)}`)));
  });

  test('may be a function that returns a date', () => {
    const now = (() => new Date()) as never;
    expect(verifyCallback(request({ body: payload({ timestamp: new Date().toISOString() }) }), { ...recent, now })).toBeDefined();
  });

  test('is checked when a receiver is created, also without a secret', () => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', '');
    expect(() => createCallbackReceiver({ onCallback: () => {}, now: new Date('never') })).toThrow(/^`now` must be a number/);
  });
});

describe('a secret', () => {
  test.each(['x'.repeat(4096), 'top secret', 'Schlüssel', 'ключ'])('may be any text of up to 4,096 characters: %#', (secret) => {
    expect(verifyCallback(from(asLatin1(secret)), { secret })).toMatchObject({ type: 'healthify' });
  });

  test.each([
    ['x'.repeat(4097), 'longer than 4096 characters'],
    [' ', 'blank'],
    ['', 'blank'],
    [null, 'missing'],
    [undefined, 'missing'],
    [5, 'of type number, not a text'],
    [{ secret: 'hunter2' }, 'of type object, not a text'],
    [[], 'an empty list'],
    [() => 5, 'of type number, not a text'],
  ])('of another kind is a ConfigurationError that says what is wrong: %#', (secret, problem) => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', undefined);
    expect(() => verifyCallback(from('x'), { secret: secret as never })).toThrow(
      new ConfigurationError(`\`secret\` is ${problem}. Pass the callback secret of your account page, or set RECIPE_AI_CALLBACK_SECRET.`),
    );
  });

  test('of a list that is missing is named by its position', () => {
    const secret = [validSecret, process.env['NO_SUCH_SECRET']] as string[];
    expect(() => verifyCallback(from('x'), { secret })).toThrow(/^`secret\[1\]` is missing\./);
  });

  test('of the environment is used without options', () => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', 'of-the-environment');
    expect(verifyCallback(from('of-the-environment'))).toMatchObject({ type: 'healthify' });
    expect(() => createCallbackReceiver({ onCallback: () => {}, secret: null as never })).not.toThrow();
  });

  test('that comes later works only with a fetch Request', () => {
    const verify = () => verifyCallback(from('x'), { secret: () => Promise.reject(new Error('vault is sealed')) });
    expect(verify).toThrow(
      new ConfigurationError('An asynchronous `secret` function works only with a fetch `Request`. Await the secret and pass it.'),
    );
  });

  test.each<[unknown, string]>([
    [new SyntaxError('"hunter2" is not JSON'), 'SyntaxError'],
    [Object.assign(new Error('open /run/hunter2'), { code: 'ENOENT' }), 'Error ENOENT'],
    ['hunter2', 'what is not an Error'],
  ])(
    'whose function fails is an error of the receiver, with the cause, and without the message, which may show it: %#',
    async (cause, what) => {
      const [onError, warn] = [vi.fn(), vi.fn()];
      const receiver = createCallbackReceiver({
        onCallback: () => {},
        onError,
        logger: { warn, error: warn },
        secret: () => Promise.reject(cause),
      });
      const message = `The \`secret\` function failed with ${what}. The \`cause\` is its error.`;
      expect((await receiver.handle(from('x'))).status).toBe(500);
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message, cause }), undefined);
      expect(warn.mock.calls).toEqual([[`recipe-ai: callback rejected (not-configured, HTTP 500): ${message}`]]);
    },
  );
});

describe('an unknown option', () => {
  const wrong = { secret: validSecret, tolerance: 300 } as VerifyOptions;
  const message = 'Unknown option `tolerance`; did you mean toleranceSeconds?';

  test('of verifyCallback is a ConfigurationError, because the times of callbacks would not be checked', async () => {
    expect(() => verifyCallback(from(validSecret), wrong)).toThrow(new ConfigurationError(message));
    await expect(verifyCallback(fetchRequest(), wrong)).rejects.toThrow(new ConfigurationError(message));
  });

  test.each([
    ['createCallbackReceiver', () => createCallbackReceiver({ ...wrong, onCallback: () => {} }), message],
    ['createCallbackInbox', () => createCallbackInbox(wrong), message],
    [
      'verifyCallback',
      () => verifyCallback({ headers: {}, body: '' }, 'secret' as never),
      'Options must be an object of secret, toleranceSeconds, maxBodyBytes, now.',
    ],
    ['createCallbackStore', () => createCallbackStore({ sizes: 5 } as never), 'Unknown option `sizes`; did you mean size?'],
    ['createCallbackDedupeStore', () => createCallbackDedupeStore({ sizes: 5 } as never), 'Unknown option `sizes`; did you mean size?'],
  ])('of %s is one too', (_, create, expected) => {
    expect(create).toThrow(new ConfigurationError(expected));
  });
});

test.each<[string, () => unknown, string]>([
  ['createCallbackReceiver', () => createCallbackReceiver({ onCallback: () => {}, onEvent: 5 as never }), '`onEvent` must be a function.'],
  ['createCallbackInbox', () => createCallbackInbox({ onCallback: 'log' as never }), '`onCallback` must be a function.'],
  [
    'createCallbackStore',
    () => createCallbackStore({ maxBytes: '5' as never }),
    '`maxBytes` must be a number, 0 or more; it is of type string.',
  ],
  ['createCallbackDedupeStore', () => createCallbackDedupeStore({ size: Number.NaN }), '`size` must be a number, 0 or more; it is NaN.'],
])('an option of %s that cannot work is a ConfigurationError', (_, create, message) => {
  expect(create).toThrow(new ConfigurationError(message));
});

test.each([
  [-1, '`maxBodyBytes` must be a number, 0 or more; it is -1.'],
  [Number.NaN, '`maxBodyBytes` must be a number, 0 or more; it is NaN.'],
  ['5', '`maxBodyBytes` must be a number, 0 or more; it is of type string.'],
])('an amount that is %s is a ConfigurationError that says so', (maxBodyBytes, message) => {
  expect(() => verifyCallback(from('x'), { secret: 'x', maxBodyBytes: maxBodyBytes as number })).toThrow(new ConfigurationError(message));
});
