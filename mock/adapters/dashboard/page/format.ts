/** Units by their seconds. */
const units: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
];

/** "2 s ago", or "in 3 min" for what is ahead of the clock. */
export const formatAgo = (at: string, now: number): string => {
  const seconds = Math.round((now - Date.parse(at)) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 2) return 'now';
  const [length, name] = units.find(([unit]) => distance >= unit)!;
  const text = `${Math.floor(distance / length)} ${name}`;
  return seconds > 0 ? `${text} ago` : `in ${text}`;
};

export const formatDuration = (ms: number): string => {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
};

/** `2030-01-01 12:00:00 UTC` */
export const formatTime = (at: string | number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

export const formatCount = (count: number, noun: string): string => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
