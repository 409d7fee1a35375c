import { Argument, type Command } from 'commander';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const flagsOf = (command: Command): string[] => [...command.options.map(({ long }) => long ?? ''), '--help'].filter(Boolean);

/** What may follow a command: its subcommands and options. */
const wordsAfter = (command: Command): string[] => [...command.commands.map((child) => child.name()), ...flagsOf(command)];

/** Every command with the words that lead to it, such as `pantries items`. */
const commandsOf = (command: Command, path: readonly string[] = []): [path: string, words: string[]][] => [
  [path.join(' '), wordsAfter(command)],
  ...command.commands.flatMap((child) => commandsOf(child, [...path, child.name()])),
];

const bashScript = (program: Command): string => {
  const cases = commandsOf(program)
    .filter(([path]) => path !== '')
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([path, words]) => `    "${path}"*) words="${words.join(' ')}" ;;`);
  return `_recipe_ai() {
  local words
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
${cases.join('\n')}
    *) words="${wordsAfter(program).join(' ')}" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _recipe_ai recipe-ai`;
};

const fishScript = (program: Command): string =>
  commandsOf(program)
    .map(([path, words]) => {
      const condition =
        path === ''
          ? '__fish_use_subcommand'
          : path
              .split(' ')
              .map((name) => `__fish_seen_subcommand_from ${name}`)
              .join('; and ');
      return `complete -c recipe-ai -n '${condition}' -a '${words.join(' ')}'`;
    })
    .join('\n');

const scripts: Record<Shell, (program: Command) => string> = {
  bash: bashScript,
  zsh: (program) => `autoload -U +X bashcompinit && bashcompinit\n${bashScript(program)}`,
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
    .action((shell: Shell) => console.log(scripts[shell](program)));
};
