/** A point in time as a header gives it. */
export interface Moment {
  /** Milliseconds: from now, or since the epoch where `absolute`. */
  ms: number;
  /** True where it stands on the server's clock, which may differ from ours. */
  absolute: boolean;
  /** True for whole seconds: up to a second off. */
  coarse: boolean;
}

const units: Record<string, number> = { d: 864e5, h: 36e5, m: 6e4, s: 1e3, ms: 1, us: 1e-3, µs: 1e-3, ns: 1e-6 };
const span = /t?(\d+(?:\.\d+)?) ?([muµn]s|d(?:ays?)?|h(?:ours?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?) ?/gi;
const spans = new RegExp(`^p?(?:${span.source})+$`, 'i');
const isoTime = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(?:z|utc|gmt|([+-]\d\d):?(\d\d)?)?$/i;
const httpDate = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d\d:\d\d:\d\d/i;

/**
 * Reads whatever stands for a moment: a number, whose size tells its unit (seconds from now, epoch seconds, epoch milliseconds), a
 * duration as `6m0s` or `PT30S`, RFC 3339, or an HTTP date; UTC where no zone is named. Undefined where it means nothing.
 */
export const readMoment = (text: string, inMilliseconds = false): Moment | undefined => {
  const number = /^(\d*\.?\d+) ?(?:[,;]|$)/.exec(text)?.[1];
  if (number) {
    const value = +number;
    if (value >= 1e9)
      return value < 1e14 ? { ms: value < 1e11 ? value * 1e3 : value, absolute: true, coarse: value % 1 === 0 && value < 1e11 } : undefined;
    return { ms: inMilliseconds ? value : value * 1e3, absolute: false, coarse: !inMilliseconds && value % 1 === 0 };
  }
  if (spans.test(text)) {
    let ms = 0;
    for (const [, value, unit] of text.matchAll(span)) ms += +value! * (units[unit!.toLowerCase()] ?? units[unit![0]!.toLowerCase()]!);
    return { ms, absolute: false, coarse: ms % 1e3 === 0 };
  }
  const [, day, time = '00:00', hours, minutes = '00'] = isoTime.exec(text) ?? [];
  const ms = day
    ? Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`)
    : httpDate.test(text)
      ? Date.parse(/(?:gmt|utc|[+-]\d{4})$/i.test(text) ? text : `${text} GMT`)
      : NaN;
  return Number.isNaN(ms) ? undefined : { ms, absolute: true, coarse: false };
};
