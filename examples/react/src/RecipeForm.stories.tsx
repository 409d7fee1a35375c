import { RecipeAI, type GenerateRequest } from '@recipe-ai/sdk';
import { createMockService, type MockService } from '@recipe-ai/sdk/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeForm } from './RecipeForm';

/** What the server does in the app. In a story the mock runs in the page. */
const generateWith = (mock: MockService) => {
  const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
  return (request: GenerateRequest) => sdk.recipes.generate(request);
};

const exhausted = createMockService();
exhausted.applyScenario('quota-exceeded');

export default { component: RecipeForm } satisfies Meta<typeof RecipeForm>;
type Story = StoryObj<typeof RecipeForm>;

export const Default: Story = { args: { generate: generateWith(createMockService()) } };
/** Long lists, texts of 2,000 characters, right-to-left text and emoji. */
export const ExtremeRecipe: Story = { args: { generate: generateWith(createMockService({ shapes: 'extreme' })) } };
export const QuotaExceeded: Story = { args: { generate: generateWith(exhausted) } };
