const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** True if an `Origin` or a base URL belongs to this machine. */
export const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).host);

/**
 * True if a request may use the admin API: it comes from a program of this machine, or from a page that the mock itself served. A page
 * from elsewhere could reach this port under a name of its own, which `Host` shows, or across origins, which `Origin` and
 * `Sec-Fetch-Site` show.
 */
export const canAdmin = (header: (name: string) => string | null): boolean => {
  const host = header('host');
  if (host === null || !LOOPBACK_HOST.test(host)) return false;
  const site = header('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = header('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
};
