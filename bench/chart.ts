export interface Bar {
  name: string;
  value: number;
  /** What stands next to the bar. */
  label: string;
  /** Whether it is this package, which is drawn in its own colour. */
  own?: boolean;
  /** Drawn hollow: the value is not comparable with the others. */
  incomplete?: boolean;
}

/** A bar chart. The title says what is measured and whether less or more is better. */
export interface Chart {
  title: string;
  bars: readonly Bar[];
  /** A value that gets a vertical line. */
  mark?: number;
}

const [row, left, longest, width] = [26, 190, 270, 760];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// The picture has its own background, so it is readable even if a page is dark and the browser is not. Texts are outlined in its colour,
// because the mark may pass behind them.
const style = [
  'text{font:13px sans-serif;fill:#2d3748;stroke:#fff;stroke-width:4px;paint-order:stroke}.title{font-weight:bold}.page{fill:#fff}.bar{fill:#94a3b8}.own{fill:#2f855a}',
  '.incomplete{fill:none;stroke:#c05621;stroke-dasharray:3 2}.mark{stroke:#94a3b8;stroke-dasharray:2 3}',
  '@media(prefers-color-scheme:dark){text{fill:#e2e8f0;stroke:#1b1b1f}.page{fill:#1b1b1f}.bar{fill:#64748b}.own{fill:#48bb78}.incomplete{stroke:#ed8936}}',
].join('');

/** The chart as SVG, for a light and a dark page. */
export const toChart = ({ title, bars, mark }: Chart): string => {
  const height = 46 + bars.length * row;
  const most = Math.max(...bars.map(({ value }) => value));
  const lengthOf = (value: number): number => Math.max(2, (value / most) * longest);
  const drawn = bars.map(({ name, value, label, own, incomplete }, index) => {
    const y = 40 + index * row;
    const kind = own ? 'bar own' : 'bar';
    return [
      `<text x="${left - 10}" y="${y + 13}" text-anchor="end"${own ? ' class="title"' : ''}>${escape(name)}</text>`,
      `<rect x="${left}" y="${y}" width="${lengthOf(value).toFixed(1)}" height="16" class="${incomplete ? 'incomplete' : kind}"/>`,
      `<text x="${(left + lengthOf(value) + 8).toFixed(1)}" y="${y + 13}">${escape(label)}</text>`,
    ].join('\n');
  });
  const x = left + lengthOf(mark ?? 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" rx="6" class="page"/>`,
    `<text x="12" y="24" class="title">${escape(title)}</text>`,
    ...(mark === undefined ? [] : [`<line x1="${x.toFixed(1)}" y1="34" x2="${x.toFixed(1)}" y2="${height - 6}" class="mark"/>`]),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
};
