export type { MockFormats } from './comparison/formats.js';
export { probe, type ProbeOptions, type ProbeReport, type ProbeRequest } from './probe/probe.js';
export type { Finding } from './comparison/statement.js';
export type { Fixture } from './comparison/fixture.js';
