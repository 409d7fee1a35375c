/** One object with the properties of all. Getters stay getters, which a spread would read once. */
export const mergeObjects = <First extends object, Second extends object, Third extends object>(
  first: First,
  second: Second,
  third: Third,
): First & Second & Third =>
  Object.defineProperties(
    {},
    Object.assign({}, ...[first, second, third].map((each) => Object.getOwnPropertyDescriptors(each))) as PropertyDescriptorMap,
  ) as First & Second & Third;
