import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** Exit status and output of the command. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** The running command. */
export interface Running {
  child: ChildProcessWithoutNullStreams;
  /** Waits until the output, standard or error, matches. */
  output(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

const COMMAND = ['--import', './scripts/sources.ts', 'cli/index.ts'];

/** Starts `recipe-ai` from its sources, without the environment variables of this machine. */
export const start = (args: string[], env: NodeJS.ProcessEnv = {}, input = ''): Running => {
  const child = spawn(process.execPath, [...COMMAND, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  child.stdin.on('error', () => {}).end(input);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const output = async (pattern: RegExp): Promise<RegExpExecArray> => {
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
  return { child, output, ended };
};

/** Runs `recipe-ai` to its end. */
export const recipeAi = (args: string[], env: NodeJS.ProcessEnv = {}, input = ''): Promise<Ended> => start(args, env, input).ended;

/** Runs a script of a shell, in which `"$@"` is `recipe-ai` with these arguments. Rejects if the script fails. */
export const runInShell = (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)('sh', ['-c', script, 'sh', process.execPath, ...COMMAND, ...args], { env: { PATH: process.env['PATH'], ...env } });
