/** True for a host that always means this machine, with or without a port: `localhost`, `127.0.0.0/8` and `[::1]`. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** True for the address of a socket that only this machine can reach. */
export const isLoopbackAddress = (ip = ''): boolean => /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i.test(ip);
