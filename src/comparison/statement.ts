import type { Issue } from '../contract/issues.js';
import type { Exchange } from './exchange.js';

/** What the responses of a service say about one statement. */
export interface Finding {
  /** Stable name, such as `healthify.data`. */
  id: string;
  /** True if the specification states this. False if this package assumes it. */
  documented: boolean;
  statement: string;
  /** Where this package states it, such as `response of POST /api/v1/healthify in @recipe-ai/sdk/openapi.json`. */
  source: string;
  /** `unknown`: the request was not sent, or its response says nothing about the statement. */
  verdict: 'confirmed' | 'refuted' | 'unknown';
  /** What was seen, or why nothing was seen. */
  evidence: string;
  /** The fields that differ. Only in refuted statements about fields. */
  issues?: readonly Issue[];
}

export type Judgement = Pick<Finding, 'verdict' | 'evidence' | 'issues'>;

/** One statement, and how the exchanges decide it. */
export interface Statement extends Pick<Finding, 'id' | 'documented' | 'statement' | 'source'> {
  judge: (exchanges: readonly Exchange[]) => Judgement;
}

export const judgeBy = (holds: boolean, evidence: string): Judgement => ({ verdict: holds ? 'confirmed' : 'refuted', evidence });

export const unknown = (evidence: string): Judgement => ({ verdict: 'unknown', evidence });

export const isSuccess = ({ status }: Exchange): boolean => status !== null && status >= 200 && status < 300;

const hasFieldsInPath = ({ call }: Exchange): boolean => call.path.includes('{');

/** True if nothing exists at the address, so that the response says nothing about the operation. */
export const isMissing = (exchange: Exchange): boolean =>
  exchange.status === 405 || (exchange.status === 404 && !hasFieldsInPath(exchange));

/** True if the service itself rejected a request of the user's key: a gateway may have sent other errors. */
export const isRejected = (exchange: Exchange): boolean => {
  const { status, call } = exchange;
  return status !== null && status >= 400 && status < 500 && !isMissing(exchange) && !call.invalidKey;
};

const summarize = ({ status, error }: Exchange): string => (status === null ? `no response (${error})` : `HTTP ${status}`);

/** What is known if no exchange decides a statement. */
export const undecidedBy = (exchanges: readonly Exchange[]): Judgement => {
  const last = exchanges.at(-1);
  return unknown(last ? summarize(last) : 'not called');
};

/**
 * Judges by the responses to one call; `undefined` from `judge` means that a response decides nothing. The last response that refutes the
 * statement counts, otherwise the last one that confirms it.
 */
export const judgeCall =
  (name: Exchange['call']['name'], judge: (exchange: Exchange, status: number) => Judgement | undefined): Statement['judge'] =>
  (exchanges) => {
    const own = exchanges.filter(({ call }) => call.name === name);
    const judgements = own.flatMap((exchange) => (exchange.status === null ? [] : (judge(exchange, exchange.status) ?? [])));
    return judgements.findLast(({ verdict }) => verdict === 'refuted') ?? judgements.at(-1) ?? undecidedBy(own);
  };
