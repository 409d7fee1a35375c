import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as stories from './RecipeForm.stories';

const { Default, ExtremeRecipe, QuotaExceeded } = composeStories(stories);

afterEach(cleanup);

const cook = (ingredients: string) => {
  fireEvent.change(screen.getByLabelText('Ingredients'), { target: { value: ingredients } });
  fireEvent.click(screen.getByRole('button', { name: 'Cook' }));
};

test('shows a recipe', async () => {
  render(<Default />);
  cook('rice, eggs');
  expect((await screen.findByRole('heading')).textContent).not.toBe('');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('shows a long list of steps', async () => {
  render(<ExtremeRecipe />);
  cook('rice, eggs');
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(20);
});

test('says when to try again once the quota is used up', async () => {
  render(<QuotaExceeded />);
  cook('rice, eggs');
  expect((await screen.findByRole('alert')).textContent).toContain('Try again');
});
