/**
 * The errors of the service: code, HTTP status and message. Status 429 for limits is documented; every code and every other status is
 * assumed.
 */
export const serviceErrors = {
  invalid_json: { status: 400, message: 'The body is not valid JSON.' },
  unauthorized: { status: 401, message: 'The API key is missing, unknown or revoked.' },
  forbidden: { status: 403, message: 'The API key has no permission for this operation.' },
  callback_host_not_allowed: { status: 403, message: 'The host of callback_url is not allow-listed for this account.' },
  not_found: { status: 404, message: 'Nothing was found at this URL.' },
  method_not_allowed: { status: 405, message: 'This URL does not accept this method.' },
  conflict: { status: 409, message: 'The request conflicts with the current state of the resource.' },
  payload_too_large: { status: 413, message: 'The body is larger than the service accepts.' },
  unsupported_media_type: { status: 415, message: 'The body must be sent as application/json.' },
  validation_error: { status: 422, message: 'The request is invalid.' },
  unsatisfiable_request: { status: 422, message: 'No recipe satisfies these restrictions.' },
  rate_limited: { status: 429, message: 'The rate limit is reached.' },
  quota_exceeded: { status: 429, message: 'The daily quota is used up.' },
  trial_exhausted: { status: 429, message: 'The trial is used up.' },
  internal_error: { status: 500, message: 'The service failed.' },
  model_unavailable: { status: 503, message: 'The model is temporarily unavailable.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Code of an error that the service returned. */
export type ServiceErrorCode = keyof typeof serviceErrors;

/** What to do after each error of the service. */
export const hints: Readonly<Record<ServiceErrorCode, string>> = {
  invalid_json: 'Send JSON.',
  unauthorized: 'Check `apiKey` or RECIPE_AI_API_KEY.',
  forbidden: 'Use an API key that has permission for this operation.',
  callback_host_not_allowed: 'Register the host with the service, or leave callback_url out: the response holds the same result.',
  not_found: 'Check the id and the URL.',
  method_not_allowed: 'Check the method and the URL.',
  conflict: 'Fetch the current resource and retry with the updated values.',
  payload_too_large: 'Send less in one request.',
  unsupported_media_type: 'Set Content-Type: application/json.',
  validation_error: 'Change the fields listed in `issues`.',
  unsatisfiable_request: 'Offer other ingredients or more time. Leave out a restriction only if it is not an allergy.',
  rate_limited: 'Call again at `retryAt`, or raise `maxWait`.',
  quota_exceeded: 'Call again at `retryAt`, or upgrade the API key and create a new client.',
  trial_exhausted: 'Upgrade the API key and create a new client; waiting does not help.',
  internal_error: 'Try again later. If it lasts, report this error to the service.',
  model_unavailable: 'Try again at `retryAt`.',
};

/** The errors that end a call in the client, without an error from the service. */
export const clientErrors = {
  configuration_error: { message: 'An option or environment variable is missing or invalid.' },
  invalid_request: { message: 'The request is invalid; nothing was sent.' },
  connection_failed: { message: 'The service could not be reached, or the connection broke.' },
  timed_out: { message: 'An attempt or the whole call took longer than allowed.' },
  unexpected_response: { message: 'The response is not what the contract describes.' },
  service_error: { message: 'The error was created without a code, as in a test. The client never does that.' },
  callback_rejected: { message: 'A callback could not be verified.' },
  callback_timed_out: { message: 'No callback arrived in time.' },
} as const satisfies Record<string, { message: string }>;

/** Code of an error that ended a call in the client. */
export type ClientErrorCode = keyof typeof clientErrors;

/** Every `code` that an error of this package can have. The service may also send codes that this package does not know. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode;
