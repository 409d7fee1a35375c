import { isComplete } from './report.ts';
import type { Run } from './run.ts';

const [row, left, width, scale] = [26, 150, 760, 60];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One bar a client: filled and as long as its time over the ideal if every call succeeded, hollow if not. */
export const toChart = (runs: readonly Run[], title: string): string => {
  const height = 60 + runs.length * row;
  const bars = runs.map((run, index) => {
    const y = 44 + index * row;
    const complete = isComplete(run);
    const long = Math.max(2, Math.min(run.ratio, 6) * scale);
    const rest = run.waiting ? `${run.waiting} calls still waiting` : `${run.failed} calls failed`;
    const label = `${complete ? `${run.ratio.toFixed(2)} × the ideal time` : rest}, ${run.refused} requests refused`;
    const look = complete ? `fill="${index === 0 ? '#2f855a' : '#718096'}"` : 'fill="none" stroke="#c05621" stroke-dasharray="3 2"';
    return [
      `<text x="${left - 8}" y="${y + 13}" text-anchor="end">${escape(run.client)}</text>`,
      `<rect x="${left}" y="${y}" width="${long.toFixed(1)}" height="16" ${look}/>`,
      `<text x="${(left + long + 8).toFixed(1)}" y="${y + 13}">${label}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#4a5568">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="8" y="22" font-weight="bold">${escape(title.replaceAll('`', ''))}: time, 1 is the ideal</text>`,
    `<line x1="${left + scale}" y1="34" x2="${left + scale}" y2="${height - 12}" stroke="#cbd5e0"/>`,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
};
