import { createCallbackReceiver, verifyCallback } from '@recipe-ai/sdk/callbacks';
import { ConfigurationError } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { request } from '../../support/callback-requests.js';

afterEach(() => void vi.unstubAllEnvs());

const from = (secret: string) => request({ headers: { 'content-type': 'application/json', 'x-callback-secret': secret } });
const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a secret', () => {
  test.each(['x'.repeat(4096), 'top secret', 'Schlüssel', 'ключ'])('may be any text of up to 4,096 characters: %#', (secret) => {
    expect(verifyCallback(from(asLatin1(secret)), { secret })).toMatchObject({ type: 'healthify' });
  });

  test.each(['x'.repeat(4097), ' ', '', null, 5])('of another kind is a ConfigurationError: %#', (secret) => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', '');
    expect(() => verifyCallback(from('x'), { secret: secret as never })).toThrow(
      new ConfigurationError(
        '`secret` is missing, blank or longer than 4096 characters. Pass the callback secret of your account page, or set RECIPE_AI_CALLBACK_SECRET.',
      ),
    );
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

  test('whose function fails is an error of the receiver, with the cause', async () => {
    const cause = new Error('vault is sealed');
    const onError = vi.fn();
    const receiver = createCallbackReceiver({
      onCallback: () => {},
      onError,
      logger: { warn: () => {}, error: () => {} },
      secret: () => Promise.reject(cause),
    });
    expect((await receiver.handle(from('x'))).status).toBe(500);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'The function `secret` failed.', cause }), undefined);
  });
});

test.each([
  [-1, '`maxBodyBytes` must be a number, 0 or more; it is -1.'],
  [Number.NaN, '`maxBodyBytes` must be a number, 0 or more; it is NaN.'],
  ['5', '`maxBodyBytes` must be a number, 0 or more; it is a string.'],
])('an amount that is %s is a ConfigurationError that says so', (maxBodyBytes, message) => {
  expect(() => verifyCallback(from('x'), { secret: 'x', maxBodyBytes: maxBodyBytes as number })).toThrow(new ConfigurationError(message));
});
