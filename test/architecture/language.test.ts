import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Names of version 0.1.0 that have a new name. */
const goneNames = [
  'createPacing',
  'createRedisPacing',
  'RedisPacing',
  'TurnRequest',
  'PacedTurn',
  'notBeforeMs',
  'resetsAt',
  'FleetGate',
  'FleetState',
  'ProblemCode',
  'RefusalCode',
  'MishapCode',
  'nextSteps',
  'toScope',
  'readRefusal',
  'toLimitError',
  'readAnswer',
  'SeenCallbacks',
  'createSeenCallbacks',
  'createRedisSeenCallbacks',
  'CallbackReply',
  'DoorEvent',
  'DoorOptions',
  'CallbackRefusal',
  'ReceiverRefusal',
  'CallbackArrival',
  'strays',
  'sameSecret',
  'acknowledge',
  'handOn',
  'toReporters',
  'unreadOf',
  'toInstant',
  'OwnAnswer',
  'OwnValue',
  'AnswerCall',
  'PlayedScenario',
  'PlannedFault',
  'FaultPlan',
  'IssueOptions',
  'ends_in',
  'StatePart',
  'Lasting',
  'LastingChanges',
  'JournalEntry',
  'RateLimitDialect',
  'LimitsNow',
  'HeaderLine',
  'ErrorShape',
  'ShapedProblem',
  'errorShape',

  'CallbackFlaw',
  'CallbackSender',
  'deliverThrough',
  'KeyRing',
  'clearUse',
  'whereabouts',
  'StoredTexts',
  'inWords',
  'LateComers',
  'straightenAmount',
  'tidyLine',
  'findThing',
  'oncePerText',
  'namedFlesh',
];

/** Words of the private dialect that the earlier text was written in. */
const goneWords = [
  'anew',
  'reckon',
  'reckoned',
  'for want of',
  'whoever',
  'upon',
  'porch',
  'larder',
  'wares',
  'the document states',
  'is told that',
  'hears of',
  "by the service's document",
  'lets? go wrong',
  'of the field of',
  'side of the wire',
];

/** Data that cooks edit, generated files, and this list itself. */
const excluded =
  /(^|\/)(package-lock\.json|tables\.generated\.ts|THIRD-PARTY\.md|CHANGELOG\.md)$|\.(tsv|txt|svg|png)$|^test\/architecture\/language\.test\.ts$|^\.changeset\//;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !excluded.test(file));

/** Every line of the repository that matches, with its place. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  );

describe('the language of the project', () => {
  test('has no name of version 0.1.0 that was replaced', () => {
    expect(linesWith(new RegExp(`(?<![\\w.-])(${goneNames.join('|')})(?![\\w-])`))).toEqual([]);
  });

  test('has no word of the earlier dialect', () => {
    expect(linesWith(new RegExp(`\\b(${goneWords.join('|')})\\b`, 'i'))).toEqual([]);
  });

  test('cites no section of the specification: users do not have it', () => {
    expect(linesWith(/\(section \d|sections? \d(\.\d)? (of|and)|\bsection \d+,/i)).toEqual([]);
  });
});
