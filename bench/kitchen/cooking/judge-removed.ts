/** Words that say how something is, not what it is. */
const manners =
  /^(?:large|small|medium|fresh|freshly|dried|ground|boneless|skinless|bone-in|heavy|light|low|full|whole|half|extra|virgin|lean|chopped|diced|minced|sliced|shredded|grated|cooked|raw|frozen|thawed|canned|can|cans|jar|package|packet|head|cup|cups|tablespoons?|teaspoons?|tbsp|tsp|ounces?|ounce|oz|pounds?|lbs?|kg|ml|liters?|cloves?|slices?|sticks?|stalks?|sprigs?|pinch|of|and|or|plus|with|to|the|an?|in|for|each|about|unsalted|salted|softened|melted|plain|dry|hot|cold|warm|red|white|green|black|yellow|brown|sweet|sharp|smooth|thin|thick|ripe|baby|packed|cut|into|pieces|strips|cubed|cubes|peeled|optional|all-purpose|mixed|good|quality|fat|fillets?|breasts?|thighs?|leaves|juice|powder|sauce|oil|long-grain|kosher|sea|stewed|mild|strong)$/;

const stem = (word: string): string => word.replace(/ies$/, 'y').replace(/(?:e?s)$/, '');

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []).filter((word) => !manners.test(word)).map(stem);

/** Before its first comma or bracket: what a line is about. */
const nameOf = (line: string): string => line.replace(/\([^)]*\)/g, ' ').split(',')[0] ?? '';

/** Words of what was taken away that a step still says, though nothing on the new list has them. */
export const stillNamed = (
  changes: readonly { kind: string; from: string | null }[],
  ingredients: readonly string[],
  steps: readonly string[],
): string[] => {
  const listed = new Set(ingredients.flatMap(wordsOf));
  const gone = changes
    .filter(({ kind }) => kind === 'replaced' || kind === 'removed')
    .flatMap(({ from }) => wordsOf(nameOf(from ?? '')))
    .filter((word) => !listed.has(word));
  const said = new Set(steps.flatMap((step) => wordsOf(step.replace(/\bcream (?=the|butter|together|until|in)/gi, ' '))));
  return [...new Set(gone)].filter((word) => said.has(word));
};
