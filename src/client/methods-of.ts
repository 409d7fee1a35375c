import type { APIPromise } from './api-promise.js';
import type { Endpoint, Endpoints, RequestOf, ResponseOf } from '../contract/endpoint.js';
import type { CallOptions } from './request.js';

type Method<Row extends Endpoint> = (request: RequestOf<Row>, options?: CallOptions) => APIPromise<ResponseOf<Row>>;

type Nested<Name extends string, Leaf> = Name extends `${infer Head}.${infer Tail}`
  ? { [Key in Head]: Nested<Tail, Leaf> }
  : { [Key in Name]: Leaf };

type Intersect<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never;

/** What a client of a table offers: one method a row, nested by the dots in its name. A row without its method does not compile. */
export type MethodsOf<Table extends Endpoints> = Intersect<
  { [Name in keyof Table & string]: Nested<Name, Method<Table[Name]>> }[keyof Table & string]
>;
