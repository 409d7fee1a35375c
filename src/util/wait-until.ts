/** Takes work that continues after a response. */
export type WaitUntil = (work: Promise<unknown>) => unknown;

/** In the global registry, because the mock and the receiver are separate bundles. */
const WAIT_UNTIL = Symbol.for('@recipe-ai/sdk:waitUntil');

/** Makes a request carry its `waitUntil`, for receivers behind a router that passes the request on without its context. */
export const attachWaitUntil = (request: Request, waitUntil: WaitUntil): void => {
  Object.defineProperty(request, WAIT_UNTIL, { value: waitUntil });
};

/** The `waitUntil` that a request carries. */
export const waitUntilOf = (request: object): WaitUntil | undefined => {
  const value: unknown = Reflect.get(request, WAIT_UNTIL);
  return typeof value === 'function' ? (value as WaitUntil) : undefined;
};
