/** Units by their seconds. */
const units: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
];

/** "2 s ago". Both times are epoch milliseconds of the machine. */
export const formatAgo = (at: number, now: number): string => {
  const seconds = Math.round((now - at) / 1000);
  if (seconds < 2) return 'now';
  const [length, name] = units.find(([unit]) => seconds >= unit)!;
  return `${Math.floor(seconds / length)} ${name} ago`;
};

export const formatDuration = (ms: number): string => {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
};

/** `2030-01-01 12:00:00 UTC` */
export const formatTime = (at: string | number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

export const formatNumber = (count: number): string => count.toLocaleString('en');

export const formatCount = (count: number, noun: string): string => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
