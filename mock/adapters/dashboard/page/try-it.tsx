import { useEffect, useRef } from 'preact/hooks';
import type { ContractOperation, Field } from '../contract.js';
import { useAction } from './action.js';
import { baseUrlOf, callService, errorOf } from './call-service.js';
import { toCurl, toSdkCall } from './code.js';
import { toHttpRequest, type Json, type ServiceResponse } from './contract.js';
import { bind, Choice } from './controls.js';
import { CodeBlock } from './copy.js';
import { errorsOf, FormFields, MoreFields } from './form-field.js';
import { formatDuration } from './format.js';
import { chosenKey, KeyChoice } from './keys-choice.js';
import { Section, Tag } from './layout.js';
import { BodyView } from './recipe.js';
import { AllowHost, ErrorLine, NOT_ALLOWED } from './request-reason.js';
import { toneOfStatus } from './rows.js';
import { createDraft, type Store } from './store.js';

const ResultView = ({ result, values, store }: { result: ServiceResponse; values: Json; store: Store }) => {
  const error = errorOf(result.body);
  return (
    <div class="result" aria-live="polite">
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
          <ErrorLine code={error.code} message={error.message} />
          {error.code === NOT_ALLOWED && <AllowHost request={values} store={store} />}
        </div>
      )}
      {result.body !== '' && <BodyView value={result.body} of="the response" />}
    </div>
  );
};

const toOption = ({ name, acceptsCallback }: ContractOperation): [value: string, text: string] => [
  name,
  name + (acceptsCallback ? ' (can send a callback)' : ''),
];

/** A form for each operation, made from the contract, that sends a real request. */
export const TryIt = ({ store }: { store: Store }) => {
  const { draft } = store;
  const { operation: name, values, given, result } = draft.value;
  const operation = store.contract.get(name)!;
  const keyId = store.kept('try key', '');
  const seen = useRef(result);
  const change = (next: Json) => (draft.value = { ...draft.peek(), values: next });
  const choose = (next: string) => (draft.value = createDraft(next, store.contract.get(next)!.example));
  const { start, message, isBusy } = useAction(async () => {
    draft.value = { ...draft.peek(), result: undefined };
    const response = await callService(store, operation, values, chosenKey(store, keyId.value));
    // Another operation may have been chosen while this one was under way.
    if (draft.peek().operation === name) draft.value = { ...draft.peek(), result: response };
  });
  useEffect(() => {
    // A field that is wrong is what the user changes next: it is above the result.
    if (result && result !== seen.current) document.querySelector('.invalid, .result')!.scrollIntoView();
    seen.current = result;
  }, [result]);
  const details = errorOf(result?.body)?.details ?? [];
  // Not by the values that are typed now: a field that moved while someone types would lose the focus.
  const isShown = ({ name: field, required }: Field): boolean =>
    required || field === 'callback_url' || field in operation.example || given.includes(field) || errorsOf(details, field).length > 0;
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
    <Section title="Try it" store={store}>
      <Choice label="Operation" value={name} options={[...store.contract.values()].map(toOption)} onChange={choose} />
      <p>
        {operation.summary}{' '}
        <code>
          {operation.method} {operation.path}
        </code>{' '}
        <a href="reference">API reference</a>
      </p>
      {operation.acceptsCallback && <p class="muted">{store.catalog.texts['callback_url']}</p>}
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
      {result && <ResultView result={result} values={values} store={store} />}
      <details>
        <summary>The same in code</summary>
        <CodeBlock code={toSdkCall(name, values)} of="the SDK call" />
        <CodeBlock code={toCurl(request, baseUrlOf(store, operation))} of="the curl command" />
      </details>
    </Section>
  );
};
