const unitEnds = /\b(?:tbsp|tsp|oz|lb|lbs|pkg|approx|in|min|mins|hr|hrs|no|vs|deg)\.$/i;

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => {
  const sentences: string[] = [];
  for (const part of step.split(/(?<=[.!?])\s+(?=[\p{Lu}("'])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && unitEnds.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') sentences.push(part.trim());
  }
  return sentences;
};

const ordinal = /^\s*(?:step\s+)?\d+\s*[.:)]\s+(?=\S)/i;

/** The number before what a step tells: "3. ", "Step 2: "; empty where it has none. */
export const numberOf = (step: string): string => ordinal.exec(step)?.[0] ?? '';

/** Ends with a full stop, or whatever it had. */
export const closed = (sentence: string): string => (/[.!?]["')]?$/.test(sentence) ? sentence : `${sentence.replace(/[\s,;:–-]+$/, '')}.`);

/** What stands over other steps and tells nothing itself: "For the sauce:", "TO SERVE", "Step 2". */
export const isHeading = (step: string): boolean =>
  step.length < 60 &&
  (/:\s*$/.test(step) ||
    /^(?:(?:step|instruction)\s*)?\d*[.)]?$/i.test(step.trim()) ||
    /^(?:for|to make) the [^.,]+$/i.test(step.trim()) ||
    !/\p{Ll}/u.test(step));

const verbs =
  'preheat heat add mix stir combine place put cook bake roast fry simmer boil bring pour whisk beat fold cut chop slice dice mince peel wash rinse drain season sprinkle spread cover uncover remove transfer serve let allow set melt brush toss top garnish grease line roll knead shape form divide reduce return turn flip arrange spoon drizzle marinate refrigerate chill cool freeze blend pulse process puree strain discard taste make prepare rest finish scatter carve dust halve mash lay pat scrape skim saut[eé] brown sear grill steam soak squeeze crush layer repeat continue use take break crack separate scoop drop press store dissolve sift cream coat dip wrap stuff fill thread rub trim score shred grate tear deglaze warm keep leave check lower raise increase adjust salt pepper butter oil flour pop tip give start begin work cube quarter zest juice pierce prick poke lift slide push swirl tuck tie crimp seal lock close open shake throw dump load insert hold tent ladle plate pit core stem seed render sweat toast char scald poach broil stir-fry deep-fry microwave pressure-cook braise baste glaze measure weigh beat incorporate gently carefully slowly lightly quickly immediately gradually evenly generously thinly finely roughly';

const told = new RegExp(
  String.raw`(?:^|[,:;)]\s+(?:and |then )?|^(?:now|next|then|also|first|meanwhile|finally|and|so|just|please),? )(?:${verbs.replaceAll(' ', '|')})\b`,
  'i',
);

/** True for what tells the cook to do something: "Add the salt", "In a bowl, mix it"; not for "In the same pan" nor "The sauce". */
export const tellsToDo = (clause: string): boolean => told.test(clause.trim());
