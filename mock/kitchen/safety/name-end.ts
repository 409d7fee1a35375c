import { hasTag, type Token } from '../text/token.js';

/** Whether a name ends before a token: "soap", "soap, grated", "soap for hands", but not "soap nuts" nor "soap-free". */
export const endsName = (token: Token | undefined): boolean => {
  if (token === undefined || token.type === 'number') return true;
  return token.type === 'symbol'
    ? token.lemma !== '-' || token.spaceBefore
    : hasTag(token, 'preposition', 'conjunction', 'container', 'unit');
};
