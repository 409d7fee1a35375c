// One process that calls: `caller.ts <client> <port> <calls>`. Says that it is ready, begins on a message, and reports each call as it ends.
import { own, peers } from './clients.ts';

/** How one call ended. */
export interface Ended {
  index: number;
  /** Milliseconds since its process began to call. */
  ms: number;
  /** Why it failed; absent if it succeeded. */
  error?: string;
  /** The failure names the time of the next possible call. */
  timed?: boolean;
}

const [client, port, calls] = process.argv.slice(2);
const send = { ...own, ...peers }[client!]!(Number(port));

const call = async (index: number, began: number): Promise<Ended> => {
  try {
    await send();
    return { index, ms: Date.now() - began };
  } catch (error) {
    const { name, retryAt } = error as Error & { retryAt?: Date };
    return { index, ms: Date.now() - began, error: name, timed: retryAt instanceof Date };
  }
};

process.once('disconnect', () => process.exit());
process.once('message', async () => {
  const began = Date.now();
  const ends: Ended[] = [];
  const timer = setInterval(() => process.send!(ends.splice(0)), 250);
  await Promise.all(Array.from({ length: Number(calls) }, async (_, index) => ends.push(await call(index, began))));
  clearInterval(timer);
  process.send!(ends, () => process.exit());
});
process.send!('ready');
