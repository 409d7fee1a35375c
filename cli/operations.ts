import { Argument, Option, type Command } from 'commander';
import { RecipeAI, type GenerateRequest, type RecipeInput, type TransformedRecipe } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { UsageError } from './exit-codes.js';
import { readJson, readLines } from './read.js';
import { faint, paint, showRecipe, showSubstitutes, showTransformed } from './show.js';

interface Common {
  json?: boolean;
  mock?: boolean;
  seed?: string;
}

const toNumber = (value: string): number => {
  const number = Number(value);
  if (Number.isNaN(number)) throw new UsageError(`"${value}" is not a number.`);
  return number;
};

const several = (value: string, before: string[] | undefined): string[] => [
  ...(before ?? []),
  ...value.split(',').map((word) => word.trim()),
];

const toClient = ({ mock, seed }: Common): RecipeAI =>
  new RecipeAI(mock ? createMockService({ seed: seed === undefined ? 1 : toNumber(seed) }).connection({ tier: 'scale' }) : {});

const readRecipe = async (file: string): Promise<RecipeInput> => (await readJson(file)) as RecipeInput;

/** A command that answers on standard output: for people, or as JSON. */
const answering = (command: Command): Command =>
  command
    .option('--json', 'print the answer as JSON')
    .option('--mock', 'answer from the embedded mock; needs no key and no network')
    .addOption(new Option('--seed <number>', 'seed of the mock').implies({ mock: true }));

const print = <Data>({ json }: Common, data: Data, show: (data: Data) => string): void => {
  console.log(json ? JSON.stringify(data, null, 2) : show(data));
};

const recipeFile = () => new Argument('<recipe>', 'JSON file with title, ingredients and instructions; - for standard input');

/** One command an operation, each named as the service names it. */
export const addOperations = (program: Command): void => {
  answering(program.command('generate').summary('cook up a recipe from ingredients'))
    .argument('[ingredients...]', 'names, or lines such as "500 g chicken thighs"')
    .option('--pantry <file>', 'JSON file: a list of ingredients, or a whole request')
    .option('--cuisine <name>', 'such as italian')
    .option('--diet <name>', 'a diet, an allergy or something to avoid; may be repeated', several)
    .option('--minutes <number>', 'most minutes it may take', toNumber)
    .option('--skill <level>', 'beginner, intermediate or advanced')
    .option('--servings <number>', 'how many it feeds', toNumber)
    .action(
      async (
        names: string[],
        options: Common & { pantry?: string; cuisine?: string; diet?: string[]; minutes?: number; skill?: string; servings?: number },
      ) => {
        const pantry = options.pantry ? await readJson(options.pantry) : {};
        const request = (Array.isArray(pantry) ? { ingredients: pantry } : pantry) as Partial<GenerateRequest>;
        const recipe = await toClient(options).recipes.generate({
          ...request,
          ingredients: [...(request.ingredients ?? []), ...names],
          cuisine: options.cuisine ?? request.cuisine,
          dietary_restrictions: options.diet ?? request.dietary_restrictions,
          time_available: options.minutes ?? request.time_available,
          skill_level: options.skill ?? request.skill_level,
          servings: options.servings ?? request.servings,
        });
        print(options, recipe, showRecipe);
      },
    );

  answering(program.command('healthify').summary('make a recipe healthier'))
    .addArgument(recipeFile())
    .option('--focus <goal>', 'such as low_sodium')
    .action(async (file: string, options: Common & { focus?: string }) => {
      const result = await toClient(options).healthify({ recipe: await readRecipe(file), health_focus: options.focus });
      print<TransformedRecipe>(options, result.data, showTransformed);
    });

  answering(program.command('rewrite-tone').summary('say a recipe in another tone'))
    .addArgument(recipeFile())
    .requiredOption('--tone <name>', 'such as playful')
    .option('--audience <words>', 'whom it is for')
    .action(async (file: string, options: Common & { tone: string; audience?: string }) => {
      const result = await toClient(options).rewriteTone({
        recipe: await readRecipe(file),
        tone: options.tone,
        audience: options.audience,
      });
      print<TransformedRecipe>(options, result.data, showTransformed);
    });

  answering(program.command('budgetify-recipe').summary('make a recipe cheaper'))
    .addArgument(recipeFile())
    .addOption(new Option('--level <level>', 'how far to go').choices(['thrifty', 'moderate']))
    .option('--diet <name>', 'every replacement keeps it; may be repeated', several)
    .option('--keep <name>', 'what must stay; may be repeated', several)
    .option('--servings <number>', 'how many it serves', toNumber)
    .action(
      async (file: string, options: Common & { level?: 'thrifty' | 'moderate'; diet?: string[]; keep?: string[]; servings?: number }) => {
        const result = await toClient(options).budgetifyRecipe({
          recipe: await readRecipe(file),
          budget_level: options.level,
          dietary_restrictions: options.diet,
          keep_ingredients: options.keep,
          servings: options.servings,
        });
        print(options, result.data, (data) => {
          const { estimated_cost_before: before, estimated_cost_after: after } = data;
          return `${showTransformed(data)}\n\n${before.amount} → ${paint('green', String(after.amount))} ${after.currency} ${faint(`(${data.savings_percent} % less)`)}`;
        });
      },
    );

  answering(program.command('adapt-method').summary('move a recipe to another way of cooking'))
    .addArgument(recipeFile())
    .requiredOption('--to <method>', 'such as air_fryer')
    .option('--from <method>', 'how it is cooked now')
    .action(async (file: string, options: Common & { to: never; from?: never }) => {
      const result = await toClient(options).adaptMethod({
        recipe: await readRecipe(file),
        target_method: options.to,
        source_method: options.from,
      });
      print(options, result.data, (data) =>
        [showTransformed(data), ...data.safety_notes.map((note) => paint('yellow', `  ! ${note}`))].join('\n'),
      );
    });

  answering(program.command('suggest-substitute').summary('find something to use instead'))
    .argument('<ingredient>')
    .option('--quantity <number>', 'how much of it', toNumber)
    .option('--unit <unit>', 'in which unit')
    .option('--diet <name>', 'may be repeated', several)
    .option('--allergy <name>', 'may be repeated', several)
    .option('--have <name>', 'what is at hand; may be repeated', several)
    .option('--most <number>', 'how many to suggest', toNumber)
    .action(
      async (
        ingredient: string,
        options: Common & { quantity?: number; unit?: never; diet?: string[]; allergy?: string[]; have?: string[]; most?: number },
      ) => {
        const result = await toClient(options).suggestSubstitute({
          ingredient,
          quantity: options.quantity,
          unit: options.unit,
          dietary_restrictions: options.diet,
          allergies: options.allergy,
          available_ingredients: options.have,
          max_suggestions: options.most,
        });
        print(options, result.data, showSubstitutes);
      },
    );

  answering(program.command('enrich-ingredients').summary('read ingredient lines'))
    .argument('<lines...>', 'such as "2 cups chopped onion"; - reads lines from standard input')
    .action(async (lines: string[], options: Common) => {
      const ingredients = lines.length === 1 && lines[0] === '-' ? await readLines('-') : lines;
      const result = await toClient(options).enrichIngredients({ ingredients });
      print(options, result.data, (data) =>
        data.ingredients
          .map(({ original, canonical_name, grams, category, allergens }) => {
            const facts = [
              canonical_name ?? 'unknown',
              grams === null ? '' : `${grams} g`,
              category ?? '',
              allergens.length > 0 ? `contains ${allergens.join(', ')}` : '',
            ];
            return `${original}  ${faint(facts.filter(Boolean).join(', '))}`;
          })
          .join('\n'),
      );
    });

  answering(program.command('suggest-categories').summary('say where pantry items belong'))
    .argument('<items...>', 'names; - reads lines from standard input')
    .action(async (names: string[], options: Common) => {
      const items = names.length === 1 && names[0] === '-' ? await readLines('-') : names;
      const result = await toClient(options).categories.suggest({ items });
      print(options, result, ({ suggestions }) =>
        suggestions
          .map(
            ({ name, suggested_category, confidence }) =>
              `${name}  ${paint('cyan', suggested_category)} ${faint(`${Math.round(confidence * 100)} %`)}`,
          )
          .join('\n'),
      );
    });
};
