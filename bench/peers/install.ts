import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const FOLDER = 'bench/peers';

/** Installs the packages that benches compare with, once; false if that fails. */
export const installPeers = (): boolean => {
  const marker = `${FOLDER}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${FOLDER}/package-lock.json`).mtimeMs) return true;
  console.log(`Installing the peers in ${FOLDER} (once).`);
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    console.log('The peers could not be installed. The comparison with them is left out.');
    return false;
  }
};
