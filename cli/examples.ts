import type { Command } from 'commander';

/** Adds examples to the help of a command. */
export const withExamples = (command: Command, ...examples: string[]): Command =>
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ recipe-ai ${example}`).join('\n')}`);
