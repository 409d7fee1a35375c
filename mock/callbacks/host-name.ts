/** Whitespace, control characters, lone surrogates and backslashes, which URL parsers handle in different ways. */
export const unsafeCharacter = /[\p{Cc}\p{Cs}\p{Z}\uFEFF\\]/u;

/** Characters that are removed before a name is looked up. The two joiners can be part of a letter, so `URL()` judges them. */
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200C\u200D]/u;

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** True for full-width, circled and other letters that are looked up as ASCII letters. */
const foldsToAscii = (character: string): boolean => !isAscii(character) && /\p{ASCII}/u.test(character.normalize('NFKC'));

/** Why a host name is invalid. */
type InvalidHostReason = 'bad-host' | 'disguised-host';

/**
 * Compares a host as it was written with the `hostname` that `URL()` returns for it. A name may be written in upper case or in its own
 * script. Every other difference is a disguise: an octal address, full-width letters, another kind of dot.
 */
export const invalidHostReason = (written: string, hostname: string): InvalidHostReason | undefined => {
  if (hostname.startsWith('[')) return written.toLowerCase() === hostname ? undefined : 'disguised-host';
  const labels = hostname.split('.');
  const wellFormed = labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label));
  if (!wellFormed || hostname.length > 253) return 'bad-host';
  if (Array.from(written).some(foldsToAscii) || invisible.test(written)) return 'disguised-host';
  // Engines map some letters differently (ß stays, or becomes ss), so only a label that became punycode may differ from its text.
  const writtenLabels = written.split('.');
  const isPlain = writtenLabels.every((label, at) => {
    const parsed = labels[at] ?? '';
    return isAscii(label) ? label.toLowerCase() === parsed : parsed.startsWith('xn--');
  });
  return isPlain && writtenLabels.length === labels.length ? undefined : 'disguised-host';
};

/** True for an IP literal, as `URL()` writes it. */
export const isIpAddress = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
