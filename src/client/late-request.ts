import { ConfigurationError, ConnectionError, TimeoutError } from '../errors.js';
import { ADVICE_FOR_MISSING_GLOBAL, missingGlobal } from '../util/missing-global.js';
import { snapshot } from '../util/snapshot.js';
import type { CallOptions } from './call-options.js';
import { assertCallOptions } from './check-options.js';
import { withDeadline } from './deadline.js';
import { nameOperation } from './name-operation.js';
import type * as requestModule from './request.js';
import type { ClientContext, ClientState } from './state.js';

/**
 * The functions of `request.ts`. The build for bundlers takes them from here, so that pages load ky, zod, the schemas and everything else
 * that only calls need with the first call.
 */
type RequestModule = typeof requestModule;

/** The state of a client, which keeps what it has loaded. */
interface LateState extends ClientState {
  requestModule?: RequestModule;
}

const load = async (state: LateState): Promise<RequestModule> => {
  try {
    // The promise is not kept: after a failure the next call tries again, and a worker may not wait for a promise of another request.
    state.requestModule = await import('./request.js');
    return state.requestModule;
  } catch (cause) {
    const global = missingGlobal(cause);
    if (global !== undefined) {
      throw new ConfigurationError(`The runtime has no global \`${global}\`, which this call needs.`, {
        cause,
        advice: ADVICE_FOR_MISSING_GLOBAL,
      });
    }
    throw new ConnectionError('A file of the SDK could not be loaded, and nothing was sent.', {
      cause,
      advice: 'Check the network. If a new version of the page was deployed, reload the page.',
    });
  }
};

/**
 * Runs a call, which has to load its code if it is the first one. The loading is part of the call: its signal and its total timeout apply.
 * `input` is copied then, because it may change before the code is there.
 */
const run = <Input, Result>(
  operation: string,
  { config, state }: ClientContext,
  input: Input,
  call: (module: RequestModule, input: Input, options: CallOptions) => Promise<Result>,
  options: CallOptions = {},
): Promise<Result> => {
  const { requestModule: loaded }: LateState = state;
  if (loaded) return call(loaded, input, options);
  return nameOperation(operation, async () => {
    assertCallOptions(options);
    const [keptInput, keptOptions] = snapshot([input, options] as const);
    const totalTimeout = options.totalTimeout ?? config.totalTimeout ?? Infinity;
    const toTimeoutError = () =>
      new TimeoutError(
        `${operation}: the call did not complete within the totalTimeout of ${totalTimeout} ms, the loading of the SDK included.`,
        { advice: 'Raise `totalTimeout`, or try again later.', option: 'totalTimeout' },
      );
    return withDeadline(totalTimeout, options.signal, toTimeoutError, async (signal) =>
      call(await load(state), keptInput, { ...keptOptions, signal }),
    );
  });
};

/** See `request.ts`. */
export const request: RequestModule['request'] = (client, operation, input, options) =>
  run(operation, client, input, (module, ...rest) => module.request(client, operation, ...rest), options);

/** See `request.ts`. */
export const requestRaw: RequestModule['requestRaw'] = (client, rawRequest, options) =>
  run('request', client, rawRequest, (module, ...rest) => module.requestRaw(client, ...rest), options);
