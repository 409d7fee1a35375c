/** What the service refuses, and how. 429 for limits is documented (section 7); every code and the other statuses are assumed. */
export const serviceErrors = {
  invalid_json: { status: 400, says: 'The body is not valid JSON.' },
  unauthorized: { status: 401, says: 'The API key is missing, unknown or revoked.' },
  forbidden: { status: 403, says: 'This key may not do that.' },
  callback_host_not_allowed: { status: 403, says: 'The host of callback_url is not allow-listed for this account.' },
  not_found: { status: 404, says: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, says: 'This address does not take that method.' },
  conflict: { status: 409, says: 'The request contradicts what is already there.' },
  payload_too_large: { status: 413, says: 'The body is larger than the service takes.' },
  unsupported_media_type: { status: 415, says: 'The body must be sent as application/json.' },
  validation_error: { status: 422, says: 'The request breaks the contract.' },
  unsatisfiable_request: { status: 422, says: 'Nothing can be made within these restrictions.' },
  rate_limited: { status: 429, says: 'Too many requests for now.' },
  quota_exceeded: { status: 429, says: 'The daily quota is spent.' },
  trial_exhausted: { status: 429, says: 'The sandbox trial of 10 calls is spent.' },
  internal_error: { status: 500, says: 'The service failed.' },
  model_unavailable: { status: 503, says: 'The model is not available for now.' },
} as const satisfies Record<string, { status: number; says: string }>;

/** Why the service refused a call. */
export type ServiceErrorCode = keyof typeof serviceErrors;

/** What the caller of a refused call does next. */
export const nextSteps: Record<ServiceErrorCode, string> = {
  invalid_json: 'Send JSON.',
  unauthorized: 'Check apiKey, or RECIPE_AI_API_KEY.',
  forbidden: 'Use a key that may.',
  callback_host_not_allowed: 'Have the host registered, or leave callback_url out: the answer holds the same result.',
  not_found: 'Check the id and the address.',
  method_not_allowed: 'Check the method and the address.',
  conflict: 'Read what is there first.',
  payload_too_large: 'Send less at once.',
  unsupported_media_type: 'Set Content-Type: application/json.',
  validation_error: 'Change the fields named in issues.',
  unsatisfiable_request: 'Allow more time, fewer restrictions, or other ingredients.',
  rate_limited: 'Call again at retryAt, or allow a longer maxWait.',
  quota_exceeded: 'Call again at retryAt, or upgrade the key.',
  trial_exhausted: 'Upgrade the key; waiting does not help.',
  internal_error: 'Try again later; quote requestId if it lasts.',
  model_unavailable: 'Try again later.',
};

/** What can go wrong on this side of the wire. */
export const clientErrors = {
  configuration_error: { says: 'The client was set up wrong.' },
  invalid_request: { says: 'The request breaks the contract; nothing was sent.' },
  connection_failed: { says: 'The service could not be reached, or the connection broke.' },
  timed_out: { says: 'The service, or the whole call, took longer than allowed.' },
  unexpected_response: { says: 'The answer is not what the contract says.' },
  service_error: { says: 'The service failed in a way it does not explain.' },
  callback_rejected: { says: 'A callback could not be verified.' },
  callback_timed_out: { says: 'A callback that was waited for did not come in time.' },
} as const satisfies Record<string, { says: string }>;

/** Why a call ended on this side of the wire. */
export type ClientErrorCode = keyof typeof clientErrors;

/** Every literal `code` that an error of this package can carry; the service may add its own. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode;
