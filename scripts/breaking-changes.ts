// What in a new OpenAPI document breaks users of an old one. Pure functions over the two documents.

import { isFields, type Fields as Json } from '../src/util/is-fields.js';

/** Who writes a value: a client sends requests and receives responses. For webhooks it is the other way round. */
type Role = 'sent' | 'received';

/** Two documents, and what is left to compare. */
interface Comparison {
  before: Json;
  after: Json;
  /** Components that something mentions: each is compared once for each role. */
  mentioned: Map<string, { ref: string; role: Role }>;
}

const opposite: Record<Role, Role> = { sent: 'received', received: 'sent' };

const jsonOf = (value: unknown): Json => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const missingFrom = (list: unknown[], wanted: unknown[]): unknown[] => wanted.filter((one) => !list.includes(one));
const show = (values: unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** What `#/components/schemas/Pantry` stands for. */
const resolve = (document: Json, value: unknown): Json => {
  const ref = jsonOf(value)['$ref'];
  if (typeof ref !== 'string') return jsonOf(value);
  return jsonOf(
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((part, key) => jsonOf(part)[key], document),
  );
};

/** The alternatives of a schema; a list of types is one alternative for each type. */
const alternativesOf = (schema: Json): Json[] => {
  const { anyOf, oneOf, type } = schema;
  if (Array.isArray(anyOf) || Array.isArray(oneOf)) return listOf(anyOf ?? oneOf).map(jsonOf);
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : [schema];
};

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];

/** Limits that a value can newly exceed. */
const tighterLimits = (before: Json, after: Json, place: string): string[] => {
  const isTighter = (name: string): boolean => {
    const [from, to] = [before[name], after[name]];
    if (typeof to !== 'number') return false;
    if (typeof from !== 'number') return true;
    return lowerLimits.includes(name) ? to > from : to < from;
  };
  const limits = [...upperLimits, ...lowerLimits].filter(isTighter);
  const formats = ['pattern', 'format'].filter((name) => after[name] !== undefined && after[name] !== before[name]);
  return [...limits, ...formats].map(
    (name) => `${place}: ${name} is ${show([after[name]])} now (${show([before[name] ?? 'none'])} before)`,
  );
};

/** The values that a schema lists, if it lists them. */
const valuesOf = ({ enum: values, const: value }: Json): unknown[] | undefined => {
  if (Array.isArray(values)) return values;
  return value === undefined ? undefined : [value];
};

const compareValues = (before: Json, after: Json, role: Role, place: string): string[] => {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  if (role === 'sent') {
    if (to === undefined) return [];
    if (from === undefined) return [`${place}: accepts only ${show(to)} now`];
    const gone = missingFrom(to, from);
    return gone.length > 0 ? [`${place}: no longer accepts ${show(gone)}`] : [];
  }
  if (from === undefined) return [];
  if (to === undefined) return [`${place}: may be any value now, not only ${show(from)}`];
  const added = missingFrom(from, to);
  return added.length > 0 ? [`${place}: may be ${show(added)} now`] : [];
};

const compareObjects = (before: Json, after: Json, role: Role, place: string, comparison: Comparison): string[] => {
  const [from, to] = [jsonOf(before['properties']), jsonOf(after['properties'])];
  const required = { before: listOf(before['required']), after: listOf(after['required']) };
  const newlyRequired = role === 'sent' ? missingFrom(required.before, required.after) : [];
  const newlyOptional = role === 'received' ? missingFrom(required.after, required.before).filter((name) => String(name) in to) : [];
  return [
    ...Object.entries(from).flatMap(([name, schema]) =>
      name in to ? compareSchemas(schema, to[name], role, `${place}.${name}`, comparison) : [`${place}.${name}: was removed`],
    ),
    ...newlyRequired.map((name) => `${place}.${String(name)}: is required now`),
    ...newlyOptional.map((name) => `${place}.${String(name)}: may be missing now`),
    ...(role === 'sent' && after['additionalProperties'] === false && before['additionalProperties'] !== false
      ? [`${place}: accepts no other fields now`]
      : []),
  ];
};

/** Compares schemas that have no alternatives. */
const compareSingle = (before: Json, after: Json, role: Role, place: string, comparison: Comparison): string[] => {
  const ref = before['$ref'];
  if (typeof ref === 'string' && ref === after['$ref']) {
    comparison.mentioned.set(`${role} ${ref}`, { ref, role });
    return [];
  }
  const [from, to] = [resolve(comparison.before, before), resolve(comparison.after, after)];
  const [expected, given] = role === 'sent' ? [to['type'], from['type']] : [from['type'], to['type']];
  const isInteger = expected === 'number' && given === 'integer';
  if (expected !== undefined && expected !== given && !isInteger)
    return [`${place}: is ${show([to['type'] ?? 'anything'])} now (${show([from['type'] ?? 'anything'])} before)`];
  return [
    ...compareValues(from, to, role, place),
    ...(role === 'sent' && valuesOf(from) === undefined ? tighterLimits(from, to, place) : []),
    ...compareObjects(from, to, role, place, comparison),
    ...('items' in from || 'items' in to ? compareSchemas(from['items'], to['items'], role, `${place}[]`, comparison) : []),
  ];
};

/** Each alternative that a client may send must still be accepted; each that it may receive must have been possible before. */
const compareSchemas = (before: unknown, after: unknown, role: Role, place: string, comparison: Comparison): string[] => {
  // The same reference is compared once, by its name; otherwise, a component may hold what stood here before.
  const isSameReference = jsonOf(before)['$ref'] !== undefined && jsonOf(before)['$ref'] === jsonOf(after)['$ref'];
  const from = alternativesOf(isSameReference ? jsonOf(before) : resolve(comparison.before, before));
  const to = alternativesOf(isSameReference ? jsonOf(after) : resolve(comparison.after, after));
  const [all, others] = role === 'sent' ? [from, to] : [to, from];
  return all.flatMap((one) => {
    const results = others.map((other) => {
      const [old, young] = role === 'sent' ? [one, other] : [other, one];
      return compareSingle(old, young, role, place, comparison);
    });
    return results.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
};

/** Parameters or headers as an object with a property for each. */
const asObject = (parts: [name: string, part: Json][]): Json => ({
  type: 'object',
  properties: Object.fromEntries(parts.map(([name, part]) => [name, part['schema']])),
  required: parts.filter(([, { required }]) => required === true).map(([name]) => name),
});

const parametersOf = (document: Json, operation: Json): Json =>
  asObject(
    listOf(operation['parameters'])
      .map((parameter) => resolve(document, parameter))
      .map((parameter) => [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]),
  );

const headersOf = (document: Json, response: Json): Json =>
  asObject(Object.entries(jsonOf(response['headers'])).map(([name, header]) => [name, resolve(document, header)]));

/** The bodies of a request or a response, by media type. */
const compareContents = (before: Json, after: Json, role: Role, place: string, comparison: Comparison): string[] => {
  const [from, to] = [jsonOf(before['content']), jsonOf(after['content'])];
  return Object.entries(from).flatMap(([type, media]) =>
    type in to
      ? compareSchemas(jsonOf(media)['schema'], jsonOf(to[type])['schema'], role, place, comparison)
      : [`${place}: ${type} was removed`],
  );
};

const compareResponses = (before: Json, after: Json, role: Role, place: string, comparison: Comparison): string[] => {
  const [from, to] = [jsonOf(before['responses']), jsonOf(after['responses'])];
  return Object.entries(from).flatMap(([status, response]) => {
    if (!(status in to)) return [`${place} response ${status}: was removed`];
    const [old, young] = [resolve(comparison.before, response), resolve(comparison.after, to[status])];
    const at = `${place} response ${status}`;
    return [
      ...compareContents(old, young, role, `${at}: body`, comparison),
      ...compareObjects(headersOf(comparison.before, old), headersOf(comparison.after, young), role, `${at}: header`, comparison),
    ];
  });
};

const compareOperations = (before: Json, after: Json, role: Role, place: string, comparison: Comparison): string[] => {
  const [from, to] = [resolve(comparison.before, before['requestBody']), resolve(comparison.after, after['requestBody'])];
  const isBodyNew = role === 'sent' && to['required'] === true && from['required'] !== true;
  return [
    ...(before['operationId'] === after['operationId'] ? [] : [`${place}: operationId is ${show([after['operationId']])} now`]),
    ...compareObjects(
      parametersOf(comparison.before, before),
      parametersOf(comparison.after, after),
      role,
      `${place}: parameter`,
      comparison,
    ),
    ...(isBodyNew ? [`${place}: a body is required now`] : []),
    ...compareContents(from, to, role, `${place}: body`, comparison),
    ...compareResponses(before, after, opposite[role], place, comparison),
  ];
};

/** The operations of `paths` or `webhooks`, by a name such as `POST /pantries`. */
const operationsOf = (items: unknown): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(jsonOf(items)).flatMap(([name, methods]) =>
      Object.entries(jsonOf(methods)).map(([method, operation]) => [`${method.toUpperCase()} ${name}`, jsonOf(operation)] as const),
    ),
  );

/** Each change of `after` that breaks a user of `before`, as one sentence that starts with its place. */
export const breakingChanges = (before: Json, after: Json): string[] => {
  const comparison: Comparison = { before, after, mentioned: new Map() };
  const sections = [
    { from: operationsOf(before['paths']), to: operationsOf(after['paths']), role: 'sent', title: '' },
    { from: operationsOf(before['webhooks']), to: operationsOf(after['webhooks']), role: 'received', title: 'webhook ' },
  ] as const;
  const changes = sections.flatMap(({ from, to, role, title }) =>
    Object.entries(from).flatMap(([name, operation]) =>
      to[name] === undefined
        ? [`${title}${name}: was removed`]
        : compareOperations(operation, to[name], role, `${title}${name}`, comparison),
    ),
  );
  // A Map also visits what is added while it is visited: the components that components mention.
  for (const { ref, role } of comparison.mentioned.values()) {
    const place = `${ref.split('/').at(-1)} (${role})`;
    changes.push(...compareSchemas(resolve(before, { $ref: ref }), resolve(after, { $ref: ref }), role, place, comparison));
  }
  return changes;
};
