import type { Line, Version } from './terminal.ts';

const ROWS = 24;
const LINE_HEIGHT = 20;
const CHARACTER_WIDTH = 8.4;
const MARGIN = 16;
const BAR = 34;
/** How long the last screen stays before the picture begins again. */
const REST_MS = 4000;

const STYLE = `
  rect.window { fill: #16181d; stroke: #3c3f4a; }
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #e6e6e9; white-space: pre; }
  .title { font: 13px system-ui, sans-serif; fill: #b4b6c0; }
  .bold { font-weight: 700; }
  .dim { fill: #a3a6b3; }
  .underline { text-decoration: underline; }
  .red { fill: #ff8f8f; }
  .green { fill: #7ddc9a; }
  .yellow { fill: #f0d080; }
  .cyan { fill: #7cd3e8; }`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Cells of the same style as one run each; its place fixes the columns, whatever font the reader has. */
const textOf = ({ cells }: Version): string => {
  const runs: { column: number; style: string; text: string }[] = [];
  for (const [column, { character, style }] of cells.entries()) {
    const last = runs.at(-1);
    if (last?.style === style) last.text += character;
    else runs.push({ column, style, text: character });
  }
  return runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ column, style, text }) => {
      const width = (text.length * CHARACTER_WIDTH).toFixed(1);
      const place = `x="${(column * CHARACTER_WIDTH).toFixed(1)}" textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
      return `<tspan ${place}${style && ` class="${style}"`}>${escape(text)}</tspan>`;
    })
    .join('');
};

/**
 * Lines of a terminal as an SVG. It shows the last screen; with the fragment `#play`, and unless the reader prefers reduced motion, it plays
 * what was printed. The lines stand on one sheet that moves up under a window, so that one animation shows them all.
 */
export const terminalPicture = (lines: readonly Line[], columns: number, title: string): string => {
  const endMs = Math.max(...lines.flat().map(({ atMs }) => atMs)) + REST_MS;
  const percent = (atMs: number): string => `${((atMs / endMs) * 100).toFixed(2)}%`;
  const shift = (count: number): string => `transform: translateY(${(ROWS - count) * LINE_HEIGHT}px)`;
  const rules = [
    `@keyframes scroll { 0% { ${shift(0)} } ${lines.map((line, index) => `${percent(line[0]?.atMs ?? 0)} { ${shift(index + 1)} }`).join(' ')} }`,
  ];
  const sheet = lines.map((line, row) => {
    const y = row * LINE_HEIGHT + 15;
    return line
      .map((version, index) => {
        const content = textOf(version);
        if (content === '') return '';
        const next = line[index + 1];
        if (line.length === 1) return `<text y="${y}">${content}</text>`;
        const name = `v${row}-${index}`;
        const end = next === undefined ? '' : ` ${percent(next.atMs)} { visibility: hidden }`;
        rules.push(`@keyframes ${name} { 0% { visibility: hidden } ${percent(version.atMs)} { visibility: visible }${end} }`);
        rules.push(`#play:target .${name} { animation-name: ${name} }`);
        return `<text y="${y}" class="version ${name}${next === undefined ? '' : ' past'}">${content}</text>`;
      })
      .join('');
  });
  const width = Math.round(columns * CHARACTER_WIDTH + 2 * MARGIN);
  const height = ROWS * LINE_HEIGHT + BAR + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="play" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">
<style>${STYLE}
  .sheet { ${shift(lines.length)}; }
  .past { visibility: hidden; }
  @media (prefers-reduced-motion: no-preference) {
    #play:target .sheet, #play:target .version { animation: scroll ${(endMs / 1000).toFixed(1)}s step-end infinite; }
    ${rules.join('\n    ')}
  }
</style>
<rect class="window" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
<text class="title" x="${width / 2}" y="23" text-anchor="middle">${escape(title)}</text>
<svg x="${MARGIN}" y="${BAR}" width="${width - MARGIN}" height="${ROWS * LINE_HEIGHT}"><g class="sheet">
${sheet.filter((line) => line !== '').join('\n')}
</g></svg>
</svg>
`;
};
