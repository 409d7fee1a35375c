import type { RequestLogEntry } from '../../../core/request-log-entry.js';
import { Action } from './action.js';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import { bind, Choice, Labelled } from './controls.js';
import { rowsOf } from './field-control.js';
import { Section } from './layout.js';
import { toneOf } from './rows.js';
import { RuleForm } from './rule-form.js';
import type { Store } from './store.js';

/** Characters of a response that is shown as code; a longer one is a variable there. */
const MAX_CODE_LENGTH = 300;

const parse = (text: string): unknown => {
  if (text.trim() === '') throw new Error('The response is empty. Write it, or start from the latest response.');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The response is not valid JSON.');
  }
};

const toCode = (operation: string, text: string, times: object): string => {
  try {
    if (text.length <= MAX_CODE_LENGTH) return toCall('mock.respondWith', operation, JSON.parse(text), times);
  } catch {
    // It is being typed.
  }
  const options = toCall('', times).slice(1, -2);
  return `mock.respondWith('${operation}', response${options && `, ${options}`});`;
};

/** Makes an operation respond with a response of your own. */
export const Overrides = ({ store }: { store: Store }) => {
  const operation = store.kept('overridden', 'pantries.list');
  const response = store.kept('response', '');
  const takeLatest = async () => {
    const latest = store.rows.value.findLast(
      (row) => row.kind === 'request' && row.operation === operation.value && toneOf(row) === 'good',
    );
    if (!latest) throw new Error(`The timeline has no successful response of ${operation.value}.`);
    const [entry] = await callAdmin<RequestLogEntry[]>('GET', '/requests', undefined, store.service.value, { id: latest.id });
    response.value = JSON.stringify(entry?.response?.body, null, 2);
  };
  return (
    <Section title="Edit a response" store={store}>
      <Choice label="Operation" {...bind(operation)} options={store.state.value?.operations ?? []} />
      <Labelled label="Response, as JSON">
        {(id) => (
          <textarea
            id={id}
            rows={Math.max(5, rowsOf(response.value))}
            spellcheck={false}
            value={response.value}
            onInput={({ currentTarget }) => (response.value = currentTarget.value)}
          />
        )}
      </Labelled>
      <Action kind="quiet" run={takeLatest}>
        Start from the latest response
      </Action>
      <RuleForm
        store={store}
        path="/overrides"
        button="Respond with it"
        own={() => ({ operation: operation.value, value: parse(response.value) })}
        toCode={(options) => toCode(operation.value, response.value, options)}
      />
    </Section>
  );
};
