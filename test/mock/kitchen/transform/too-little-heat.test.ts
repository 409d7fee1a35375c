import { describe, expect, test } from 'vitest';
import { adaptMethod } from '../../../../mock/kitchen/transform/adapt-method.js';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';
import { rewriteTone } from '../../../../mock/kitchen/tones/rewrite-tone.js';
import { reasonToKeep } from '../../../../mock/kitchen/transform/guard.js';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';

/** Why a recipe stays as it is: "Title | line; line | step; step". */
const reasonFor = (written: string): string => {
  const [title = '', ingredients = '', instructions = ''] = written.split(' | ');
  const recipe = new RecipeDraft({ title, ingredients: ingredients.split('; '), instructions: instructions.split('; ') });
  return reasonToKeep(recipe) ?? '';
};

describe('raw food that the steps heat for too short a time stays as it is, with the reason', () => {
  test.each([
    'Chicken | 1 lb chicken breast, sliced; 1 tbsp oil | Heat the oil.; Cook the chicken for 2 minutes.; Serve.',
    'Chicken | 4 chicken breasts; 1 tbsp butter | Sear the chicken breasts for 1 minute per side and serve.',
    'Chicken | 1 whole chicken (4 lb); 1 tsp salt | Roast the chicken at 425°F for 15 minutes. Rest and carve.',
    'Turkey | 1 whole turkey (14 lb); 2 tbsp butter | Roast the turkey at 325°F for 45 minutes.',
    'Meatloaf | 2 lb ground beef; 1 egg | Shape into a loaf.; Bake at 350°F for 10 minutes.',
    'Burgers | 1 lb ground beef; 4 buns | Form patties.; Grill the patties for 30 seconds on each side.',
    'Wings | 2 lb chicken wings; 1 tsp salt | Air fry at 400°F for 3 minutes.',
    'Soup | 1 lb chicken thighs; 6 cups broth | Bring the broth to a boil.; Add the chicken and simmer for 2 minutes.',
    'Chicken | 2 lb chicken thighs; 1 cup broth | Pressure cook for 0 minutes with quick release.',
    'Pork | 4 pork chops; 1 tbsp oil | Fry the pork chops for 45 seconds on each side.',
    'Salmon | 4 salmon fillets; 1 tbsp oil | Bake at 400°F for 1 minute.',
    'Eggs | 4 eggs; 1 pinch salt | Boil the eggs for one minute, peel and serve.',
  ])('%s', (written) => {
    expect(reasonFor(written)).toContain('so short a time');
  });
});

describe('food that is cooked for long enough, or until it is done, is no reason', () => {
  test.each([
    'Chicken | 1 lb chicken thighs; 1 can coconut milk | Brown the chicken for 2 minutes.; Add the coconut milk and simmer for 20 minutes.',
    'Chicken | 4 chicken breasts; 2 peppers | Cook the chicken for 2 minutes per side until cooked through.',
    'Chicken | 1 lb chicken breast; 1 tbsp oil | Cut the chicken into strips.; Fry for 4 minutes.',
    'Paprikash | 8 chicken drumsticks; 2 onions; 1 cup broth | Brown the drumsticks for 8 minutes. Remove.; Cook the onions for 5 minutes and return the chicken. Cover and simmer for 35 minutes.',
    'Beef | 1 lb thinly sliced beef; 1 tbsp oil | Stir-fry the beef for 2 minutes.',
    'Shrimp | 1 lb shrimp; 2 tbsp butter | Cook the shrimp for 2 minutes.',
    'Eggs | 4 eggs; 1 pinch salt | Boil the eggs for 1 minute. Cover, take off the heat and let stand for 11 minutes.',
    'Soup | 4 eggs; 4 cups broth | Boil the broth.; Drizzle in the beaten eggs and simmer for 1 minute.',
    'Rotisserie | 2 cups shredded rotisserie chicken; 8 tortillas | Warm the chicken for 2 minutes.; Fill the tortillas.',
  ])('%s', (written) => {
    expect(reasonFor(written)).toBe('');
  });
});

test.each(['Roast the turkey at 180°F for 10 hours.', 'Bake the turkey at 80°C overnight.'])('too cool an oven: %s', (step) => {
  expect(reasonFor(`Turkey | 1 turkey (12 lb); 1 tsp salt | ${step}`)).toContain('below 200°F');
});

test.each([
  ['Eggs | 2 eggs; 1 slice bread | Boil the eggs for 5 minutes so that the yolk stays runny.; Great for pregnant women.', 'pregnant'],
  ['Soft-Boiled Egg | 1 egg; 1 slice bread | Boil the egg for 5 minutes.; Feed it to your 8-month-old.', 'infant'],
])('an egg that is not firm, and who eats: %s', (written, eater) => {
  expect(reasonFor(written)).toMatch(new RegExp(`not cooked firm.*${eater}`));
});

describe('an oven, a pan or a liquid that is cooler than the middle must become', () => {
  test.each([
    'Bake the chicken at 120 °F until done, about 30 minutes.',
    'Poach the chicken in water at 55 °C for 10 minutes.',
    'Poach the chicken at 55 °C for 10 minutes.',
    'Cook the chicken in the oven at 50 °C until cooked through, 30 minutes.',
    'Simmer the chicken at 60 °C for 15 minutes.',
    'Poach the chicken at 40 °C for 3 hours.',
    'Simmer at about 60 °C until tender.',
    'Roast at 65 °C until golden.',
    'Fry the chicken for 8 minutes at 60 °C.',
    'Heat the chicken in broth at 50 °C for 10 minutes.',
  ])('%s', (step) => {
    const recipe = { title: 'Chicken', ingredients: ['500 g chicken breast', '1 tbsp olive oil'], instructions: [step] };
    for (const { steps, warnings } of [
      healthify({ recipe }),
      adaptMethod({ recipe, target_method: 'air_fryer' }),
      rewriteTone({ recipe, tone: 'playful' }, 1),
    ]) {
      expect(steps).toEqual([step]);
      expect(warnings.join(' ')).toMatch(/so low|below 200°F/);
      expect(warnings.join(' ')).toContain('The recipe stays as it is');
      expect(warnings.join(' ')).not.toContain('says so now');
    }
  });

  test.each([
    'Chicken | 1 lb chicken thighs | Bake at 180 °C until the thickest part reaches 165°F.',
    'Chicken | 1 lb chicken thighs | Poach the chicken in water at 80 °C for 30 minutes.',
    'Pie | 1 lb chicken thighs; 1 cup milk; 2 cups flour | Heat the milk at 110°F.; Bake the chicken at 350°F for 40 minutes.',
    'Chicken | 1 lb chicken thighs | Roast the chicken at 400°F for 30 minutes, then keep warm at 150°F.',
    'Chicken | 1 lb chicken thighs | Roast the chicken at 400°F for 30 minutes and serve at 150°F.',
  ])('is not meant by: %s', (written) => {
    expect(reasonFor(written)).toBe('');
  });
});

describe('raw food that lies in a liquid that is too cool for it stays as it is, with the reason', () => {
  test.each([
    'Chicken | 2 chicken breasts; 1 l water | Heat the water to 55°C, add the chicken and hold for 20 minutes.; Slice and serve.',
    'Eggs | 4 eggs; 1 l water | Heat the water to 57°C. Add the eggs for 45 minutes and serve.',
    'Cod | 500 g cod; 500 ml olive oil | Warm the oil to 50°C, add the cod and cook for 20 minutes.',
    'Beef | 300 g beef sirloin; 1 l broth | Heat the broth to 50°C. Add the beef and poach for 10 minutes.',
  ])('%s', (written) => {
    expect(reasonFor(written)).toContain('Heat so low');
  });

  test.each([
    'Brioche | 500 g flour; 4 eggs; 100 ml milk; 7 g yeast | Warm the milk to 40°C, add the yeast and eggs.; Knead and bake at 180°C for 30 minutes.',
    'Custard | 4 eggs; 500 ml milk | Heat the milk to 70°C, whisk in the eggs.; Cook over low heat until thick.',
    'Chicken | 2 chicken breasts; 1 l water | Bring the water to 80°C, add the chicken and poach for 25 minutes until 165°F inside.',
    'Chicken | 4 chicken thighs; 1 l water; 20 g sugar | Warm the water to 45°C to dissolve the sugar.; Roast the chicken at 200°C for 40 minutes.',
  ])('but not: %s', (written) => {
    expect(reasonFor(written)).not.toContain('Heat so low');
  });
});
