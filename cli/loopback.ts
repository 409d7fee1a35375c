/** True if a host, with or without a port, is this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host);
