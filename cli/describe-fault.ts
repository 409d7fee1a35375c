/** The options of `mock fail`. */
export interface FaultFlags {
  status?: number;
  code?: string;
  times?: number;
  skip?: number;
  probability?: number;
  network?: 'reset' | 'cut' | 'hang';
  malformed?: 'json' | 'html' | 'empty' | 'content-type';
  latency?: number;
  headers?: Record<string, string>;
}

const networkEffects = {
  reset: 'a lost connection',
  cut: 'a connection that breaks within the response',
  hang: 'no response',
} as const satisfies Record<NonNullable<FaultFlags['network']>, string>;

const bodyEffects = {
  json: 'half of the JSON',
  html: 'an HTML page',
  empty: 'an empty body',
  'content-type': 'the content type of plain text',
} as const satisfies Record<NonNullable<FaultFlags['malformed']>, string>;

const describeCalls = ({ times, skip }: FaultFlags): string => {
  const after = skip ? `after ${skip} other${skip === 1 ? '' : 's'}, ` : '';
  if (times === undefined) return `${after}every call gets`;
  return `${after}${times === 1 ? 'the next call gets' : `the next ${times} calls get`}`;
};

const describeEffect = ({ status, code, network, malformed, latency, headers = {} }: FaultFlags): string => {
  const error = [status, code].filter((each) => each !== undefined).join(' ');
  const effects = [network && networkEffects[network], error, malformed && bodyEffects[malformed]].filter(Boolean);
  const added = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const changes = [added.length > 0 && `with ${added.join(', ')}`, latency !== undefined && `after ${latency} ms`].filter(Boolean);
  const effect = effects.join(', ') || (changes.length > 0 ? 'its response' : '500');
  return [effect, ...changes].join(' ');
};

/** What a fault does, such as `healthify: the next call gets 503`. */
export const describeFault = (operation: string, fault: FaultFlags, key?: string): string => {
  const name = operation === '*' ? 'all operations' : operation;
  const share = fault.probability === undefined ? '' : ` with a probability of ${fault.probability}`;
  const until = fault.times === undefined ? ', until you run recipe-ai mock reset faults' : '';
  const scope = key === undefined ? '' : ' (this API key only)';
  return `${name}: ${describeCalls(fault)} ${describeEffect(fault)}${share}${scope}${until}`;
};
