/** A copy of an object without the fields that are `undefined`, so that a field that is documented as absent is absent. */
export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
