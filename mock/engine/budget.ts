/** What a model may use while the process runs. */
export interface BudgetLimits {
  /** Requests to the model, retries included. */
  maxCalls: number;
  /** Input and output tokens together. */
  maxTokens: number;
  /** US dollars, by `prices`. */
  maxCost: number;
}

/** US dollars for a million tokens. */
export interface TokenPrices {
  /** Of the prompt. */
  input: number;
  /** Of what the model writes. */
  output: number;
}

/** What a model has used since the engine was created. */
export interface EngineUsage {
  /** Requests to the model, retries included. */
  calls: number;
  /** Tokens of the prompts. */
  inputTokens: number;
  /** Tokens that the model wrote. */
  outputTokens: number;
  /** US dollars, by the option `prices`; 0 without it. */
  cost: number;
}

/** Tokens of one or more requests to the model. */
export type Tokens = Pick<EngineUsage, 'inputTokens' | 'outputTokens'>;

const MILLION = 1_000_000;

const format = (value: number): string => value.toLocaleString('en');

const count = (value: number, noun: string): string => `${format(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Counts what a model uses, and reserves the most that a call may use before it is sent, so that calls at once do not overspend. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #prices: TokenPrices;
  #calls = 0;
  readonly #used: Tokens = { inputTokens: 0, outputTokens: 0 };
  /** Of calls that have not ended. */
  readonly #reserved: Tokens = { inputTokens: 0, outputTokens: 0 };

  constructor(limits: BudgetLimits, prices: TokenPrices = { input: 0, output: 0 }) {
    this.#limits = limits;
    this.#prices = prices;
  }

  get usage(): EngineUsage {
    return { calls: this.#calls, ...this.#used, cost: this.#costOf(this.#used) };
  }

  /** Why a call that may use so many tokens is not possible; `undefined` if it is, and is now reserved. */
  reserve(most: Tokens): string | undefined {
    const { maxCalls, maxTokens, maxCost } = this.#limits;
    const input = this.#used.inputTokens + this.#reserved.inputTokens + most.inputTokens;
    const output = this.#used.outputTokens + this.#reserved.outputTokens + most.outputTokens;
    if (this.#calls >= maxCalls) return `The budget of ${count(maxCalls, 'call')} of the model is used up.`;
    if (input + output > maxTokens) return `The budget of ${count(maxTokens, 'token')} is used up.`;
    if (this.#costOf({ inputTokens: input, outputTokens: output }) > maxCost) return `The budget of $${format(maxCost)} is used up.`;
    this.#calls += 1;
    this.#reserved.inputTokens += most.inputTokens;
    this.#reserved.outputTokens += most.outputTokens;
    return undefined;
  }

  /** Ends a reserved call with what it has used. */
  settle(reserved: Tokens, used: Tokens): void {
    this.#reserved.inputTokens -= reserved.inputTokens;
    this.#reserved.outputTokens -= reserved.outputTokens;
    this.#used.inputTokens += used.inputTokens;
    this.#used.outputTokens += used.outputTokens;
  }

  #costOf({ inputTokens, outputTokens }: Tokens): number {
    return (inputTokens * this.#prices.input + outputTokens * this.#prices.output) / MILLION;
  }
}
