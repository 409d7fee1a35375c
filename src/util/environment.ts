/** An environment variable without surrounding white space; `undefined` if it is empty, or if there is no environment. */
export const environmentVariable = (name: string): string | undefined => {
  try {
    return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name]?.trim() || undefined;
  } catch {
    return undefined; // Deno throws if reading the environment is not permitted.
  }
};
