/** A project of a user. */
export interface Case {
  name: string;
  /** What the project does, for the table in the docs. */
  about: string;
  /** Exact versions, installed from the registry together with the tarball. */
  dependencies: Record<string, string>;
  /** Fields of its package.json. */
  manifest?: object;
  files: Record<string, string>;
  /** Commands of its `node_modules/.bin`, or `node`, that must end with 0. */
  commands: string[][];
  /** Variables of the environment; those of the service and its secrets are removed. */
  env?: Record<string, string>;
  /** What installs the project and runs its commands, instead of the machine's npm. */
  packageManager?: PackageManager;
  /** True if it opens a page. Such a case is not run on a machine without Chromium. */
  needsChromium?: boolean;
}

/** A package manager, itself a package of the registry. */
export interface PackageManager {
  /** Its package and exact version. */
  dependency: Record<string, string>;
  command: string;
  /** Arguments that install the project. */
  install: string[];
  /** Arguments before a command of the project. */
  exec: string[];
}
