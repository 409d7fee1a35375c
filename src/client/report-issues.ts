import type { Issue } from '../contract/issues.js';
import { emit } from '../observability/events.js';
import { isFirstReport, type ClientContext } from './state.js';

/** Reports the issues of a request or a response, each place once. Items of a list share one place. */
export const reportIssues = (
  { config, state }: ClientContext,
  type: 'invalid_request' | 'invalid_response' | 'assumption',
  operation: string,
  issues: readonly Issue[],
): void => {
  const subject = `${operation} ${type === 'invalid_request' ? 'request' : 'response'}`;
  const unreported = issues.filter(({ path }) => isFirstReport(state, `${subject} ${path.replace(/\[\d+\]/g, '[]')}`));
  if (unreported.length > 0) emit(config, { type, operation, issues: unreported });
};
