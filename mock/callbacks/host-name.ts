/** Blanks, control characters, lone surrogates and backslashes, which URL readers drop, turn or split at as each sees fit. */
export const unsafeCharacter = /[\p{Cc}\p{Cs}\p{Z}\uFEFF\\]/u;

/** Characters that vanish from a name when it is looked up; the two joiners can be a letter's part, and are left to `URL()`. */
const vanishing = /[^\P{Default_Ignorable_Code_Point}\u200C\u200D]/u;

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** True for full-width, circled and other letters that are looked up as plain ones. */
const standsForAscii = (character: string): boolean => !isAscii(character) && /\p{ASCII}/u.test(character.normalize('NFKC'));

/** What is wrong with a host as it is written. */
type HostFault = 'bad-host' | 'disguised-host';

/**
 * Compares a host as it was written with the `hostname` that `URL()` made of it. A name may be written in upper case or in its own
 * script; every other difference is a second spelling, such as an octal address, full-width letters or another kind of dot.
 */
export const invalidHostReason = (written: string, hostname: string): HostFault | undefined => {
  if (hostname.startsWith('[')) return written.toLowerCase() === hostname ? undefined : 'disguised-host';
  const labels = hostname.split('.');
  const wellFormed = labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label));
  if (!wellFormed || hostname.length > 253) return 'bad-host';
  if (Array.from(written).some(standsForAscii) || vanishing.test(written)) return 'disguised-host';
  // Engines differ in what they make of some letters (ß, or ss): only a name that stayed in its script may differ from its text.
  const writtenLabels = written.split('.');
  const plain = writtenLabels.every((label, at) => {
    const read = labels[at] ?? '';
    return isAscii(label) ? label.toLowerCase() === read : read.startsWith('xn--');
  });
  return plain && writtenLabels.length === labels.length ? undefined : 'disguised-host';
};

/** True for the hosts that are always this machine: `localhost`, `127.0.0.0/8` and `[::1]`, as `URL()` writes them. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** True for an IP literal, as `URL()` writes it. */
export const isIpAddress = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
