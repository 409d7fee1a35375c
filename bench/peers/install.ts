import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const home = 'bench/peers';

/** Installs what benches compare with, where it is not installed yet; false where that cannot be. */
export const installPeers = (): boolean => {
  const mark = `${home}/node_modules/.package-lock.json`;
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(`${home}/package-lock.json`).mtimeMs) return true;
  console.log(`Installing the peers in ${home} (once).`);
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    console.log('They could not be installed; the comparison with them is left out.');
    return false;
  }
};
