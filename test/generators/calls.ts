/** One call of a generated client: its operation, and the HTTP status. */
export type Call = readonly [operation: string, status: number | undefined];

/** Where the mock and the receiver of its callbacks listen; each client is bundled with these values in place. */
declare const MOCK_URL: string;
declare const MOCK_KEY: string;
declare const RECEIVER_URL: string;

export const baseUrl = MOCK_URL;
export const headers = { Authorization: `Bearer ${MOCK_KEY}` };

export const recipe = {
  title: 'Mushroom toast',
  ingredients: ['2 slices white bread', '1 tbsp butter', '200 g mushrooms'],
  instructions: ['Melt the butter in a pan.', 'Fry the mushrooms for 5 minutes.', 'Toast the bread and pile the mushrooms on it.'],
};

/** Asks for a callback with that id, and returns its body as soon as it has arrived. */
export const callbackOf = async (
  request_id: string,
  call: (options: { callback_url: string; request_id: string }) => Promise<unknown>,
): Promise<unknown> => {
  await call({ callback_url: RECEIVER_URL, request_id });
  return (await fetch(`${RECEIVER_URL}/${request_id}`)).json();
};

declare const console: { log(text: string): void };

/** Prints the types of the callbacks. */
export const reportCallbacks = (callbacks: readonly { type: string }[]): void =>
  console.log(`callbacks: ${callbacks.map(({ type }) => type).join(' ')}`);

/** Prints how many of the calls succeeded, and each that did not. */
export const report = (calls: readonly Call[]): void => {
  const failed = calls.filter(([, status]) => status === undefined || status >= 300);
  for (const [operation, status] of failed) console.log(`${operation}: HTTP ${status}`);
  console.log(`${calls.length - failed.length} of ${calls.length} operations`);
};
