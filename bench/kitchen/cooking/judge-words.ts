/** Fractions that a spoon, a cup or an eye can measure. */
const amount = String.raw`(?:\d+(?: (?:1\/4|1\/3|1\/2|2\/3|3\/4))?|1\/8|1\/4|1\/3|1\/2|2\/3|3\/4|0\.\d+|\d+\.\d{1,2}(?= k?g| ml| liter))`;
const units =
  'teaspoon tablespoon cup ounce pound clove slice pinch can jar package bunch sprig handful head stalk stick piece dash pint quart liter'.split(
    ' ',
  );
const opens = new RegExp(String.raw`^(${amount})(?: to (${amount}))? (?:\([^)]*\) )?([\p{L}-]+)`, 'u');

/** What is wrong with how a line of a list says its amount; `undefined` where nothing is. */
export const oddLine = (line: string): string | undefined => {
  if (/NaN|undefined|null|Infinity| {2}/.test(line)) return 'broken';
  if (!/^[\d½¼¾⅓⅔]/.test(line)) return undefined;
  const [, least = '', most, word = ''] = opens.exec(line) ?? [];
  const quantity = most ?? least;
  if (quantity === '') return 'odd amount';
  const isOne = /^(?:1|\d\/\d|0\.\d+)$/.test(quantity);
  const unit = units.find((one) => word === one || word === `${one}s` || word === `${one}es`);
  if (unit === undefined)
    return isOne && /^(?:eggs|onions|carrots|tomatoes|potatoes|lemons|limes)$/.test(word) ? 'one in the plural' : undefined;
  if (isOne !== (word === unit)) return 'wrong number';
  return /^(?:1|2)\/3$|1\/8/.test(quantity) && ['clove', 'slice', 'egg'].includes(unit) ? 'odd amount' : undefined;
};
