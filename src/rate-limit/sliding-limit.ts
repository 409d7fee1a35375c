import {
  COMMON_PERIODS_MS,
  DRIFT_WEIGHT,
  EVIDENCE_DECAY,
  REORDER_WINDOW_MS,
  RESET_MISFIT_SHARE,
  SIMILAR_ERROR,
  SLIDING_TOLERANCE,
  SMALL_LIMIT,
  WAKE_MARGIN_MS,
} from './constants.js';
import { lastSeq } from './history.js';
import type { Interval } from './server-clock.js';
import { agreedEnds, counterAvailableAt, counterBounds, reportedEnds } from './sliding-counter.js';
import { fitsLogReset, logAvailableAt, logBounds } from './sliding-log.js';
import type { CountBounds, Observation, SlidingReport } from './sliding-report.js';
import type { Traffic } from './traffic.js';

/** One way in which calls may leave a limit again. */
export interface Hypothesis {
  kind: 'log' | 'counter';
  periodMs: number;
  /** By how many calls the latest reports contradict it. */
  error: number;
  /** Bounds of a time at which a window of the counter ends; null is unknown. */
  ends: Interval | null;
}

/** How well the calls that were sent explain the reports of a limit, if it slides. */
export interface SlidingLimit {
  /** A log and a counter of each of `COMMON_PERIODS_MS`. */
  hypotheses: readonly Hypothesis[];
  /** Calls it counts that this process did not send. */
  foreignCalls: number;
  /** Something was reported. */
  isKnown: boolean;
}

export const createSlidingLimit = (): SlidingLimit => ({
  hypotheses: COMMON_PERIODS_MS.flatMap((periodMs) =>
    (['log', 'counter'] as const).map((kind) => ({ kind, periodMs, error: 0, ends: null })),
  ),
  foreignCalls: 0,
  isKnown: false,
});

/** What a limit of that kind may report. */
interface Prediction extends CountBounds {
  /** The same, if all calls took equally long. */
  ifSteady: CountBounds;
  fitsReset: boolean;
  ends: Interval | null;
}

const predictLog = (periodMs: number, traffic: Traffic, observation: Observation): Prediction => ({
  ...logBounds(periodMs, traffic, observation, observation.latencyMs / 4 + WAKE_MARGIN_MS),
  ifSteady: logBounds(periodMs, traffic, observation, 0),
  fitsReset: fitsLogReset(periodMs, traffic, observation),
  ends: null,
});

const predictCounter = (periodMs: number, known: Interval | null, traffic: Traffic, observation: Observation): Prediction => {
  const reported = reportedEnds(periodMs, observation);
  const agreed = reported && known ? agreedEnds(periodMs, known, reported) : reported;
  const ends = agreed ?? reported;
  const bounds = ends ? counterBounds(periodMs, traffic, observation, ends) : { least: 0, most: observation.limit };
  return { ...bounds, ifSteady: bounds, fitsReset: agreed !== null, ends: ends ?? known };
};

const predict = ({ kind, periodMs, ends }: Hypothesis, traffic: Traffic, observation: Observation): Prediction =>
  kind === 'log' ? predictLog(periodMs, traffic, observation) : predictCounter(periodMs, ends, traffic, observation);

/** By how many calls a report contradicts a prediction. */
const contradiction = ({ used, foreignCalls, limit }: SlidingReport, { least, most, ifSteady, fitsReset }: Prediction): number =>
  Math.max(0, least - used, used - most - foreignCalls) +
  DRIFT_WEIGHT * Math.max(0, ifSteady.least - used, used - ifSteady.most - foreignCalls) +
  (fitsReset ? 0 : limit * RESET_MISFIT_SHARE);

/** The hypothesis that explains the latest reports best. */
const bestOf = (hypotheses: readonly Hypothesis[]): Hypothesis => hypotheses.reduce((a, b) => (b.error < a.error ? b : a));

/** Compares a report with what each hypothesis would report. */
export const observeSliding = (before: SlidingLimit, traffic: Traffic, report: SlidingReport): SlidingLimit => {
  const lastBefore = lastSeq(traffic.history, report.call.sentAt + REORDER_WINDOW_MS);
  const observation = { ...report, lastBefore, latencyMs: traffic.minLatencyMs ?? 0 };
  const predictions = before.hypotheses.map((hypothesis) => predict(hypothesis, traffic, observation));
  const hypotheses = before.hypotheses.map((hypothesis, index) => {
    const prediction = predictions[index]!;
    return { ...hypothesis, ends: prediction.ends, error: hypothesis.error * EVIDENCE_DECAY + contradiction(report, prediction) };
  });
  const best = predictions[hypotheses.indexOf(bestOf(hypotheses))]!;
  return { hypotheses, foreignCalls: Math.max(0, report.used - best.most), isKnown: true };
};

/** By how many calls the latest reports contradict the hypothesis that explains them best. */
export const slidingError = ({ hypotheses }: SlidingLimit): number => bestOf(hypotheses).error;

/** Whether the latest reports fit a limit that slides, with `times` the usual tolerance. */
export const maySlide = (sliding: SlidingLimit, limit: number, times = 1): boolean =>
  limit > SMALL_LIMIT && sliding.isKnown && slidingError(sliding) <= times * (limit * SLIDING_TOLERANCE.share + SLIDING_TOLERANCE.calls);

/** When the call at position `count` may be sent, whichever hypothesis holds of those that are about as good as the best one. */
export const slidingAvailableAt = (
  { hypotheses }: SlidingLimit,
  traffic: Traffic,
  capacity: number,
  count: number,
  now: number,
): number => {
  const best = bestOf(hypotheses);
  const similar = hypotheses.filter(({ periodMs, error }) => periodMs === best.periodMs && error <= best.error + SIMILAR_ERROR);
  const times = similar.map(({ periodMs, ends }) =>
    ends ? counterAvailableAt(periodMs, traffic, ends, capacity, count, now) : logAvailableAt(periodMs, traffic, capacity, count, now),
  );
  return Math.max(...times);
};

/** Whether only a part of `count` calls is free at `now` if the limit is a log, which the latest reports fit best. */
export const leavesOneByOne = (sliding: SlidingLimit, traffic: Traffic, limit: number, count: number, now: number): boolean =>
  maySlide(sliding, limit) && bestOf(sliding.hypotheses).kind === 'log' && slidingAvailableAt(sliding, traffic, limit, count, now) > now;
