import { sentencesOf } from '../text/sentences.js';

/** Where things come together. */
export const mixes = /\b(?:stir|mix|combine|fold|whisk|blend|simmer|toss|add|knead)\b/i;
/** Where it is too late to put anything in. */
const shapes =
  /\b(?:form|shape|roll|press|drop|fill|divide|scrape|spoon|transfer)\b|\b(?:pour|spread) (?:it |the \w+ )?(?:in|into|onto|on)\b/i;

/** A step with one more sentence behind the one that mixes, or before it where that one shapes what was mixed as well. */
export const withSentence = (step: string, sentence: string): string => {
  const sentences = sentencesOf(step);
  const at = sentences.findLastIndex((one) => mixes.test(one));
  if (at === -1) return `${step.trimEnd()}${/[.!?]["')]?$/.test(step.trimEnd()) ? '' : '.'} ${sentence}`;
  const mixing = sentences[at] as string;
  if (shapes.test(mixing)) sentences.splice(at, 0, sentence.replace(/^(?:Stir|Mix) in (.*)\.$/, 'Put $1 in the bowl first.'));
  else sentences.splice(at, 1, /[.!?]["')]?$/.test(mixing) ? mixing : `${mixing}.`, sentence);
  return sentences.join(' ');
};
