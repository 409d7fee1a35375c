import { CallbackVerificationError, verifyCallback, type CallbackRequest, type VerifyOptions } from '../../src/callbacks/index.js';

export const secret = 'kitchen-server-7f3a9c';

export const sentAt = Date.UTC(2030, 0, 1, 12, 0, 0);

/** The payload of a callback. */
export const payload = (changes: Record<string, unknown> = {}) => ({
  type: 'healthify',
  request_id: 'job-1',
  model_tier: 'standard',
  model: 'chef-2',
  data: { name: 'Lentil soup', ingredients: ['1 cup lentils'], steps: ['Simmer.'] },
  timestamp: '2030-01-01T12:00:00+00:00',
  ...changes,
});

/** A valid request, with changes. */
export const request = (changes: Partial<CallbackRequest> = {}): CallbackRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-callback-secret': secret },
  body: JSON.stringify(payload()),
  ...changes,
});

/** The same as a fetch `Request`. */
export const fetchRequest = (init: RequestInit = {}, url = 'https://kitchen.example/callbacks'): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-secret': secret },
    body: JSON.stringify(payload()),
    ...init,
  });

/** A body stream of chunks that records how much of it was read. */
export const stream = (chunks: Iterable<Uint8Array>) => {
  const seen = { read: 0, cancelled: false };
  const source = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = source.next();
        if (done) return controller.close();
        seen.read += value.length;
        controller.enqueue(value);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body, init: { body, duplex: 'half' } as RequestInit };
};

/** Why a request is rejected; `undefined` if it is not. Other errors are thrown. */
export const rejectionOf = (given: CallbackRequest, options: Partial<VerifyOptions> = {}): string | undefined => {
  try {
    verifyCallback(given, { secret, ...options });
    return undefined;
  } catch (error) {
    if (error instanceof CallbackVerificationError) return error.reason;
    throw error;
  }
};

/** The same for a fetch `Request`. */
export const rejectionOfFetch = async (given: Request, options: Partial<VerifyOptions> = {}): Promise<string | undefined> => {
  try {
    await verifyCallback(given, { secret, ...options });
    return undefined;
  } catch (error) {
    if (error instanceof CallbackVerificationError) return error.reason;
    throw error;
  }
};
