import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { RecipeScreen } from './RecipeScreen';

/** Renders the screen; the mock does what the server does in the app. */
const setup = async (mock = createMockService()) => {
  const sdk = new RecipeAI({ ...mock.connection(), failFast: true });
  await render(<RecipeScreen generate={(request) => sdk.recipes.generate(request)} />);
  await fireEvent.changeText(screen.getByLabelText('Ingredients'), 'rice, eggs');
  await fireEvent.press(screen.getByText('Cook'));
};

test('shows a recipe', async () => {
  await setup();
  expect(await screen.findByRole('heading')).toHaveTextContent(/\w/);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('says when to try again once the quota is used up', async () => {
  const mock = createMockService();
  mock.applyScenario('quota-exceeded');
  await setup(mock);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again/);
});
