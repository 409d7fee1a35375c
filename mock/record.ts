export { recordTo, type Recorder, type RecordOptions } from './record/recorder.js';
export { openRecording, saveRecording, type Recording } from './record/recording.js';
export type { DriftReport } from './record/drift.js';
export type { Finding } from '../src/comparison/statement.js';
export type { Fixture } from '../src/comparison/fixture.js';
