/** The first version of Node that the package supports. A test compares it with package.json. */
const LEAST_NODE = '22.12';

const nodeVersion = (): string | undefined =>
  (globalThis as { process?: { versions?: Record<string, string | undefined> } }).process?.versions?.['node'];

/**
 * Throws in a Node that lacks what the mock needs. Otherwise a call would fail later, as if the service had failed. It asks for the newest
 * function that the mock uses and not for the version, because Deno, Bun and bundlers for browsers report a version of Node too.
 */
export const assertRuntime = (): void => {
  const version = nodeVersion();
  if (typeof Map.groupBy === 'function' || version === undefined) return;
  throw new Error(`@recipe-ai/sdk/mock needs Node ${LEAST_NODE} or later. This is Node ${version}.`);
};
