export { probe, type ProbeFixture, type ProbeOptions, type ProbeReport, type ProbeRequest } from './probe/probe.js';
export type { ProbeFinding } from './probe/statement.js';
