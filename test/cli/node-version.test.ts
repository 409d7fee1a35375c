import { expect, test } from 'vitest';
import { assertNodeVersion } from '../../cli/node-version.js';
import { exitCodeOf } from '../../cli/exit-codes.js';
import manifest from '../../package.json' with { type: 'json' };

test.each(['22.12.0', '22.12.1', '22.100.0', '24.0.0', process.versions.node])('Node %s is new enough', (version) => {
  expect(() => assertNodeVersion(version, manifest.engines.node)).not.toThrow();
});

test.each(['20.20.2', '22.9.0', '22.11.99', '9.0.0'])('Node %s is too old, which is wrong usage', (version) => {
  const check = () => assertNodeVersion(version, manifest.engines.node);
  expect(check).toThrow(`recipe-ai needs Node 22.12 or later. This is Node ${version}.`);
  expect(check).toThrow(expect.toSatisfy((error) => exitCodeOf(error) === 2));
});
