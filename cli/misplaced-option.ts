import type { Command } from 'commander';

/** The words that lead from a command to one below it that has the option: to the one that the user has named, if there is one. */
const findOwner = (command: Command, option: string, given: readonly string[]): string[] | undefined => {
  const placeOf = (child: Command): number => (given.includes(child.name()) ? given.indexOf(child.name()) : given.length);
  const children = command.commands.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const child of children) {
    if (child.options.some(({ long, short }) => long === option || short === option)) return [child.name()];
    const below = findOwner(child, option, given);
    if (below) return [child.name(), ...below];
  }
  return undefined;
};

/** Adds to the error about an unknown option the place where it belongs, if a command below has it. `path` leads to the command. */
export const withOptionPlace = (text: string, command: Command, path: string, given: readonly string[]): string =>
  text.replace(/(unknown option '(--?[\w-]+)'\n)(?:\(Did you mean .*\)\n)?$/, (all: string, line: string, option: string) => {
    const owner = findOwner(command, option, given);
    return owner === undefined ? all : `${line}(Put ${option} after the command: ${[path, ...owner, option].join(' ')})\n`;
  });
