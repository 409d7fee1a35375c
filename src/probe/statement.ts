import type { ProbeExchange } from './exchange.js';

/** What the probe found out about one statement. */
export interface ProbeFinding {
  /** Stable name, such as `healthify.data`. */
  id: string;
  /** True if the specification states this. False if this package assumes it. */
  documented: boolean;
  statement: string;
  /** `unknown`: the request was not sent, or its response says nothing about the statement. */
  verdict: 'confirmed' | 'refuted' | 'unknown';
  /** What the probe saw, or why it saw nothing. */
  evidence: string;
}

export type Judgement = Pick<ProbeFinding, 'verdict' | 'evidence'>;

/** One statement, and how the exchanges decide it. */
export interface Statement extends Pick<ProbeFinding, 'id' | 'documented' | 'statement'> {
  judge: (exchanges: readonly ProbeExchange[]) => Judgement;
}

export const judgeBy = (holds: boolean, evidence: string): Judgement => ({ verdict: holds ? 'confirmed' : 'refuted', evidence });

export const unknown = (evidence: string): Judgement => ({ verdict: 'unknown', evidence });

export const isSuccess = ({ status }: ProbeExchange): boolean => status !== null && status >= 200 && status < 300;

/** True if nothing exists at the address, so that the response says nothing about the operation. */
export const isMissing = ({ status }: ProbeExchange): boolean => status === 404 || status === 405;

const summarize = ({ status, error }: ProbeExchange): string => (status === null ? `no response (${error})` : `HTTP ${status}`);

/** What is known if no exchange decides a statement. */
export const undecidedBy = (exchanges: readonly ProbeExchange[]): Judgement => {
  const last = exchanges.at(-1);
  return unknown(last ? summarize(last) : 'not called');
};

/**
 * Judges by the response to one call; `undefined` from `judge` means that it decides nothing. The last exchange of the call counts, so that
 * an alternative path replaces the first attempt.
 */
export const judgeCall =
  (name: ProbeExchange['call']['name'], judge: (exchange: ProbeExchange, status: number) => Judgement | undefined): Statement['judge'] =>
  (exchanges) => {
    const exchange = exchanges.findLast(({ call }) => call.name === name);
    if (!exchange) return unknown('not called');
    const judgement = exchange.status === null ? undefined : judge(exchange, exchange.status);
    return judgement ?? unknown(summarize(exchange));
  };
