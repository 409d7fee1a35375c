// A pantry stored by the service, which suggests categories for its items.
import { RecipeAI } from '@recipe-ai/sdk';

const sdk = new RecipeAI();
const { id } = await sdk.pantries.create({ name: 'Home' });
await sdk.pantries.items.add({
  pantry_id: id,
  items: [{ name: 'basmati rice', quantity: 2, unit: 'kilogram' }, { name: 'cheddar' }, { name: 'basil' }],
});

for await (const { name, category, category_confidence } of sdk.pantries.items.list({ pantry_id: id, limit: 2 })) {
  console.log(name, category, category_confidence);
}
