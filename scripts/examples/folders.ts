/** What the scripts read of an example's package.json. */
export interface ExampleManifest {
  dependencies: Record<string, string>;
}

const SDK = '@recipe-ai/sdk';

/**
 * The folders that `.ci/run` runs too, on every submission: two minutes on a machine with two cores. The others take more than 20 seconds
 * each, to install and to build; they run in .github/workflows/examples.yml.
 */
export const QUICK_EXAMPLES: readonly string[] = [
  'express',
  'fastify',
  'hono',
  'lambda',
  'worker',
  'playwright',
  'queue-worker',
  'react',
  'sveltekit',
  'react-router',
  'bun',
  'deno',
];

/** The folders that need a Docker engine. They run if they are named, as in .github/workflows/examples.yml. */
export const DOCKER_EXAMPLES: readonly string[] = ['docker', 'testcontainers'];

/** The command of the line "Test" in an example's README. */
export const commandIn = (readme: string): string => {
  const command = /^- Test: `([^`]+)`/m.exec(readme)?.[1];
  if (command === undefined) throw new Error('The README has no line "- Test: `<command>`".');
  return command;
};

/** The same package.json, but with the SDK from another place than the folder above. */
export const withSdk = <Manifest extends ExampleManifest>(manifest: Manifest, sdk: string): Manifest => ({
  ...manifest,
  dependencies: { ...manifest.dependencies, [SDK]: sdk },
});

/** The examples to run: those named, `--quick` for the quick ones, or all that need no Docker. */
export const chooseExamples = (all: readonly string[], wanted: readonly string[]): string[] => {
  const names = wanted.includes('--quick') ? QUICK_EXAMPLES : wanted;
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return all.filter((name) => (names.length === 0 ? !DOCKER_EXAMPLES.includes(name) : names.includes(name)));
};

export interface ExampleResult {
  name: string;
  passed: boolean;
  seconds: number;
}

/** The results as a table, with a line for the sum. */
export const toTable = (results: readonly ExampleResult[]): string => {
  const failed = results.filter(({ passed }) => !passed).length;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  const rows = results.map((result) => [result.name, result.passed ? 'passed' : 'FAILED', result.seconds.toFixed(0)] as const);
  const last = [`${results.length} examples`, failed === 0 ? 'passed' : `${failed} FAILED`, seconds.toFixed(0)] as const;
  return [['example', 'result', 'seconds'] as const, ...rows, last]
    .map(([name, result, time]) => `${name.padEnd(24)}${result.padEnd(12)}${time.padStart(8)}`)
    .join('\n');
};
