/** What no step can ask for where this is the way of cooking. */
const absurd: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:slow|pressure)_cooker$/, /\b(?:remove|take) the \w+ cooker from the|cooker over (?:low|medium|high)|\bbaking sheet\b/i],
  [/^(?:slow_cooker|pressure_cooker|microwave|steamer|stovetop)$/, /\b(?:pre)?heat(?:ing)? (?:the |your )?(?:oven|grill)\b|\bin the (?:hot )?oven\b/i],
  [/^(?:air_fryer|grill|sous_vide)$/, /\b(?:pre)?heat(?:ing)? (?:the |your )?oven\b/i],
]; // prettier-ignore

const dangling = /\b(?:and|or|the|an?|until|with|into|your)[.!]$/i;

/** What is wrong with the steps of a recipe for another appliance; `isExplained` says that some of it is done as before. */
export const oddSteps = (method: string, before: readonly string[], after: readonly string[], isExplained: boolean): string | undefined => {
  const fresh = after.filter((step) => !before.includes(step));
  const contradiction = isExplained ? undefined : absurd.find(([methods]) => methods.test(method));
  return (
    fresh.find((step) => contradiction?.[1].test(step)) ??
    fresh
      .flatMap((step) => step.split(/(?<=[.!])\s+/))
      .find((sentence) => dangling.test(sentence) || /\b(\p{L}+) (?:the )?\1\b/u.test(sentence))
  );
};
