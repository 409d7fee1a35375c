// Says what would make `npm ci` fail, trust or leak: `node scripts/lockcheck.ts [--fix]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

interface Locked {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  funding?: unknown;
  deprecated?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Record<string, Locked>;
}

/** Where a dependency may be locked, nearest first, as Node would look for it from `location`. */
function* placesOf(dependency: string, location: string): Generator<string> {
  for (let folder = location; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    yield `${folder}/node_modules/${dependency}`;
    if (!folder.includes('/node_modules/')) break;
  }
  yield `node_modules/${dependency}`;
}

/** Everything that is wrong with a lock, one sentence each; nothing where it is sound. */
export function complaintsAbout(lock: Lock): string[] {
  const complaints: string[] = [];
  for (const [location, locked] of Object.entries(lock.packages)) {
    const wanted = { ...locked.peerDependencies, ...locked.optionalDependencies, ...locked.devDependencies, ...locked.dependencies };
    for (const [dependency, range] of Object.entries(wanted)) {
      const held = [...placesOf(dependency, location)].some((place) => place in lock.packages);
      if (!held && locked.peerDependenciesMeta?.[dependency]?.optional !== true)
        complaints.push(`${location || 'the project'} needs ${dependency}@${range}, which is not locked: npm ci will fail.`);
    }
    const fromDisk = locked.link === true || locked.resolved?.startsWith('file:') === true;
    if (location.includes('node_modules/') && !fromDisk && locked.inBundle !== true && locked.integrity?.startsWith('sha512-') !== true) {
      complaints.push(`${location} has no sha512 integrity: npm ci would take whatever it is handed.`);
    }
    for (const [field, value] of Object.entries(locked)) {
      if (JSON.stringify(value).includes('://')) complaints.push(`${location} names a host in "${field}".`);
    }
  }
  return complaints;
}

/** The same lock without host names. What is installed stays the same: integrity says what, the user's own npm says from where. */
export function withoutHosts(lock: Lock): Lock {
  const packages = Object.entries(lock.packages).map(([location, locked]) => {
    const kept = { ...locked };
    delete kept.funding;
    delete kept.deprecated;
    if (kept.resolved?.includes('://') === true) delete kept.resolved;
    return [location, kept] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

if (import.meta.main) {
  const fix = process.argv.includes('--fix');
  for (const folder of ['.', 'test/runtimes', 'bench/peers', 'test/generators']) {
    const file = `${folder}/package-lock.json`;
    let lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    const clean = withoutHosts(lock);
    if (fix && !isDeepStrictEqual(lock, clean)) {
      writeFileSync(file, `${JSON.stringify(clean, null, 2)}\n`);
      lock = clean;
    }
    const complaints = complaintsAbout(lock);
    for (const complaint of complaints) console.error(`${file}: ${complaint}`);
    if (complaints.length > 0) process.exitCode = 1;
    else console.log(`${file}: ${Object.keys(lock.packages).length - 1} packages, all locked with integrity, no host names.`);
  }
}
