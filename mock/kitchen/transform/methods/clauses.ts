import type { Action } from './read-actions.js';
import { tellsToDo } from '../../text/sentences.js';

const hotVerb =
  /\b(?:(?:lock the lid(?: in place)?(?:,| and)? )?pressure[- ]cook|lock the lid|(?:put|place|set|pop|return|slide|transfer|move)\b(?: (?!in\b|into\b)[^\s,.;]+){0,5} in(?:to)? (?:the |an? |your )?(?:hot |preheated )?(?:oven|air[- ]?fryer|microwave|grill)|bake|roast|broil|cook|simmer|boil|grill|fry|air[- ]?fry|saut[eé]|stir[- ]fry|deep[- ]fry|brown|sear|steam|microwave|braise|stew|poach|toast|barbecue|smoke|bring)\b/i;

const connectors =
  /(?:[\s,;]|\b(?:and|then|to|or|but|it|them|everything|let|allow|continue|cover(?:ed)?|uncover(?:ed)?|reduce|lower|turn|raise|increase|the|heat|down|up|low|medium|high|medium-low|medium-high|over|on|in|into|for|oven|a|preheated|hot|cook|again|gently|slowly)\b)+$/i;

/** "Cover with foil", "let the potatoes", "in a saucepan": nothing without the verb that comes after. */
const saysNothing =
  /^(?:(?:un)?cover(?:ed)?\b(?! and )(?:(?! in ).)*|(?:let|allow)\b[^,;]*|(?:in|into|on|over|using|with) (?:a|an|the|your)\b[^,;]*|(?:reduce|lower|turn|raise|increase)(?: up| down)? (?:the )?heat\b[^,;]*)$/i;

/** Without a bracket that is never closed. */
const balanced = (text: string): string => {
  const open = text.lastIndexOf('(');
  return open !== -1 && !text.includes(')', open) ? text.slice(0, open).trim() : text.replace(/^([^(]*)\)/, '$1');
};

/** What an action does before the cooking begins: "Add the beans and simmer for 20 minutes" -> "Add the beans". Empty where that is nothing. */
export const leadOf = ({ text }: Action): string => {
  // "until golden brown" tells no one to brown
  const told = text.replace(/\buntil\b.*/is, '');
  const at =
    hotVerb.exec(
      told.replace(
        /\b(?:baking|cooking|frying|roasting|boiling|brown)(?= (?:powder|soda|sheet|dish|pan|tray|paper|spray|oil|wine|water|sugar|rice))/gi,
        (word) => 'x'.repeat(word.length),
      ),
    )?.index ?? 0;
  const lead = balanced(text.slice(0, at)).replace(connectors, '').trim();
  return saysNothing.test(lead) || lead.split(/\s+/).length < 2 || !tellsToDo(lead) ? '' : lead;
};

const cooked =
  /^(?:\p{L}+ly )?(?:bake|roast|broil|cook|simmer|boil|grill|fry|saut[eé]|brown|sear|steam|braise|stew|poach)\s+((?:the|your|all the|all of the|both|half of the)\s+[\p{L}'’ -]{2,40}?)(?=\s+(?:for|until|in|on|over|at|with|about|to|under|and|uncovered|covered)\b|\s*[,.(;]|\s+\d|$)/iu;

/** What an action cooks, where it says so right behind the verb: "Fry the mushrooms for 5 minutes" -> "the mushrooms". Empty where it does not. */
export const objectOf = ({ text }: Action): string => cooked.exec(text)?.[1] ?? '';

/** Without a last word that leads on to what is gone. */
export const ended = (text: string): string => text.replace(/(?:[\s,;]+(?:and|or|until|then|the|an?|with))+\.?$/i, '');

const timesSaid = /,?\s*(?:for|about|for about)\s+[\d½¼¾][^,.;]*?(?:seconds?|minutes?|mins?)\b(?:\s+(?:per|on each|a) side)?/gi;

/** The same, where what names no cooking counts whole but for its times: "Melt the butter, add the garlic for 30 seconds". */
export const untimedLead = (action: Action): string => {
  const plain = action.text.replace(timesSaid, '').replace(/[.\s]+$/, '');
  return hotVerb.test(plain) ? leadOf({ ...action, text: plain }) : balanced(plain);
};

const dryCues = /\b(?:golden|brown|crisp|char|bubbl|thick|reduc|evaporat|boil|simmer|melted|toast|oil|hot)/i;

/** What an action waits for, without the word: "the lentils fall apart", "golden". Empty where it names nothing, or only a number. */
export const cueOf = ({ text }: Action, moist: boolean): string => {
  const until = /\buntil\s+((?:(?![.;]|,? (?:about|for|approximately) \d|,? \(?\d|\babout \d|\bapproximately\b).)+)/i.exec(text)?.[1];
  if (until === undefined) return '';
  const clauses = until.replace(/[\s,(]+$/, '').split(/(,? and |, )/);
  // the number that a clause waits for stood behind it and is said elsewhere
  while (
    clauses.length > 0 &&
    (/\b(?:reach(?:es)?|registers?|reads?|at|to|of|temperature|is|are|thermometer)$/i.test(clauses.at(-1) ?? '') ||
      /\b(?:internal|thermometer)\b/i.test(clauses.at(-1) ?? ''))
  ) {
    clauses.splice(-2, 2);
  }
  const cue = balanced(clauses.join('')).trim();
  if (cue === '' || /\d/.test(cue) || /\b(?:the|an?|and|or|it|is|are)$/i.test(cue)) return '';
  return moist && dryCues.test(cue) ? '' : cue;
};

/** ", until ..." as the action says it; where a moist heat cannot do that, nothing. */
export const untilOf = (action: Action, moist: boolean): string => {
  const cue = cueOf(action, moist);
  return cue === '' ? '' : `, until ${cue}`;
};
