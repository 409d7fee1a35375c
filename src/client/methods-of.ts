import type { APIPromise } from './api-promise.js';
import type { CallOptions } from './call-options.js';
import type { Endpoint, Endpoints, RequestOf, ResponseOf } from '../contract/endpoint.js';

type Method<Definition extends Endpoint> = (request: RequestOf<Definition>, options?: CallOptions) => APIPromise<ResponseOf<Definition>>;

type Nested<Name extends string, Leaf> = Name extends `${infer Head}.${infer Tail}`
  ? { [Key in Head]: Nested<Tail, Leaf> }
  : { [Key in Name]: Leaf };

type Intersect<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never;

/**
 * The methods of a client for an endpoint table: one for each endpoint, nested by the dots in its name. A client that lacks one does not
 * compile.
 */
export type MethodsOf<Table extends Endpoints> = Intersect<
  { [Name in keyof Table & string]: Nested<Name, Method<Table[Name]>> }[keyof Table & string]
>;
