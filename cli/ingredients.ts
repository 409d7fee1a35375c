import type { Command } from 'commander';
import type { CategorySuggestions, EnrichedIngredient } from '@recipe-ai/sdk';
import { toInteger, toList, toNumber } from './arguments.js';
import { createClient, printResult, withCallFlags, type CallFlags } from './client.js';
import { fieldOption } from './completion-values.js';
import { withExamples } from './examples.js';
import { readArguments } from './input.js';
import { faint, paint, visible } from './output.js';
import { showSubstitutes } from './show.js';

interface SubstituteFlags extends CallFlags {
  quantity?: number;
  unit?: string;
  diet?: string[];
  allergy?: string[];
  have?: string[];
  max?: number;
}

const addSuggestSubstitute = (program: Command): void => {
  const command = withCallFlags(program.command('suggest-substitute').alias('suggestSubstitute'))
    .summary('suggest substitutes for an ingredient')
    .argument('<ingredient>')
    .option('--quantity <number>', 'amount of the ingredient', toNumber('--quantity'))
    .addOption(fieldOption('--unit <unit>', 'unit of the amount, for example gram', 'suggestSubstitute', 'unit'))
    .addOption(fieldOption('--diet <name>', 'a diet; may be repeated', 'suggestSubstitute', 'dietary_restrictions').argParser(toList))
    .addOption(fieldOption('--allergy <name>', 'an allergy; may be repeated', 'suggestSubstitute', 'allergies').argParser(toList))
    .option('--have <name>', 'an ingredient at hand; may be repeated', toList)
    .option('--max <number>', 'number of suggestions, 1 to 10', toInteger('--max', 1))
    .action(async (ingredient: string, flags: SubstituteFlags) => {
      const call = createClient(flags).suggestSubstitute({
        ingredient,
        quantity: flags.quantity,
        unit: flags.unit,
        dietary_restrictions: flags.diet,
        allergies: flags.allergy,
        available_ingredients: flags.have,
        max_suggestions: flags.max,
      });
      await printResult(flags, call, ({ data }) => showSubstitutes(data));
    });
  withExamples(
    command,
    'suggest-substitute butter --allergy milk --mock',
    'suggest-substitute butter --quantity 0.5 --unit cup --diet vegan',
  );
};

const showIngredient = ({ original, canonical_name, grams, category, allergens }: EnrichedIngredient): string => {
  const facts = [
    canonical_name ?? 'unknown',
    grams === null ? '' : `${grams} g`,
    category ?? '',
    allergens.length > 0 ? `contains ${allergens.join(', ')}` : '',
  ];
  return `${visible(original)}  ${faint(visible(facts.filter(Boolean).join(', ')))}`;
};

const addEnrichIngredients = (program: Command): void => {
  const command = withCallFlags(program.command('enrich-ingredients').alias('enrichIngredients'))
    .summary('parse ingredient lines')
    .argument('<lines...>', 'for example "2 cups chopped onion"; - reads lines from standard input')
    .action(async (lines: string[], flags: CallFlags) => {
      const ingredients = await readArguments(lines);
      await printResult(flags, createClient(flags).enrichIngredients({ ingredients }), ({ data }) =>
        data.ingredients.map(showIngredient).join('\n'),
      );
    });
  withExamples(command, 'enrich-ingredients "2 cups chopped onion" --mock', 'enrich-ingredients - < ingredients.txt');
};

const showCategories = ({ suggestions }: CategorySuggestions): string =>
  suggestions
    .map(
      ({ name, suggested_category, confidence }) =>
        `${visible(name)}  ${paint('cyan', visible(suggested_category))} ${faint(`${Math.round(confidence * 100)} %`)}`,
    )
    .join('\n');

const addSuggestCategories = (program: Command): void => {
  const command = withCallFlags(program.command('suggest-categories').alias('categories.suggest'))
    .summary('suggest categories for pantry items')
    .argument('<items...>', 'names; - reads lines from standard input')
    .action(async (names: string[], flags: CallFlags) => {
      const items = await readArguments(names);
      await printResult(flags, createClient(flags).categories.suggest({ items }), showCategories);
    });
  withExamples(command, 'suggest-categories milk basil --mock', 'suggest-categories - < shopping-list.txt');
};

/** The commands about single ingredients. */
export const addIngredients = (program: Command): void => {
  addSuggestSubstitute(program);
  addEnrichIngredients(program);
  addSuggestCategories(program);
};
