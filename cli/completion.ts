import { Argument, type Command } from 'commander';
import type { OpenApi } from '../src/openapi/document.js';
import { completionValuesOf } from './completion-values.js';
import { loadContract } from './known-words.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const flagsOf = (command: Command): string[] => [...command.options.map(({ long }) => long ?? ''), '--help'].filter(Boolean);

/** What completion offers for a command. */
interface Completion {
  /** The words that lead to the command, such as `pantries items`. */
  path: string;
  /** Its subcommands or the values of its first argument, and its options. */
  words: string[];
  /** Whether its argument may be a file. */
  takesFiles: boolean;
  /** Its options that have a value, with the values; none for a free text or a file. */
  options: { flags: string[]; values: readonly string[] }[];
}

const namesOf = ({ commands }: Command): string[] => commands.map((child) => child.name());

const valuesOf = (command: Command, contract: OpenApi): readonly string[] => {
  if (command.commands.length > 0) return [...namesOf(command), 'help'];
  const [argument] = command.registeredArguments;
  return argument ? completionValuesOf(argument, contract) : [];
};

const toCompletion = (command: Command, path: readonly string[], contract: OpenApi): Completion => {
  const values = valuesOf(command, contract);
  return {
    path: path.join(' '),
    words: [...values, ...flagsOf(command)],
    takesFiles: command.registeredArguments.length > 0 && values.length === 0,
    options: command.options
      .filter(({ required }) => required)
      .map((option) => ({ flags: [option.long ?? [], option.short ?? []].flat(), values: completionValuesOf(option, contract) })),
  };
};

/** After `help`: the commands below a command whose help can be shown. */
const helpCompletionsOf = (command: Command, path: readonly string[]): Completion[] => {
  if (command.commands.length === 0) return [];
  const own = { path: path.join(' '), words: namesOf(command), takesFiles: false, options: [] };
  return [own, ...command.commands.flatMap((child) => helpCompletionsOf(child, [...path, child.name()]))];
};

/** Of a command and of every command below it, under each of their names. */
const completionsOf = (command: Command, contract: OpenApi, path: readonly string[] = []): Completion[] => [
  toCompletion(command, path, contract),
  ...helpCompletionsOf(command, [...path, 'help']),
  ...command.commands.flatMap((child) =>
    [child.name(), ...child.aliases()].flatMap((name) => completionsOf(child, contract, [...path, name])),
  ),
];

const bashScript = (all: readonly Completion[]): string => {
  const completions = all.toSorted((a, b) => b.path.length - a.path.length);
  const commandCases = completions.map(
    ({ path, words, takesFiles }) =>
      `    ${path && `"${path}"`}*) command="${path}" words="${words.join(' ')}" files=${takesFiles ? '-f' : ''} ;;`,
  );
  const optionCases = completions.flatMap(({ path, options }) => {
    const patternsOf = ({ flags }: Completion['options'][number]): string[] => flags.map((flag) => `"${path} ${flag}"`);
    const [open, listed] = [options.filter(({ values }) => values.length === 0), options.filter(({ values }) => values.length > 0)];
    return [
      ...listed.map((option) => `    ${patternsOf(option).join('|')}) words="${option.values.join(' ')}" files= ;;`),
      ...(open.length > 0 ? [`    ${open.flatMap(patternsOf).join('|')}) words= files=-f ;;`] : []),
    ];
  });
  return `_recipe_ai() {
  local current="\${COMP_WORDS[COMP_CWORD]}" option="\${COMP_WORDS[COMP_CWORD-1]}" command words files
  # The shell splits --option=value into three words.
  if [ "$current" = "=" ]; then current=""
  elif [ "$option" = "=" ]; then option="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
${commandCases.join('\n')}
  esac
  case "$command $option" in
${optionCases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" $files -- "$current"))
}
complete -F _recipe_ai recipe-ai`;
};

const fishCondition = (path: string): string => {
  if (path === '') return '__fish_use_subcommand';
  const names = path.split(' ');
  return names.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
};

const fishScript = (completions: readonly Completion[]): string =>
  completions
    .flatMap(({ path, words, takesFiles, options }) => {
      const start = `complete -c recipe-ai -n '${fishCondition(path)}'`;
      const named = options.filter(({ values }) => values.length > 0);
      return [
        `${start} ${takesFiles ? '' : '-f '}-a '${words.join(' ')}'`,
        ...named.map(({ flags, values }) => `${start} -l ${flags[0]!.slice(2)} -x -a '${values.join(' ')}'`),
      ];
    })
    .join('\n');

const scripts: Record<Shell, (completions: readonly Completion[]) => string> = {
  bash: bashScript,
  zsh: (completions) => `autoload -U +X bashcompinit && bashcompinit\n${bashScript(completions)}`,
  fish: fishScript,
};

/** `recipe-ai completion`: completion for a shell. */
export const addCompletion = (program: Command): void => {
  program
    .command('completion')
    .summary('print a completion script for your shell')
    .addArgument(new Argument('<shell>').choices([...SHELLS]))
    .addHelpText(
      'after',
      '\nExamples:\n  $ source <(recipe-ai completion bash)\n  $ recipe-ai completion fish > ~/.config/fish/completions/recipe-ai.fish',
    )
    .action(async (shell: Shell) => console.log(scripts[shell](completionsOf(program, await loadContract()))));
};
