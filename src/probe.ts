export { probe, type ProbeOptions, type ProbeReport, type ProbeRequest } from './probe/probe.js';
export type { ProbeFinding } from './probe/statement.js';
export type { ProbeFixture } from './probe/fixture.js';
