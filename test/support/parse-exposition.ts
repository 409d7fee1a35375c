/** One line of a metric, as a scraper reads it. */
export interface ParsedSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** A metric with its lines. */
export interface ParsedMetric {
  name: string;
  type: string;
  help: string;
  samples: ParsedSample[];
}

const unescape = (text: string): string => text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

const toValue = (text: string): number => {
  if (text === '+Inf') return Infinity;
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) throw new Error(`"${text}" is not a value.`);
  return Number(text);
};

const parseLabels = (text: string): Record<string, string> => {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const match = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/.exec(rest);
    if (!match) throw new Error(`"${rest}" is not a label.`);
    labels[match[1]!] = unescape(match[2]!);
    rest = rest.slice(match[0].length);
  }
  return labels;
};

const parseSample = (line: string): ParsedSample => {
  const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/s.exec(line);
  if (!match) throw new Error(`"${line}" is not a sample.`);
  return { name: match[1]!, labels: parseLabels(match[2] ?? ''), value: toValue(match[3]!) };
};

/** The names that the lines of a metric may have. */
const namesOf = ({ name, type }: ParsedMetric): string[] =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];

/** Reads the text format of Prometheus, version 0.0.4, and throws where it breaks the format: metrics in groups, each series once. */
export const parseExposition = (text: string): ParsedMetric[] => {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  const metrics: ParsedMetric[] = [];
  const seen = new Set<string>();
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, name, content = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    const current = metrics.at(-1);
    if (kind === 'HELP') metrics.push({ name: name!, help: unescape(content), type: '', samples: [] });
    else if (kind === 'TYPE' && current?.name === name) current!.type = content;
    else {
      const sample = parseSample(line);
      if (!current || !namesOf(current).includes(sample.name)) throw new Error(`${sample.name} is not below its metric.`);
      const series = JSON.stringify([sample.name, sample.labels]);
      if (seen.has(series)) throw new Error(`${series} appears twice.`);
      seen.add(series);
      current.samples.push(sample);
    }
  }
  return metrics;
};
