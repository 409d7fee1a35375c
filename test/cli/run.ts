import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

/** How a run of the command ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** The command, running. */
export interface Running {
  child: ChildProcessWithoutNullStreams;
  /** Waits until it has said something that matches, on either output. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

/** Starts `recipe-ai` from its sources, with nothing of this machine's settings. */
export const start = (args: string[], env: NodeJS.ProcessEnv = {}, input = ''): Running => {
  const child = spawn(process.execPath, ['--import', './scripts/sources.ts', 'cli/index.ts', ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (out += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (err += piece));
  child.stdin.on('error', () => {}).end(input);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const says = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(out + err);
      if (found) return found;
      await Promise.race([
        once(child.stdout, 'data'),
        once(child.stderr, 'data'),
        ended.then((end) => Promise.reject(new Error(`It ended: ${JSON.stringify(end)}`))),
      ]);
    }
  };
  return { child, says, ended };
};

/** Runs `recipe-ai` to its end. */
export const recipeAi = (args: string[], env: NodeJS.ProcessEnv = {}, input = ''): Promise<Ended> => start(args, env, input).ended;
