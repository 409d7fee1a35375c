/** One call of a generated client: its operation, and the HTTP status. */
export type Call = readonly [operation: string, status: number | undefined];

/** Where the mock listens; each client is bundled with these values in place. */
declare const MOCK_URL: string;
declare const MOCK_KEY: string;

export const baseUrl = MOCK_URL;
export const headers = { Authorization: `Bearer ${MOCK_KEY}` };

export const recipe = {
  title: 'Mushroom toast',
  ingredients: ['2 slices white bread', '1 tbsp butter', '200 g mushrooms'],
  instructions: ['Melt the butter in a pan.', 'Fry the mushrooms for 5 minutes.', 'Toast the bread and pile the mushrooms on it.'],
};

declare const console: { log(text: string): void };

/** Prints how many of the calls succeeded, and each that did not. */
export const report = (calls: readonly Call[]): void => {
  const failed = calls.filter(([, status]) => status === undefined || status >= 300);
  for (const [operation, status] of failed) console.log(`${operation}: HTTP ${status}`);
  console.log(`${calls.length - failed.length} of ${calls.length} operations`);
};
