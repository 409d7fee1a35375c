import { variantsIn, type Variant } from './declarations.ts';
import { code, page, table } from './markdown.ts';

const eventTable = (variants: readonly Variant[]): string =>
  table(
    ['event', 'when', 'fields'],
    variants.map(({ type, doc, fields }) => [
      code(type),
      doc,
      fields.map(({ name, type: kind, optional }) => code(`${name}${optional ? '?' : ''}: ${kind}`)).join(', '),
    ]),
  );

export const eventsPage = (): string =>
  page(
    'Events',
    'What the hooks receive. No event contains an API key, a secret or a body. What a hook throws never reaches the call.',
    '## Client',
    'Passed to `onEvent` of `new RecipeAI()`. The guide is [observability](../guide/observability.md).',
    eventTable(variantsIn('src/observability/events.ts', 'ClientEvent')),
    '## Callback receiver and inbox',
    'Passed to `onEvent` of `createCallbackReceiver()` and `createCallbackInbox()`. The guide is [callbacks](../guide/callbacks.md).',
    eventTable(variantsIn('src/callbacks/receiver.ts', 'ReceiverEvent')),
    'An inbox also reports how each callback was matched, with the field `callback`: `awaited` (a call was waiting for it), `late` (its wait had ended), `unknown` (no call has waited for it yet) or `duplicate`.',
  );
