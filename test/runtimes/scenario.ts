/** What a runtime loaded, by `import` or by `require`. */
interface Modules {
  sdk: typeof import('@recipe-ai/sdk');
  mock: typeof import('@recipe-ai/sdk/mock');
}

/** What the package must do on every runtime, printed as one line: with the mock in the same process, and with the one at `service`. */
export async function scenario({ sdk, mock }: Modules, service: { url: string; apiKey: string }): Promise<string> {
  const { RecipeAI, NotFoundError, CallbackVerificationError, verifyCallback } = sdk;

  const embedded = new RecipeAI(mock.createMockService().connection());
  const recipe = await embedded.recipes.generate({ ingredients: ['chickpeas', 'rice'], servings: 2 });

  const client = new RecipeAI({ apiKey: service.apiKey, baseUrl: service.url });
  const pantry = await client.pantries.create({ name: 'Kitchen' });
  const { data } = await client.pantries.get({ pantry_id: pantry.id }).withResponse();
  const missing: unknown = await client.pantries
    .get({ pantry_id: 'none' })
    .catch((error: unknown) => NotFoundError.is(error) && error.code);

  const payload = {
    type: 'healthify',
    request_id: 'r',
    model_tier: 'pro',
    model: 'm',
    data: { name: 'n', ingredients: [], steps: [] },
    timestamp: '2026-01-01T00:00:00Z',
  };
  const verify = (secret: string) =>
    verifyCallback({ headers: { 'X-Callback-Secret': 'right' }, body: JSON.stringify(payload) }, { secret });
  const refused = () => {
    try {
      return verify('wrong');
    } catch (error) {
      return CallbackVerificationError.is(error) && error.reason;
    }
  };
  return JSON.stringify([recipe.servings, recipe.steps.length > 0, data.name, missing, verify('right').type, refused()]);
}

export const expected = '[2,true,"Kitchen","not_found","healthify","secret-mismatch"]';
