import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { callAdmin } from './admin.js';
import { chosenKey, idOf, KeyChoice, loadConnection, type ConnectionDetails } from './keys-choice.js';
import type { Store } from './store.js';
import { Action, ActionForm, bind, CodeBlock, Section } from './ui.js';

interface Values {
  baseUrl: string;
  aiUrl: string | null;
  key: string;
  secret: string;
}

const snippets: Record<string, (values: Values) => string> = {
  '.env': ({ baseUrl, aiUrl, key, secret }) =>
    [
      `RECIPE_AI_API_KEY=${key}`,
      `RECIPE_AI_BASE_URL=${baseUrl}`,
      ...(aiUrl === null ? [] : [`RECIPE_AI_AI_URL=${aiUrl}`]),
      `RECIPE_AI_CALLBACK_SECRET=${secret}`,
    ].join('\n'),
  Node: ({ baseUrl, aiUrl, key }) =>
    `import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI({
  apiKey: '${key}',
  baseUrl: '${baseUrl}',${aiUrl === null ? '' : `\n  aiUrl: '${aiUrl}',`}
});
const recipe = await sdk.recipes.generate({ ingredients: ['chickpeas', 'spinach', 'rice'] });
console.log(recipe.name);`,
  curl: ({ baseUrl, key }) =>
    `curl '${baseUrl}/api/v1/recipes/generate' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"ingredients":["chickpeas","spinach","rice"]}'`,
  Python: ({ baseUrl, key }) =>
    `import json, urllib.request

request = urllib.request.Request(
    "${baseUrl}/api/v1/recipes/generate",
    data=json.dumps({"ingredients": ["chickpeas", "spinach", "rice"]}).encode(),
    headers={"Authorization": "Bearer ${key}", "Content-Type": "application/json"},
)
print(json.load(urllib.request.urlopen(request))["name"])`,
};

/** What an app needs to call this mock, to copy. */
export const Connect = ({ store }: { store: Store }) => {
  const chosen = useSignal('');
  const language = useSignal('.env');
  const connection = useSignal<ConnectionDetails | undefined>(undefined);
  const key = chosenKey(store, chosen.value);
  const load = async () => {
    connection.value = await loadConnection(key);
  };
  const rotate = async () => {
    await callAdmin('POST', '/callback-secrets/rotate', undefined, key);
    await load();
  };
  const keyId = key && idOf(key);
  useEffect(() => {
    if (keyId !== undefined) void load().catch(() => (connection.value = undefined));
  }, [keyId]);
  const shown = connection.value;
  return (
    <Section
      title="Connect your app"
      intro="Copy these lines into your app. They work with this mock only; the real service has its own key."
    >
      {key === undefined ? (
        <ActionForm run={load} button="Make a key">
          <p class="muted">There is no key yet.</p>
        </ActionForm>
      ) : (
        <KeyChoice store={store} {...bind(chosen)} />
      )}
      <div class="segments" role="tablist" aria-label="Language">
        {Object.keys(snippets).map((name) => (
          <button key={name} type="button" role="tab" aria-selected={language.value === name} onClick={() => (language.value = name)}>
            {name}
          </button>
        ))}
      </div>
      <CodeBlock
        of={`the lines for ${language.value}`}
        code={snippets[language.value]!({
          baseUrl: location.origin,
          aiUrl: store.state.value?.ai_url ?? null,
          key: shown?.api_key ?? 'make-a-key-first',
          secret: shown?.callback_secret ?? 'make-a-key-first',
        })}
      />
      {key && (
        <div class="fields">
          <Action ask="Rotate? Receivers with the old secret reject callbacks." run={rotate}>
            Rotate the callback secret
          </Action>
        </div>
      )}
      <p class="muted">
        <code>RECIPE_AI_CALLBACK_SECRET</code> is what this mock sends in <code>X-Callback-Secret</code>. Callbacks go only to hosts that
        are listed under Data.
      </p>
    </Section>
  );
};
