import type { GeneratedRecipe, Nutrition, Substitutes, TransformedRecipe } from '@recipe-ai/sdk';
import { faint, heading, paint, visible } from './output.js';

const bullet = (text: string): string => `  ${faint('•')} ${text}`;
const numbered = (text: string, index: number): string => `  ${faint(`${index + 1}.`)} ${text}`;

const section = (title: string, lines: readonly string[] | undefined): string[] =>
  lines && lines.length > 0 ? ['', paint('underline', title), ...lines] : [];

/** Lines as one text, without those that are absent. */
const joinLines = (lines: readonly (string | undefined)[]): string => lines.filter((line) => line !== undefined).join('\n');

const nutritionLine = ({ calories, protein_g, carbohydrates_g, fat_g, fiber_g, sodium_mg }: Nutrition): string =>
  visible(
    `${calories} kcal, ${protein_g} g protein, ${carbohydrates_g} g carbohydrates, ${fat_g} g fat, ${fiber_g} g fiber, ${sodium_mg} mg sodium`,
  );

/** A generated recipe. */
export const showRecipe = (recipe: GeneratedRecipe): string =>
  joinLines([
    heading(visible(recipe.name)),
    visible(recipe.description),
    faint(visible(`serves ${recipe.servings}, ${recipe.timing.total_minutes} minutes, ${recipe.cuisine}, ${recipe.skill_level}`)),
    ...section(
      'Ingredients',
      recipe.ingredients.map(({ display }) => bullet(visible(display))),
    ),
    ...section(
      'Steps',
      recipe.steps.map(({ instruction }, index) => numbered(visible(instruction), index)),
    ),
    ...section('Per serving, estimated', [`  ${nutritionLine(recipe.nutrition)}`]),
    ...section(
      'Left out of your pantry',
      recipe.pantry.excluded.map(({ name, reason }) => bullet(visible(`${name}: ${reason}`))),
    ),
    ...section(
      'Notes',
      recipe.warnings.map((line) => bullet(visible(line))),
    ),
    ...section(
      'Tips',
      recipe.tips.map((line) => bullet(visible(line))),
    ),
  ]);

/** A transformed recipe: what the service documents, and what it may add. */
export const showTransformed = (
  recipe: Partial<TransformedRecipe> & { name: string; nutrition_before?: Nutrition; nutrition_after?: Nutrition },
): string =>
  joinLines([
    heading(visible(recipe.name)),
    recipe.summary === undefined ? undefined : visible(recipe.summary),
    ...section(
      'Ingredients',
      recipe.ingredients?.map((line) => bullet(visible(line))),
    ),
    ...section(
      'Steps',
      recipe.steps?.map((line, index) => numbered(visible(line), index)),
    ),
    ...section(
      'Changes',
      recipe.changes?.map(({ from, to, reason }) =>
        bullet(`${visible(from ?? 'nothing')} → ${visible(to ?? 'nothing')}\n    ${faint(visible(reason))}`),
      ),
    ),
    ...(recipe.nutrition_before && recipe.nutrition_after
      ? section('Per serving, estimated', [
          `  before  ${nutritionLine(recipe.nutrition_before)}`,
          `  after   ${nutritionLine(recipe.nutrition_after)}`,
        ])
      : []),
    ...section(
      'Notes',
      recipe.warnings?.map((line) => bullet(visible(line))),
    ),
  ]);

/** Substitutes, best first. */
export const showSubstitutes = ({ message, substitutes, excluded }: Substitutes): string =>
  joinLines([
    heading(visible(message)),
    ...substitutes.map(
      ({ name, ratio_text, notes }, index) =>
        `${numbered(paint('bold', visible(name)), index)}: ${visible(ratio_text)}. ${faint(visible(notes))}`,
    ),
    ...section(
      'Not safe here',
      excluded.map(({ name, reason }) => bullet(visible(`${name}: ${reason}`))),
    ),
  ]);
