import type { Unit } from '../../../src/contract/enums.js';
import { isLemma, skip, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { endOf, findRule } from './line-grammar.js';
import type { Remarks } from './parts.js';

/** Takes sizes and preparations off the front of a name: "large eggs", "ripe medium tomatoes", "finely chopped fresh parsley". */
export const takeDescription = (tokens: readonly Token[], remarks: Remarks): readonly Token[] => {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const isFront = kept.every((token) => isLemma(token, 'fresh'));
    const size = endOf('sizes', tokens, at);
    const prepared = size ?? (isFront ? endOf('prepared', tokens, at) : undefined);
    const quality = endOf('quality', tokens, at);
    if (prepared !== undefined && prepared < tokens.length)
      (size === undefined ? remarks.preparation : remarks.notes).push(textOf(tokens.slice(at, prepared)));
    else if (quality === undefined) return [...kept, ...tokens.slice(at)];
    else kept.push(...tokens.slice(at, skip(tokens, quality, ',')));
    at = skip(tokens, prepared ?? quality ?? at, ',');
  }
  return kept;
};

/** The unit behind the name: "2 garlic cloves". */
export const unitBehind = (tokens: readonly Token[]): Unit | null => {
  const isUnit = tokens.length > 1 && findRule('unit_behind', tokens) >= 0 && findRule('name', tokens) < 0;
  return isUnit ? (unitAt(tokens, tokens.length - 1)?.unit ?? null) : null;
};
