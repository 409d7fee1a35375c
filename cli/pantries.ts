import { Option, type Command } from 'commander';
import type { Pantry, PantryItem } from '@recipe-ai/sdk';
import { toInteger, toNumber } from './arguments.js';
import { createClient, printResult, withCallFlags, type CallFlags } from './client.js';
import { fieldOption } from './completion-values.js';
import { withExamples } from './examples.js';
import { UsageError } from './exit-codes.js';
import { readArguments } from './input.js';
import { faint, paint, succeeded, visible } from './output.js';

interface ListFlags extends CallFlags {
  limit?: number;
  cursor?: string;
  search?: string;
}

const showPantry = ({ id, name, item_count }: Pantry): string =>
  `${faint(visible(id))}  ${visible(`${name}  ${item_count} ${item_count === 1 ? 'item' : 'items'}`)}`;

const showItem = ({ id, name, quantity, unit, category }: PantryItem): string => {
  const amount = quantity === null ? '' : `  ${quantity} ${unit ?? ''}`.trimEnd();
  return `${faint(visible(id))}  ${visible(name)}${visible(amount)}  ${paint('cyan', visible(category))}`;
};

/** `none` is what an empty list prints. */
const showPage =
  <Item>(show: (item: Item) => string, none: string) =>
  ({ data, next_cursor }: { data: Item[]; next_cursor: string | null }): string =>
    [
      ...(data.length > 0 ? data.map(show) : [faint(none)]),
      ...(next_cursor === null ? [] : [faint(`more with --cursor ${visible(next_cursor)}`)]),
    ].join('\n');

const done = (): string => `${succeeded()} done`;

const withListFlags = (command: Command): Command =>
  withCallFlags(command)
    .option('--limit <number>', 'page size, 1 to 100; default: 20', toInteger('--limit', 1))
    .option('--cursor <text>', 'continue after the previous page')
    .option('--search <text>', 'part of the name');

/** An option that clears fields: the value of each becomes `null`. */
const clearOption = (...fields: string[]): Option => new Option('--clear <fields...>', 'fields to clear').choices(fields);

/** The changes that options ask for. Throws a `UsageError` if there is none, or if a field is set and cleared. */
const toChanges = <Changes extends object>(changes: Changes, clear: readonly string[] = []): Changes => {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined);
  const both = set.find(([field]) => clear.includes(field))?.[0];
  if (both !== undefined) throw new UsageError(`--clear ${both}: the field is also set. Give one of them.`);
  if (set.length + clear.length === 0) throw new UsageError('Nothing to change: give at least one option, such as --name.');
  return { ...changes, ...Object.fromEntries(clear.map((field) => [field, null])) };
};

interface UpdatePantryFlags extends CallFlags {
  name?: string;
  description?: string;
  clear?: string[];
}

const addPantryCommands = (pantries: Command): void => {
  withListFlags(pantries.command('list').summary('list pantries')).action(({ limit, cursor, search, ...flags }: ListFlags) =>
    printResult(flags, createClient(flags).pantries.list({ limit, cursor, q: search }), showPage(showPantry, 'No pantries.')),
  );
  withCallFlags(pantries.command('create <name>').summary('create a pantry'))
    .option('--description <text>', 'what the pantry is for')
    .action((name: string, { description, ...flags }: CallFlags & { description?: string }) =>
      printResult(flags, createClient(flags).pantries.create({ name, description }), showPantry),
    );
  withCallFlags(pantries.command('get <pantry>').summary('show a pantry')).action((pantry_id: string, flags: CallFlags) =>
    printResult(flags, createClient(flags).pantries.get({ pantry_id }), showPantry),
  );
  withCallFlags(pantries.command('update <pantry>').summary('change the name or description of a pantry'))
    .option('--name <text>', 'new name')
    .option('--description <text>', 'what the pantry is for')
    .addOption(clearOption('description'))
    .action((pantry_id: string, { name, description, clear, ...flags }: UpdatePantryFlags) => {
      const changes = toChanges({ name, description }, clear);
      return printResult(flags, createClient(flags).pantries.update({ pantry_id, ...changes }), showPantry);
    });
  withCallFlags(pantries.command('delete <pantry>').summary('delete a pantry and its items')).action(
    (pantry_id: string, flags: CallFlags) => printResult(flags, createClient(flags).pantries.delete({ pantry_id }), done),
  );
};

interface AddFlags extends CallFlags {
  quantity?: number;
  unit?: string;
  category?: string;
}

interface UpdateItemFlags extends AddFlags {
  name?: string;
  location?: string;
  expiresAt?: string;
  note?: string;
  clear?: string[];
}

const addItemCommands = (items: Command): void => {
  withListFlags(items.command('list <pantry>').summary('list the items of a pantry')).action(
    (pantry_id: string, { limit, cursor, search, ...flags }: ListFlags) =>
      printResult(flags, createClient(flags).pantries.items.list({ pantry_id, limit, cursor, q: search }), showPage(showItem, 'No items.')),
  );
  withCallFlags(items.command('add <pantry> <names...>').summary('add items; - reads names from standard input'))
    .option('--quantity <number>', 'amount of each item', toNumber('--quantity'))
    .addOption(fieldOption('--unit <unit>', 'unit of the amount, for example gram', 'pantries.items.add', 'unit'))
    .addOption(fieldOption('--category <name>', 'default: suggested by the service', 'pantries.items.add', 'category'))
    .action(async (pantry_id: string, names: string[], { quantity, unit, category, ...flags }: AddFlags) => {
      const added = (await readArguments(names)).map((name) => ({ name, quantity, unit, category }));
      await printResult(flags, createClient(flags).pantries.items.add({ pantry_id, items: added }), showPage(showItem, 'No items.'));
    });
  withCallFlags(items.command('update <pantry> <item>').summary('change an item'))
    .option('--name <text>', 'new name')
    .option('--quantity <number>', 'amount', toNumber('--quantity'))
    .addOption(fieldOption('--unit <unit>', 'unit of the amount, for example gram', 'pantries.items.update', 'unit'))
    .addOption(fieldOption('--category <name>', 'category', 'pantries.items.update', 'category'))
    .addOption(fieldOption('--location <place>', 'where the item is kept', 'pantries.items.update', 'location'))
    .option('--expires-at <date>', 'date as YYYY-MM-DD')
    .option('--note <text>', 'note')
    .addOption(clearOption('quantity', 'unit', 'location', 'expires_at', 'note'))
    .action(
      (
        pantry_id: string,
        item_id: string,
        { name, quantity, unit, category, location, expiresAt, note, clear, ...flags }: UpdateItemFlags,
      ) => {
        const changes = toChanges({ name, quantity, unit, category, location, expires_at: expiresAt, note }, clear);
        return printResult(flags, createClient(flags).pantries.items.update({ pantry_id, item_id, ...changes }), showItem);
      },
    );
  withCallFlags(items.command('remove <pantry> <item>').summary('remove an item')).action(
    (pantry_id: string, item_id: string, flags: CallFlags) =>
      printResult(flags, createClient(flags).pantries.items.remove({ pantry_id, item_id }), done),
  );
};

/** `recipe-ai pantries`: the pantries that the service stores. */
export const addPantries = (program: Command): void => {
  const pantries = program.command('pantries').summary('list and change pantries');
  addPantryCommands(pantries);
  addItemCommands(pantries.command('items').summary('list and change the items of a pantry'));
  withExamples(pantries, 'pantries create Home', 'pantries items add <pantry> rice beans "basmati rice"');
};
