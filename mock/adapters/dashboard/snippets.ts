/** How an app connects to the mock, by language. The page replaces `{base}`, `{key}` and `{secret}`. */
export const createSnippets = (aiUrl: string | undefined): Record<string, string> => ({
  '.env': [
    'RECIPE_AI_API_KEY={key}',
    'RECIPE_AI_BASE_URL={base}',
    ...(aiUrl === undefined ? [] : [`RECIPE_AI_AI_URL=${aiUrl}`]),
    'RECIPE_AI_CALLBACK_SECRET={secret}',
  ].join('\n'),
  Node: `import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI({
  apiKey: '{key}',
  baseUrl: '{base}',${aiUrl === undefined ? '' : `\n  aiUrl: '${aiUrl}',`}
});
const recipe = await sdk.recipes.generate({ ingredients: ['chickpeas', 'spinach', 'rice'] });
console.log(recipe.name);`,
  curl: `curl '{base}/api/v1/recipes/generate' \\
  -H 'Authorization: Bearer {key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"ingredients":["chickpeas","spinach","rice"]}'`,
  Python: `import json, urllib.request

request = urllib.request.Request(
    "{base}/api/v1/recipes/generate",
    data=json.dumps({"ingredients": ["chickpeas", "spinach", "rice"]}).encode(),
    headers={"Authorization": "Bearer {key}", "Content-Type": "application/json"},
)
print(json.load(urllib.request.urlopen(request))["name"])`,
});
