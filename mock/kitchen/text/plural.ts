/** Names that have no plural of their own, or are written alike. */
const unchanged =
  /(?:rice|bread|garlic|celery|asparagus|broccoli|spinach|kale|fish|salmon|tuna|cod|tilapia|trout|shrimp|beef|pork|lamb|chicken|turkey|bacon|ham|pasta|spaghetti|quinoa|tofu|tempeh|seitan|corn|butter|milk|cheese|cream|water|sugar|salt|flour|oil|vinegar|sauce|juice|zest|powder|paste|broth|stock|honey|syrup|parsley|cilantro|basil|mint|dill|thyme|rosemary|ginger|lettuce|cabbage|okra|squid|calamari|octopus|meat|s)$/;

const irregular: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  knife: 'knives',
  goose: 'geese',
  radish: 'radishes',
};

/**
 * Several of a thing: the last word of a name in the plural.
 *
 * @example
 * ```ts
 * toPlural('bay leaf'); // "bay leaves"
 * ```
 */
export const toPlural = (name: string): string => {
  const at = name.lastIndexOf(' ') + 1;
  const last = name.slice(at);
  const lower = last.toLowerCase();
  const known = irregular[lower];
  if (known) return name.slice(0, at) + known;
  if (unchanged.test(lower)) return name;
  if (/(?:ch|sh|x|z)$/.test(lower) || (/(?:tomat|potat|mang|avocad)o$/.test(lower) && !lower.endsWith('avocado'))) return `${name}es`;
  if (/[^aeiou]y$/.test(lower)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
};

const singulars: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  cookies: 'cookie',
  brownies: 'brownie',
  pies: 'pie',
  anchovies: 'anchovy',
  chilies: 'chili',
  chillies: 'chilli',
  olives: 'olive',
  chives: 'chive',
  endives: 'endive',
  cloves: 'clove',
  molasses: 'molasses',
  hummus: 'hummus',
  couscous: 'couscous',
  asparagus: 'asparagus',
  swiss: 'swiss',
  citrus: 'citrus',
  octopus: 'octopus',
  brussels: 'brussels',
  watercress: 'watercress',
  schnapps: 'schnapps',
};

/** One of a thing: a single word in the singular. Words that are already so come back as they were. */
export const toSingular = (word: string): string => {
  if (!word.endsWith('s')) return word === 'geese' ? 'goose' : word;
  const known = singulars[word];
  if (known) return known;
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|to|go)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};
