import { styleText } from 'node:util';
import type { GeneratedRecipe, Nutrition, Substitutes, TransformedRecipe } from '@recipe-ai/sdk';

type Style = Parameters<typeof styleText>[0];

/** Colours a text where the output takes colours: not in a pipe, not with NO_COLOR. */
export const paint = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const heading = (text: string): string => paint('bold', text);
export const faint = (text: string): string => paint('dim', text);

const bullet = (text: string): string => `  ${faint('•')} ${text}`;
const numbered = (text: string, index: number): string => `  ${faint(`${index + 1}.`)} ${text}`;

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', paint('underline', title), ...lines] : []);

export const nutritionLine = ({ calories, protein_g, carbohydrates_g, fat_g, fiber_g, sodium_mg }: Nutrition): string =>
  `${calories} kcal, ${protein_g} g protein, ${carbohydrates_g} g carbohydrates, ${fat_g} g fat, ${fiber_g} g fiber, ${sodium_mg} mg sodium`;

/** A generated recipe, as a card. */
export const showRecipe = (recipe: GeneratedRecipe): string =>
  [
    heading(recipe.name),
    recipe.description,
    faint(`serves ${recipe.servings}, ${recipe.timing.total_minutes} minutes, ${recipe.cuisine}, ${recipe.skill_level}`),
    ...section(
      'Ingredients',
      recipe.ingredients.map((ingredient) => bullet(ingredient.display)),
    ),
    ...section(
      'Steps',
      recipe.steps.map((step, index) => numbered(step.instruction, index)),
    ),
    ...section('Per serving, estimated', [`  ${nutritionLine(recipe.nutrition)}`]),
    ...section(
      'Left out of your pantry',
      recipe.pantry.excluded.map(({ name, reason }) => bullet(`${name}: ${reason}`)),
    ),
    ...section('Mind', recipe.warnings.map(bullet)),
    ...section('Tips', recipe.tips.map(bullet)),
  ].join('\n');

/** A transformed recipe, as a card, with what was changed. */
export const showTransformed = (recipe: TransformedRecipe & { nutrition_before?: Nutrition; nutrition_after?: Nutrition }): string =>
  [
    heading(recipe.name),
    recipe.summary,
    ...section('Ingredients', recipe.ingredients.map(bullet)),
    ...section('Steps', recipe.steps.map(numbered)),
    ...section(
      'Changed',
      recipe.changes.map(({ from, to, reason }) => bullet(`${from ?? 'nothing'} → ${to ?? 'nothing'}\n    ${faint(reason)}`)),
    ),
    ...(recipe.nutrition_before && recipe.nutrition_after
      ? section('Per serving, estimated', [
          `  before  ${nutritionLine(recipe.nutrition_before)}`,
          `  after   ${nutritionLine(recipe.nutrition_after)}`,
        ])
      : []),
    ...section('Mind', recipe.warnings.map(bullet)),
  ].join('\n');

/** Substitutes, best first. */
export const showSubstitutes = ({ message, substitutes, excluded }: Substitutes): string =>
  [
    heading(message),
    ...substitutes.map(({ name, ratio_text, notes }, index) => `${numbered(paint('bold', name), index)}: ${ratio_text}. ${faint(notes)}`),
    ...section(
      'Not safe here',
      excluded.map(({ name, reason }) => bullet(`${name}: ${reason}`)),
    ),
  ].join('\n');
