import type { ResponseOf } from '../../src/contract/endpoint.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { reshape, type ResponseShapeName } from './reshape.js';
import { sampleValue } from './sample.js';
import { readSchema } from './schema-node.js';
import { variantsOf } from './variants.js';

/** A response that matches the contract. */
export interface ResponseShape<Name extends Operation> {
  /** What is special about the response, such as `steps[0].temperature is null`. */
  name: string;
  /** The response body. */
  value: ResponseOf<(typeof endpoints)[Name]>;
}

export const responseShapeNames: readonly ResponseShapeName[] = ['sparse', 'rich', 'extreme'];

/** Every shape of an operation's response: the three named ones, then one for each single difference from `rich`. */
export function* shapesOf<Name extends Operation>(operation: Name, random: () => number): Generator<ResponseShape<Name>> {
  const { response } = endpoints[operation];
  if (readSchema(response).kind === 'nothing') return;
  const sample = sampleValue(response);
  const toShape = (name: string, value: unknown): ResponseShape<Name> => ({ name, value: value as ResponseShape<Name>['value'] });
  for (const name of responseShapeNames) yield toShape(name, reshape(response, sample, name, random));
  for (const { name, value } of variantsOf(response, sample)) yield toShape(name, value);
}
