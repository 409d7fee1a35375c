import { UsageError } from './exit-codes.js';
import { visible } from './output.js';

/** What was to be opened, and the options that it was given with. */
interface Wanted {
  port: number;
  portFlag: string;
  host: string;
  /** Absent if the command has no option for the address. */
  hostFlag?: string;
}

type SocketError = NodeJS.ErrnoException & { address?: string; hostname?: string };

/** Codes that say that the address is not one of this machine. */
const WRONG_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** The error of a port that could not be opened, with what to change. Any other error is returned as it is. */
export const toPortError = (error: unknown, { port, portFlag, host, hostFlag }: Wanted): unknown => {
  const { code = '', address, hostname, syscall } = error as SocketError;
  if (code === 'EADDRINUSE') return new UsageError(`Port ${port} is in use. Give another with ${portFlag}; 0 picks a free port.`);
  if (code === 'EACCES' && syscall === 'listen')
    return new UsageError(`You have no permission to open port ${port}. Give another with ${portFlag}, such as 4010; 0 picks a free port.`);
  if (hostFlag !== undefined && WRONG_ADDRESS.has(code) && (hostname ?? address) === host)
    return new UsageError(
      `"${visible(host)}" is not an address of this machine (${code}). Give another with ${hostFlag}: 127.0.0.1 for this machine only, 0.0.0.0 for containers.`,
    );
  return error;
};
