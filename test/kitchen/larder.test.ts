import { describe, expect, it } from 'vitest';
import { canonicalName } from '../../mock/kitchen/canonical-name.js';
import { everyIngredient, find, named, suggestName } from '../../mock/kitchen/larder.js';

describe('finding an ingredient by its name', () => {
  it.each([
    ['Onions', 'onion'],
    ['Fresh baby spinach leaves, torn', 'spinach'],
    ['boneless, skinless chicken breasts', 'chicken breast'],
    ['chicken breasts (about 2 lb)', 'chicken breast'],
    ['pepper, black', 'black pepper'],
    ['jalapeño peppers', 'jalapeno'],
    ['Crème fraîche', 'creme fraiche'],
    ['2% milk', 'low-fat milk'],
    ['green onions', 'scallion'],
  ])('reads %s as %s', (name, expected) => {
    expect(find(name)?.ingredient.name).toBe(expected);
  });

  it('does not know what it does not know, and says so', () => {
    expect(find('zzxyq')).toBeUndefined();
    expect(find('')).toBeUndefined();
    expect(find('almond zzxyq')).toBeUndefined();
  });

  it('suggests a name for a typo without saying that it is the same', () => {
    expect(find('brocolli')).toBeUndefined();
    expect(suggestName('brocolli')).toBe('broccoli');
  });

  it('takes alternatives pessimistically', () => {
    expect(find('olive oil or butter')?.ingredient.allergens).toContain('milk');
  });

  it('clears what a qualifier says, and no more', () => {
    expect(find('vegan butter')?.ingredient.allergens).not.toContain('milk');
    expect(find('gluten-free pasta')?.ingredient.allergens).toEqual([]);
    expect(find('lactose-free milk')?.ingredient.allergens).toContain('milk');
  });
});

describe('names for tables elsewhere in the kitchen', () => {
  it('answers to an exact name and throws for any other', () => {
    expect(named('garlic').category).toBe('produce');
    expect(() => named('a nosuchthing')).toThrow('The larder has no "a nosuchthing"');
  });

  it('brings two spellings of one thing together', () => {
    expect(canonicalName('Scallions, chopped')).toBe(canonicalName('green onion'));
    expect(canonicalName('zzxyq')).toBeNull();
  });
});

describe('every ingredient', () => {
  it.each(everyIngredient().map((one) => [one.name, one] as const))('%s has numbers where numbers belong', (_, one) => {
    for (const [fact, value] of Object.entries(one.facts)) expect(value, fact).toBeGreaterThanOrEqual(0);
    expect(one.pricePerKg).toBeGreaterThan(0);
    expect(one.keeps.days).toBeGreaterThan(0);
  });
});
