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
const date = /^(?:(\d{4}-\d\d-\d\d)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*:)/i;
const zone = /(?:z|gmt|utc|[+-]\d\d:?\d\d|^.{10})$/i;

/**
 * Reads whatever stands for a moment: a number, whose size tells its unit (seconds from now, epoch seconds, epoch milliseconds), a
 * duration as `6m0s` or `PT30S`, RFC 3339, or an HTTP date; UTC where no zone is named. Undefined where it means nothing.
 */
export const readMoment = (text: string, milliseconds = false): Moment | undefined => {
  const number = /^(\d*\.?\d+) ?(?:[,;]|$)/.exec(text)?.[1];
  let ms = NaN;
  let absolute = false;
  if (number) {
    ms = +number;
    absolute = ms >= 1e9;
    if (absolute ? ms < 1e11 : !milliseconds) ms *= 1e3;
    else milliseconds = true;
    if (ms >= 1e14) return undefined;
  } else if (spans.test(text)) {
    ms = 0;
    for (const [, value, unit] of text.matchAll(span)) ms += +value! * (units[unit!.toLowerCase()] ?? units[unit![0]!.toLowerCase()]!);
  } else {
    const [is, iso] = date.exec(text) ?? [];
    if (is) ms = Date.parse(zone.test(text) ? text : text + (iso ? 'Z' : ' GMT'));
    absolute = milliseconds = true;
  }
  return Number.isNaN(ms) ? undefined : { ms, absolute, coarse: !milliseconds && ms % 1e3 === 0 };
};
