import { readFileSync } from 'node:fs';
import type { GenerateRequest } from '../../../src/contract/recipes.js';
import type { RecipeInput } from '../../../src/contract/transforms.js';

const versions = [0, 1, 2] as const;

const table = (name: string): string => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.slice(text.indexOf('\n---\n') + 5);
};

const inVersion = (text: string, version: number): string =>
  text.replace(/\{([^}]*)\}/g, (_all, choices: string) => choices.split('|')[version] ?? '');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of a table, without its introduction. */
export const readLines = (name: string): string[] => linesOf(table(name));

/** The recipes of `recipes.txt`, each in its three versions. */
export const readRecipes = (): RecipeInput[] =>
  table('recipes.txt')
    .split('\n---\n')
    .filter((block) => block.trim() !== '')
    .flatMap((block) =>
      versions.map((version) => {
        const [list = '', steps = ''] = inVersion(block, version).split('\n\n');
        const [title = '', ...ingredients] = linesOf(list);
        return { title, ingredients, instructions: linesOf(steps) };
      }),
    );

/** One request, and whether something in its pantry breaks what it asks for. */
export interface PantryCase {
  request: GenerateRequest;
  hasConflict: boolean;
}

const skills = ['beginner', 'intermediate', 'advanced'] as const;

/** The pantries of `pantries.txt`, each asked for four times: as it is, in little time, and twice with what something in it breaks. */
export const readPantries = (): PantryCase[] =>
  readLines('pantries.txt').flatMap((line, row) => {
    const [items = '', diets = '', cuisine = ''] = line.split('|').map((part) => part.trim());
    const ingredients = items.split(', ');
    const [first = '', second = first] = diets.split('; ');
    const asked = cuisine === '' ? {} : { cuisine };
    const servings = 1 + ((row * 5) % 12);
    const time_available = [20, 30, 45, 60, 90][row % 5] as number;
    const skill_level = skills[row % 3] as (typeof skills)[number];
    const keeping = (diet: string): string[] => diet.split(', ');
    return [
      { request: { ingredients, ...asked, servings }, hasConflict: false },
      { request: { ingredients, servings: (servings % 8) + 1, time_available, skill_level }, hasConflict: false },
      { request: { ingredients, ...asked, dietary_restrictions: keeping(first), servings }, hasConflict: true },
      { request: { ingredients, dietary_restrictions: keeping(second), servings: 2, time_available: 60, skill_level }, hasConflict: true },
    ];
  });

/** A pantry that spells one dish, and the words of which its name must hold one. */
export interface WellKnownCase {
  ingredients: string[];
  words: string[];
}

/** The pantries of `well-known.txt`. */
export const readWellKnown = (): WellKnownCase[] =>
  readLines('well-known.txt').map((line) => {
    const [items = '', words = ''] = line.split('|').map((part) => part.trim());
    return { ingredients: items.split(', '), words: words.split(', ') };
  });
