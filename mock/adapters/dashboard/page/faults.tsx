import { useSignal } from '@preact/signals';
import { callAdmin } from './admin.js';
import { toCall } from './code.js';
import type { Store } from './store.js';
import { ActionForm, Choice, Labelled, Section, TestLine } from './ui.js';

/** Faults of requests by what they do. */
const kinds: Record<string, object> = {
  '500 internal error': { status: 500 },
  '503 unavailable, try again': { status: 503 },
  '429 rate limited': { code: 'rate_limited' },
  '429 quota exceeded': { code: 'quota_exceeded' },
  '401 unauthorized': { code: 'unauthorized' },
  'no connection': { network: 'reset' },
  'no response': { network: 'hang' },
  'response cut off': { network: 'cut' },
  'half the JSON': { malformed: 'json' },
  'HTML instead of JSON': { malformed: 'html' },
  'empty body': { malformed: 'empty' },
};

/** Faults of callbacks by what they do. */
const callbackKinds: Record<string, object> = {
  'never sent': { drop: true },
  'sent twice': { duplicate: true },
  'wrong secret': { wrongSecret: true },
  '30 seconds late': { delay: '30s' },
  'receiver responds 500': { status: 500 },
};

export const toTimes = (text: string): { times?: number } => (text.trim() === '' ? {} : { times: Number(text) });

/** How often something applies. */
export const Times = ({ value, onInput }: { value: string; onInput: (value: string) => void }) => (
  <Labelled label="How often">
    <input
      inputMode="numeric"
      class="short"
      value={value}
      placeholder="until ended"
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </Labelled>
);

/** Makes coming requests fail. */
export const Faults = ({ store }: { store: Store }) => {
  const operation = useSignal('*');
  const kind = useSignal(Object.keys(kinds)[0]!);
  const times = useSignal('1');
  const fault = () => ({ ...kinds[kind.value], ...toTimes(times.value) });
  const operations = store.state.value?.operations ?? [];
  return (
    <Section title="Make the next call fail">
      <ActionForm
        run={() => callAdmin('POST', '/faults', { operation: operation.value, ...fault() }, store.service.value)}
        button="Add fault"
        kind="primary"
      >
        <Choice
          label="Operation"
          value={operation.value}
          options={[['*', 'every operation'], ...operations]}
          onChange={(value) => (operation.value = value)}
        />
        <Choice label="Fault" value={kind.value} options={Object.keys(kinds)} onChange={(value) => (kind.value = value)} />
        <Times value={times.value} onInput={(value) => (times.value = value)} />
      </ActionForm>
      <TestLine code={toCall('mock.fail', operation.value, fault())} />
    </Section>
  );
};

/** Makes coming callbacks fail, and holds them. */
export const CallbackFaults = ({ store }: { store: Store }) => {
  const kind = useSignal(Object.keys(callbackKinds)[0]!);
  const times = useSignal('1');
  const fault = () => ({ ...callbackKinds[kind.value], ...toTimes(times.value) });
  const isHeld = store.state.value?.held ?? false;
  const hold = () => callAdmin('POST', isHeld ? '/deliveries/release' : '/deliveries/hold', undefined, store.service.value);
  return (
    <Section title="Callbacks">
      <ActionForm run={() => callAdmin('POST', '/deliveries/faults', fault(), store.service.value)} button="Add callback fault">
        <Choice label="Callback fault" value={kind.value} options={Object.keys(callbackKinds)} onChange={(value) => (kind.value = value)} />
        <Times value={times.value} onInput={(value) => (times.value = value)} />
      </ActionForm>
      <TestLine code={toCall('mock.callbacks.fail', fault())} />
      <ActionForm run={hold} button={isHeld ? 'Release callbacks' : 'Hold callbacks'}>
        <p class="muted">{isHeld ? 'Callbacks wait. Release sends them in order.' : 'Hold keeps callbacks back until you release them.'}</p>
      </ActionForm>
      <TestLine code={isHeld ? 'mock.callbacks.release();' : 'mock.callbacks.hold();'} />
    </Section>
  );
};

/** Delays responses. */
export const Latency = ({ store }: { store: Store }) => {
  const ms = useSignal('2000');
  return (
    <Section title="Latency" intro="Every response takes this much longer, until you end it at the top of the page.">
      <ActionForm
        run={() => callAdmin('POST', '/faults', { operation: '*', latency: Number(ms.value) }, store.service.value)}
        button="Slow down"
      >
        <Labelled label="Milliseconds">
          <input inputMode="numeric" class="short" value={ms.value} onInput={({ currentTarget }) => (ms.value = currentTarget.value)} />
        </Labelled>
      </ActionForm>
      <TestLine code={toCall('mock.fail', '*', { latency: Number(ms.value) })} />
    </Section>
  );
};
