import type { Command } from 'commander';
import { toCallbackSecret } from '../arguments.js';
import { UsageError } from '../exit-codes.js';

/** The callback secret of `--secret`, or of the environment. */
export const toSecret = (given: string | undefined): string => {
  const secret = given ?? process.env['RECIPE_AI_CALLBACK_SECRET'];
  if (!secret) throw new UsageError('There is no callback secret. Set RECIPE_AI_CALLBACK_SECRET, or pass --secret.');
  return toCallbackSecret('--secret or RECIPE_AI_CALLBACK_SECRET')(secret);
};

/** Adds `--secret`. */
export const withSecretFlag = (command: Command): Command =>
  command.option('--secret <text>', 'the callback secret; prefer RECIPE_AI_CALLBACK_SECRET, which other users of the machine cannot see');
