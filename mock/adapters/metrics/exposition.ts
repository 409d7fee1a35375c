/** Names and values that tell the series of one metric apart. */
export type Labels = Readonly<Record<string, string>>;

/** One line of a metric. */
export interface Sample {
  labels: Labels;
  value: number;
  /** Of a histogram: what the line counts. */
  suffix?: '_bucket' | '_sum' | '_count';
}

/** A metric with all its lines. */
export interface Metric {
  name: string;
  /** One sentence. */
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** The media type of what {@link toExposition} returns. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '"': '\\"' };

const escapeHelp = (text: string): string => text.replaceAll(/[\\\n]/g, (character) => escapes[character]!);

const escapeLabel = (text: string): string => text.replaceAll(/[\\\n"]/g, (character) => escapes[character]!);

const toLabels = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const toNumber = (value: number): string => (value === Infinity ? '+Inf' : String(value));

const toLines = ({ name, help, type, samples }: Metric): string[] => [
  `# HELP ${name} ${escapeHelp(help)}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${toLabels(labels)} ${toNumber(value)}`),
];

/** Metrics in the text format of Prometheus, version 0.0.4. */
export const toExposition = (metrics: readonly Metric[]): string => `${metrics.flatMap(toLines).join('\n')}\n`;
