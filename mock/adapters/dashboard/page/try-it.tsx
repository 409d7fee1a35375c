import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { toCurl, toSdkCall } from './code.js';
import { toHttpRequest, type ContractOperation, type Json } from './contract.js';
import { errorsOf, FormField } from './form-field.js';
import { formatDuration } from './format.js';
import { JsonView } from './json-view.js';
import { chosenKey, KeyChoice, loadConnection, nameOf } from './keys-choice.js';
import { findRecipe, RecipeCard } from './recipe.js';
import { toneOfStatus } from './rows.js';
import type { Store } from './store.js';
import { Choice, CodeBlock, Section, Tag, useAction } from './ui.js';

/** What came back. */
interface Result {
  /** Id in the timeline. */
  id: string | null;
  status: number;
  body: unknown;
  durationMs: number;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Sends the request to the service, as an app would. */
const send = async (store: Store, operation: ContractOperation, values: Json, keyIndex: number): Promise<Result> => {
  const { ai_url: aiUrl = null } = store.state.value ?? {};
  const key = chosenKey(store, keyIndex);
  const { api_key: apiKey } = await loadConnection(key && nameOf(key));
  const { method, path, body } = toHttpRequest(operation, values);
  const began = performance.now();
  const response = await fetch(((operation.isAi ? aiUrl : null) ?? location.origin) + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new Error('The connection broke before the response. The timeline says why.');
  });
  const text = await response.text().catch(() => 'The connection broke in the middle of the body.');
  return { id: response.headers.get('x-request-id'), status: response.status, body: parse(text), durationMs: performance.now() - began };
};

interface ErrorDetail {
  path: string;
  message: string;
}

const errorOf = (body: unknown) => (body as { error?: { code?: string; message?: string; details?: ErrorDetail[] } } | null)?.error;

const ResultView = ({ result, store }: { result: Result; store: Store }) => {
  const recipe = findRecipe(result.body);
  const error = errorOf(result.body);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current!.scrollIntoView({ block: 'start' }), [result]);
  return (
    <div class="result" aria-live="polite" ref={view}>
      <p class="result-line">
        <Tag tone={toneOfStatus(result.status)}>{result.status}</Tag> <span class="muted">{formatDuration(result.durationMs)}</span>{' '}
        {result.id !== null && (
          <button type="button" class="quiet" onClick={() => store.open(result.id!)}>
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
  const { operation: name, values } = store.draft.value;
  const operation = store.contract.value.get(name);
  const result = useSignal<Result | undefined>(undefined);
  const keyIndex = useSignal(0);
  const change = (next: Json) => (store.draft.value = { operation: name, values: next });
  const choose = (next: string) => (store.draft.value = { operation: next, values: store.contract.value.get(next)?.example ?? {} });
  const { start, message, isBusy } = useAction(async () => {
    result.value = undefined;
    result.value = await send(store, operation!, values, keyIndex.value);
  });
  useEffect(() => {
    if (operation && Object.keys(values).length === 0) choose(name);
    result.value = undefined;
  }, [operation]);
  if (!operation) return <p class="muted">Loading the contract.</p>;
  const details = errorOf(result.value?.body)?.details ?? [];
  const shown = ({ name: field, required }: { name: string; required: boolean }) =>
    required || field in operation.example || field in values || errorsOf(details, field).length > 0;
  const toField = (field: (typeof operation.fields)[number]) => (
    <FormField
      key={`${name} ${field.name}`}
      field={field}
      value={values[field.name]}
      errors={errorsOf(details, field.name)}
      onChange={(value) => {
        const { [field.name]: _, ...others } = values;
        change(value === undefined ? others : { ...values, [field.name]: value });
      }}
    />
  );
  const folded = operation.fields.filter((field) => !shown(field));
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
        {operation.fields.filter(shown).map(toField)}
        {folded.length > 0 && (
          <details class="more-fields">
            <summary>
              More fields <span class="muted">{folded.map((field) => field.name).join(', ')}</span>
            </summary>
            {folded.map(toField)}
          </details>
        )}
        <KeyChoice store={store} index={keyIndex.value} onChange={(index) => (keyIndex.value = index)} />
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
        <CodeBlock code={toCurl(request, (operation.isAi ? store.state.value?.ai_url : null) ?? location.origin)} of="the curl command" />
      </details>
    </Section>
  );
};
