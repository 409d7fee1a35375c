/** The key whose value becomes the prototype of a careless copy. */
const PROTO = '__proto__';

const hasProto = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Object.hasOwn(value, PROTO) || Object.values(value).some(hasProto));

const dropProto = (key: string, value: unknown): unknown => (key === PROTO ? undefined : value);

/** A parsed body without own `__proto__` keys; the body itself if it has none. */
export const withoutProto = (body: unknown): unknown => (hasProto(body) ? (JSON.parse(JSON.stringify(body), dropProto) as unknown) : body);
