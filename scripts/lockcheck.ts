// Checks the lock files for what would make `npm ci` fail, run foreign code or reveal a host: `node scripts/lockcheck.ts [--fix]`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  funding?: unknown;
  deprecated?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** The package.json next to a lock: only what it declares may differ from an ordinary package of the registry. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** Packages with an install script, and whether it may run. A script that is not decided here is a problem. */
  allowScripts?: Record<string, boolean>;
}

/** The folders of this repository that have a lock file. */
export const lockFolders = (): string[] => [
  '.',
  'test/runtimes',
  'bench/peers',
  'test/generators',
  'docs/site',
  'scripts/mutation',
  ...globSync('examples/*/package-lock.json').map(path.dirname).toSorted(),
];

/** Where a dependency may be locked, nearest first, as Node looks for it from `location`. */
function* candidatesFor(dependency: string, location: string): Generator<string> {
  for (let folder = location; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    yield `${folder}/node_modules/${dependency}`;
    if (!folder.includes('/node_modules/')) break;
  }
  yield `node_modules/${dependency}`;
}

/** The name under which a package is installed, such as `@scope/name`. */
const installedName = (location: string): string => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

const missingDependencies = (lock: Lock, location: string, locked: LockedPackage): string[] => {
  const wanted = { ...locked.peerDependencies, ...locked.optionalDependencies, ...locked.devDependencies, ...locked.dependencies };
  return Object.entries(wanted).flatMap(([dependency, range]) => {
    const isLocked = [...candidatesFor(dependency, location)].some((candidate) => candidate in lock.packages);
    const isOptional = locked.peerDependenciesMeta?.[dependency]?.optional === true;
    return isLocked || isOptional
      ? []
      : [`${location || 'the project'} needs ${dependency}@${range}, which is not locked: npm ci will fail.`];
  });
};

/** What the project declares for a package that is installed at the top level. */
const declarationOf = (location: string, { dependencies, devDependencies, optionalDependencies }: Manifest): string | undefined =>
  location === `node_modules/${installedName(location)}`
    ? { ...optionalDependencies, ...devDependencies, ...dependencies }[installedName(location)]
    : undefined;

const originProblems = (location: string, locked: LockedPackage, manifest: Manifest): string[] => {
  const declared = declarationOf(location, manifest);
  const problems: string[] = [];
  const isFromDisk = locked.link === true || locked.resolved?.startsWith('file:') === true;
  if (isFromDisk && !declared?.startsWith('file:'))
    problems.push(`${location} is taken from a folder (${locked.resolved ?? 'a link'}), which package.json does not declare.`);
  if (!isFromDisk && locked.integrity?.startsWith('sha512-') !== true)
    problems.push(`${location} has no sha512 integrity: npm ci would accept any content.`);
  if (locked.inBundle === true) problems.push(`${location} is bundled in another package, so nothing checks its content.`);
  if (locked.name !== undefined && locked.name !== installedName(location) && !declared?.startsWith(`npm:${locked.name}@`))
    problems.push(`${location} is ${locked.name} under another name, which package.json does not declare.`);
  if (locked.hasInstallScript === true && manifest.allowScripts?.[installedName(location)] === undefined)
    problems.push(`${location} has an install script. Decide in "allowScripts" of package.json whether it may run.`);
  return problems;
};

const hostProblems = (location: string, locked: LockedPackage): string[] =>
  Object.entries(locked).flatMap(([field, value]) =>
    JSON.stringify(value).includes('://') ? [`${location} names a host in "${field}".`] : [],
  );

/** Every problem of a lock file, one sentence each. */
export const findProblems = (lock: Lock, manifest: Manifest): string[] =>
  Object.entries(lock.packages).flatMap(([location, locked]) => [
    ...missingDependencies(lock, location, locked),
    ...(location.includes('node_modules/') ? originProblems(location, locked, manifest) : []),
    ...hostProblems(location, locked),
  ]);

/** The same lock without host names. It installs the same: the integrity fixes the content, the user's npm knows the registry. */
export const withoutHosts = (lock: Lock): Lock => {
  const packages = Object.entries(lock.packages).map(([location, locked]) => {
    const kept = { ...locked };
    delete kept.funding;
    delete kept.deprecated;
    if (kept.resolved?.includes('://') === true) delete kept.resolved;
    return [location, kept] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
};

const readJson = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

const checkFolder = (folder: string, fix: boolean): boolean => {
  const file = `${folder}/package-lock.json`;
  const lock = readJson<Lock>(file);
  const clean = withoutHosts(lock);
  if (fix && !isDeepStrictEqual(lock, clean)) writeFileSync(file, `${JSON.stringify(clean, null, 2)}\n`);
  const checked = fix ? clean : lock;
  const problems = findProblems(checked, readJson<Manifest>(`${folder}/package.json`));
  for (const problem of problems) console.error(`${file}: ${problem}`);
  if (problems.length === 0) console.log(`${file}: ${Object.keys(checked.packages).length - 1} packages, no problem.`);
  return problems.length === 0;
};

if (import.meta.main) {
  const results = lockFolders().map((folder) => checkFolder(folder, process.argv.includes('--fix')));
  if (results.includes(false)) process.exitCode = 1;
}
