/** The key whose value becomes the prototype of a careless copy. */
const PROTO = '__proto__';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasProto = (value: unknown): boolean =>
  isObject(value) && (Object.hasOwn(value, PROTO) || Object.values(value).some((item) => hasProto(item)));

const copyWithoutProto = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyWithoutProto);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== PROTO)
      .map(([key, item]) => [key, copyWithoutProto(item)]),
  );
};

/** A parsed body without own `__proto__` keys; the body itself if it has none. */
export const withoutProto = (body: unknown): unknown => (hasProto(body) ? copyWithoutProto(body) : body);

/** A reviver for `JSON.parse` that drops `__proto__` keys. It is needed only for texts that may contain one, however it is escaped. */
export const protoReviverFor = (text: string): ((key: string, value: unknown) => unknown) | undefined =>
  /__proto__|\\u00[5-7]/.test(text) ? (key, value) => (key === PROTO ? undefined : value) : undefined;
