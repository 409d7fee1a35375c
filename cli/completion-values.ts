import { Option, type Argument } from 'commander';
import type { Operation } from '@recipe-ai/sdk';
import type { OpenApi } from '../src/openapi/document.js';
import { knownWords, type FieldOf } from './known-words.js';

type ValueSource = (contract: OpenApi) => readonly string[];

const sources = new WeakMap<Argument | Option, ValueSource>();

/** Makes completion offer values of an option or an argument that takes others too, or whose values are checked elsewhere. */
export const withCompletion = <Part extends Argument | Option>(part: Part, values: readonly string[]): Part => {
  sources.set(part, () => values);
  return part;
};

/** An option for a field of a request. Completion offers the words that the contract lists for it. */
export const fieldOption = <Name extends Operation>(flags: string, description: string, operation: Name, field: FieldOf<Name>): Option => {
  const option = new Option(flags, description);
  sources.set(option, (contract) => knownWords(contract, operation, field));
  return option;
};

/** The values that completion offers: those of {@link withCompletion} or {@link fieldOption}, otherwise the choices. */
export const completionValuesOf = (part: Argument | Option, contract: OpenApi): readonly string[] =>
  sources.get(part)?.(contract) ?? part.argChoices ?? [];
