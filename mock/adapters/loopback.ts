const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** True where an `Origin` or a base address is a page or a program of this machine. */
export const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && loopbackHost.test(new URL(origin).host);

/**
 * Whether a request may use the controls: only a program of this machine, or a page that the mock itself served. A page from elsewhere could
 * reach this port under a name of its own (the `Host` tells), or write across origins (`Origin`, `Sec-Fetch-Site` tell).
 */
export const canAdmin = (header: (name: string) => string | null): boolean => {
  const host = header('host');
  if (host === null || !loopbackHost.test(host)) return false;
  const site = header('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = header('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
};
