import type { ScenarioName } from './scenarios.js';

/** What the end of a scenario does not reach: a client learns of limits and outages only from responses. */
export const KEPT_BY_CLIENTS =
  'A running app may still wait or reject calls, because its client keeps what earlier responses said about limits: restart the app.';

/** What each scenario does, for the reference, the dashboard and the command line. Not part of `scenarios`, so that a mock without them is smaller. */
export const scenarioSummaries: Record<ScenarioName, string> = {
  flaky: 'One request in seven gets 503, and one connection in ten is dropped.',
  outage: 'Every request gets 503 with an HTML page. `Retry-After` is 30 seconds.',
  offline: 'Every connection fails.',
  'slow-model': "Responses take 8 seconds (median) or 25 seconds (95th percentile), on the mock's clock, also those of pantry operations.",
  silent: 'No response ever arrives.',
  burst: 'The next five requests get 429. `Retry-After` is 1 second.',
  throttled: 'The calls of this minute are used up. The end of the scenario gives them back.',
  'quota-exceeded': 'The calls of this day are used up. The end of the scenario gives them back.',
  'trial-exhausted': 'The calls of the trial are used up. The end of the scenario gives them back.',
  'cut-responses': 'Every connection breaks in the middle of the response, after the call was served.',
  'broken-json': 'Responses are half their JSON.',
  'bad-gateway': 'Every request gets 502 with an HTML page, as from a proxy.',
  'callback-lost': 'Callbacks never arrive.',
  'callback-late': 'Callbacks arrive 30 seconds late.',
  'callback-twice': 'Callbacks arrive twice.',
  'callback-forged': 'Callbacks have a wrong secret, as from an attacker.',
};
