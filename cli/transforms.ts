import { Argument, type Command } from 'commander';
import type { BudgetifyRecipeRequest, RecipeLike, TransformedRecipe } from '@recipe-ai/sdk';
import { toList, toNumber } from './arguments.js';
import { createClient, printResult, withCallFlags, type CallFlags } from './client.js';
import { fieldOption } from './completion-values.js';
import { withExamples } from './examples.js';
import { readJson } from './input.js';
import { warnAboutUnknownWords } from './known-words.js';
import { faint, paint, visible, warning } from './output.js';
import { showTransformed } from './show.js';

const recipeArgument = (): Argument => new Argument('<recipe>', 'JSON file of a recipe; - reads standard input');

/** A recipe in any shape that the client accepts: a file, the output of `generate --json`, or the `data` of another transform. */
const readRecipe = async (file: string): Promise<RecipeLike> => {
  const json = await readJson(file);
  const isResult = typeof json === 'object' && json !== null && 'type' in json && 'data' in json;
  return (isResult ? json.data : json) as RecipeLike;
};

const showData = ({ data }: { data: Partial<TransformedRecipe> & { name: string } }): string => showTransformed(data);

const addHealthify = (program: Command): void => {
  const command = withCallFlags(program.command('healthify'))
    .summary('make a recipe healthier')
    .addArgument(recipeArgument())
    .addOption(fieldOption('--focus <goal>', 'for example low_sodium', 'healthify', 'health_focus'))
    .action(async (file: string, flags: CallFlags & { focus?: string }) => {
      const recipe = await readRecipe(file);
      await warnAboutUnknownWords('healthify', { health_focus: flags.focus });
      await printResult(flags, createClient(flags).healthify({ recipe, health_focus: flags.focus }), showData);
    });
  withExamples(command, 'healthify recipe.json --focus low_fat --mock', 'generate rice beans --json --mock | recipe-ai healthify - --mock');
};

const addRewriteTone = (program: Command): void => {
  const command = withCallFlags(program.command('rewrite-tone').alias('rewriteTone'))
    .summary('rewrite a recipe in another tone')
    .addArgument(recipeArgument())
    .addOption(fieldOption('--tone <name>', 'for example playful', 'rewriteTone', 'tone').makeOptionMandatory())
    .option('--audience <text>', 'readers of the recipe, for example students')
    .action(async (file: string, flags: CallFlags & { tone: string; audience?: string }) => {
      const recipe = await readRecipe(file);
      await warnAboutUnknownWords('rewriteTone', { tone: flags.tone });
      await printResult(flags, createClient(flags).rewriteTone({ recipe, tone: flags.tone, audience: flags.audience }), showData);
    });
  withExamples(
    command,
    'rewrite-tone recipe.json --tone playful --mock',
    'rewrite-tone recipe.json --tone concise --audience "busy parents"',
  );
};

interface BudgetFlags extends CallFlags {
  level?: BudgetifyRecipeRequest['budget_level'];
  diet?: string[];
  keep?: string[];
  servings?: number;
}

const addBudgetifyRecipe = (program: Command): void => {
  const command = withCallFlags(program.command('budgetify-recipe').alias('budgetifyRecipe'))
    .summary('make a recipe cheaper')
    .addArgument(recipeArgument())
    .addOption(fieldOption('--level <level>', 'how much to save: thrifty, the default, or moderate', 'budgetifyRecipe', 'budget_level'))
    .addOption(
      fieldOption(
        '--diet <name>',
        'a restriction for every replacement; may be repeated',
        'budgetifyRecipe',
        'dietary_restrictions',
      ).argParser(toList),
    )
    .option('--keep <name>', 'an ingredient to keep; may be repeated', toList)
    .option('--servings <number>', 'number of servings', toNumber('--servings'))
    .action(async (file: string, flags: BudgetFlags) => {
      const call = createClient(flags).budgetifyRecipe({
        recipe: await readRecipe(file),
        budget_level: flags.level,
        dietary_restrictions: flags.diet,
        keep_ingredients: flags.keep,
        servings: flags.servings,
      });
      await printResult(flags, call, ({ data }) => {
        const { estimated_cost_before: before, estimated_cost_after: after, savings_percent: percent } = data;
        const costs =
          before && after
            ? `\n\n${visible(String(before.amount))} → ${paint('green', visible(String(after.amount)))} ${visible(after.currency)}`
            : '';
        return `${showTransformed(data)}${costs}${percent === undefined ? '' : ` ${faint(visible(`(${percent} % less)`))}`}`;
      });
    });
  withExamples(command, 'budgetify-recipe recipe.json --level thrifty --mock', 'budgetify-recipe recipe.json --keep parmesan --servings 6');
};

const addAdaptMethod = (program: Command): void => {
  const command = withCallFlags(program.command('adapt-method').alias('adaptMethod'))
    .summary('adapt a recipe to another cooking method')
    .addArgument(recipeArgument())
    .addOption(fieldOption('--to <method>', 'for example air_fryer', 'adaptMethod', 'target_method').makeOptionMandatory())
    .addOption(fieldOption('--from <method>', 'the cooking method of the recipe; default: detected', 'adaptMethod', 'source_method'))
    .action(async (file: string, flags: CallFlags & { to: string; from?: string }) => {
      const recipe = await readRecipe(file);
      const call = createClient(flags).adaptMethod({ recipe, target_method: flags.to, source_method: flags.from });
      await printResult(flags, call, ({ data }) =>
        [showTransformed(data), ...(data.safety_notes ?? []).map((note) => warning(`  ! ${visible(note)}`))].join('\n'),
      );
    });
  withExamples(command, 'adapt-method roast.json --to slow_cooker --mock', 'adapt-method roast.json --from oven --to air_fryer');
};

/** The commands that change a recipe. */
export const addTransforms = (program: Command): void => {
  addHealthify(program);
  addRewriteTone(program);
  addBudgetifyRecipe(program);
  addAdaptMethod(program);
};
