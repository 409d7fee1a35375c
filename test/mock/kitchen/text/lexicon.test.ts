import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from '../../../architecture/imports.js';
import { tagNames } from '../../../../mock/kitchen/text/lexicon.js';

/** The texts in the arguments of `hasTag`, `tags.has` and `tags.includes`, and in lists of tags: `besideTags`. */
const tagsReadIn = (file: string): string[] => {
  const found: string[] = [];
  const addTexts = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, addTexts);
  };
  const visit = (node: ts.Node, source: ts.SourceFile): void => {
    const isRead = ts.isCallExpression(node) && /(?:^hasTag|\btags\.(?:has|includes))$/.test(node.expression.getText(source));
    const isList = ts.isVariableDeclaration(node) && node.name.getText(source).endsWith('Tags');
    if (isRead) node.arguments.forEach(addTexts);
    if (isList) addTexts(node);
    ts.forEachChild(node, (child) => visit(child, source));
  };
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  visit(source, source);
  return found;
};

test('every tag of the lexicon is read, and every tag that is read is one of the lexicon', () => {
  const read = new Set(filesIn('mock/kitchen', 'mock/engine').flatMap(tagsReadIn));
  expect([...read].toSorted()).toEqual(tagNames.toSorted());
});
