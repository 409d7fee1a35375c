import { Session, type Profiler } from 'node:inspector';

/**
 * How often the functions and blocks of the kitchen run during some work, as V8 counts them. It says how work grows with its input on a machine that
 * is busy too. What a regular expression does inside is not counted.
 */
export const countSteps = (work: () => void): number => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  work();
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => (scripts = result));
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const ranges = scripts
    .filter(({ url }) => url.includes('/mock/kitchen/'))
    .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
};
