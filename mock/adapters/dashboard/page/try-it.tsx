import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Field } from '../contract.js';
import { useAction } from './action.js';
import { baseUrlOf, callService, errorOf, type ServiceResponse } from './call-service.js';
import { toCurl, toSdkCall } from './code.js';
import { toHttpRequest, type Json } from './contract.js';
import { bind, Choice } from './controls.js';
import { CodeBlock } from './copy.js';
import { errorsOf, FormFields, MoreFields } from './form-field.js';
import { formatDuration } from './format.js';
import { JsonView } from './json-view.js';
import { chosenKey, KeyChoice } from './keys-choice.js';
import { Section, Tag } from './layout.js';
import { findRecipe, RecipeCard } from './recipe.js';
import { toneOfStatus } from './rows.js';
import type { Store } from './store.js';

const ResultView = ({ result, store }: { result: ServiceResponse; store: Store }) => {
  const recipe = findRecipe(result.body);
  const error = errorOf(result.body);
  const view = useRef<HTMLDivElement>(null);
  // A field that is wrong is what the user changes next.
  useEffect(() => (document.querySelector('.invalid') ?? view.current!).scrollIntoView(), [result]);
  return (
    <div class="result" aria-live="polite" ref={view}>
      <p>
        <Tag tone={toneOfStatus(result.status)}>{result.status}</Tag> <span class="muted">{formatDuration(result.durationMs)}</span>{' '}
        {result.id !== null && (
          <button class="quiet" onClick={() => store.open(result.id!)}>
            Open in the timeline
          </button>
        )}
      </p>
      {error?.message !== undefined && (
        <div class="reason bad">
          <p>
            <strong>{error.code}</strong> {error.message}
          </p>
        </div>
      )}
      <div class={recipe ? 'beside' : ''}>
        {recipe && <RecipeCard recipe={recipe} />}
        {result.body !== '' && <JsonView value={result.body} of="the response" />}
      </div>
    </div>
  );
};

/** A form for each operation, made from the contract, that sends a real request. */
export const TryIt = ({ store }: { store: Store }) => {
  const { operation: name, values, given } = store.draft.value;
  const operation = store.contract.value.get(name);
  const result = useSignal<ServiceResponse | undefined>(undefined);
  const keyId = useSignal('');
  const change = (next: Json) => (store.draft.value = { operation: name, values: next, given });
  const choose = (next: string) => store.setDraft(next, store.contract.value.get(next)?.example ?? {});
  const { start, message, isBusy } = useAction(async () => {
    result.value = undefined;
    result.value = await callService(store, operation!, values, chosenKey(store, keyId.value));
  });
  useEffect(() => {
    if (operation && Object.keys(values).length === 0) choose(name);
    result.value = undefined;
  }, [operation]);
  if (!operation) return <p class="muted">Loading the contract.</p>;
  const details = errorOf(result.value?.body)?.details ?? [];
  // Not by the values that are typed now: a field that moved while someone types would lose the focus.
  const isShown = ({ name: field, required }: Field): boolean =>
    required || field in operation.example || given.includes(field) || errorsOf(details, field).length > 0;
  const inputs = { values, errors: details, onChange: change };
  const unknown = given
    .filter((field) => !operation.fields.some(({ name: known }) => known === field))
    .map((field) => ({
      name: field,
      required: false,
      description: 'Unknown. Empty it to leave it out.',
      input: { kind: 'json' as const },
    }));
  const request = toHttpRequest(operation, values);
  return (
    <Section title="Try it">
      <Choice label="Operation" value={name} options={[...store.contract.value.keys()]} onChange={choose} />
      <p>
        {operation.summary}{' '}
        <code>
          {operation.method} {operation.path}
        </code>
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <FormFields {...inputs} fields={[...operation.fields.filter(isShown), ...unknown]} />
        <MoreFields {...inputs} fields={operation.fields.filter((field) => !isShown(field))} />
        <KeyChoice store={store} {...bind(keyId)} />
        <div class="fields">
          <button class="primary" aria-busy={isBusy}>
            {isBusy ? 'Sending' : 'Send'}
          </button>
        </div>
        {message}
      </form>
      {result.value && <ResultView result={result.value} store={store} />}
      <details>
        <summary>The same in code</summary>
        <CodeBlock code={toSdkCall(name, values)} of="the SDK call" />
        <CodeBlock code={toCurl(request, baseUrlOf(store, operation))} of="the curl command" />
      </details>
    </Section>
  );
};
