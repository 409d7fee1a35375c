import type { Command } from 'commander';
import type { GenerateRequest } from '@recipe-ai/sdk';
import { toDuration, toList, toNumber } from './arguments.js';
import { createClient, printResult, withCallFlags, type CallFlags } from './client.js';
import { fieldOption } from './completion-values.js';
import { UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { readJson } from './input.js';
import { warnAboutUnknownWords } from './known-words.js';
import { showRecipe } from './show.js';

interface Flags extends CallFlags {
  pantry?: string;
  cuisine?: string;
  diet?: string[];
  minutes?: number;
  skill?: string;
  servings?: number;
}

/** The request in a file, or one with the ingredients in it. */
const readPantry = async (file: string): Promise<Partial<GenerateRequest>> => {
  const json = await readJson(file);
  const request = Array.isArray(json) ? { ingredients: json } : json;
  const { ingredients = [] } = Object(request) as { ingredients?: unknown };
  if (request === Object(request) && Array.isArray(ingredients)) return request as Partial<GenerateRequest>;
  throw new UsageError(`--pantry ${file}: its JSON must be a list of ingredients, or a request with a list of \`ingredients\`.`);
};

const toRequest = async (names: string[], flags: Flags): Promise<GenerateRequest> => {
  const request = flags.pantry === undefined ? {} : await readPantry(flags.pantry);
  return {
    ...request,
    ingredients: [...(request.ingredients ?? []), ...names],
    cuisine: flags.cuisine ?? request.cuisine,
    dietary_restrictions: flags.diet ?? request.dietary_restrictions,
    time_available: flags.minutes ?? request.time_available,
    skill_level: flags.skill ?? request.skill_level,
    servings: flags.servings ?? request.servings,
  };
};

/** `recipe-ai generate`: a recipe from ingredients. */
export const addGenerate = (program: Command): void => {
  const command = withCallFlags(program.command('generate').alias('recipes.generate'))
    .summary('generate a recipe from ingredients')
    .argument('[ingredients...]', 'names, or lines such as "500 g chicken thighs"')
    .option('--pantry <file>', 'JSON file: a list of ingredients, or a whole request')
    .addOption(fieldOption('--cuisine <name>', 'for example italian', 'recipes.generate', 'cuisine'))
    .addOption(
      fieldOption(
        '--diet <name>',
        'a diet, an allergy or something to avoid; may be repeated',
        'recipes.generate',
        'dietary_restrictions',
      ).argParser(toList),
    )
    .option('--minutes <number>', 'time limit in minutes', toDuration('--minutes', 'minutes', 1))
    .addOption(fieldOption('--skill <level>', 'beginner, intermediate or advanced', 'recipes.generate', 'skill_level'))
    .option('--servings <number>', 'number of servings', toNumber('--servings'))
    .action(async (names: string[], flags: Flags) => {
      const request = await toRequest(names, flags);
      await warnAboutUnknownWords('recipes.generate', { cuisine: flags.cuisine, skill_level: flags.skill });
      await printResult(flags, createClient(flags).recipes.generate(request), showRecipe);
    });
  withExamples(
    command,
    'generate chickpeas spinach rice --diet vegan --mock',
    'generate --pantry pantry.json --json | recipe-ai healthify -',
  );
};
