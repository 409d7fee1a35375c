/** A project of a user. */
export interface Case {
  name: string;
  /** Exact versions, installed from the registry together with the tarball. */
  dependencies: Record<string, string>;
  /** Fields of its package.json. */
  manifest?: object;
  files: Record<string, string>;
  /** Commands of its `node_modules/.bin`, or `node`, that must end with 0. */
  commands: string[][];
  /** Variables of the environment; those of the service and its secrets are removed. */
  env?: Record<string, string>;
}
