import { describe, expect, test } from 'vitest';
import { budgetifyRecipe } from '../../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';
import { rewriteTone } from '../../../../mock/kitchen/tones/rewrite-tone.js';

const recipe = (title: string, ingredients: string[], ...instructions: string[]) => ({ title, ingredients, instructions });

const warningsOn = (one: ReturnType<typeof recipe>) => {
  const results = [healthify({ recipe: one, health_focus: 'low_sodium' }), rewriteTone({ recipe: one, tone: 'playful' }, 1)];
  for (const { steps, changes } of results) expect({ steps, changes }).toEqual({ steps: one.instructions, changes: [] });
  return results.map(({ warnings }) => warnings.join(' '));
};

describe('poultry that is too cool inside', () => {
  test.each([
    recipe('Hähnchenbrust', ['600 g Hähnchenbrust'], 'Bei 180 °C im Ofen braten, bis die Kerntemperatur 60 °C beträgt.'),
    recipe('Pute', ['1 kg Putenbrust'], 'Braten, bis das Bratenthermometer 60 Grad zeigt, und mit dem Reis servieren.'),
    recipe('Dinde', ['1 dinde'], 'Cuire la dinde au four. La température interne doit atteindre 62 °C.'),
    recipe('Pavo', ['1 kg de pechuga de pavo'], 'Hornear hasta que el centro alcance 60 °C.'),
    recipe('Tacchino', ['1 petto di tacchino'], 'Cuocere il tacchino finché il termometro al cuore segna 58 °C.'),
  ])('$title', (one) => {
    for (const warnings of warningsOn(one)) expect(warnings).toContain('165°F (74°C) is what makes the');
  });
});

describe('poultry in a water bath that is too cool or too short', () => {
  test.each([
    recipe('Pute sous vide', ['800 g Putenbrust'], 'Das Fleisch im Wasserbad bei 55 °C 2 Stunden garen.'),
    recipe('Hähnchen', ['2 Hähnchenbrustfilets'], 'Das Fleisch im Wasserbad bei 60 °C 20 Minuten garen.'),
    recipe('Canard', ['2 magrets de canard'], 'Cuire le canard au bain-marie à 54 °C pendant 30 minutes.'),
    recipe('Pollo', ['2 pechugas de pollo'], 'Cocinar el pollo al baño maría a 54 °C durante 1 hora.'),
    recipe('Anatra', ['2 petti di anatra'], 'Cuocere il petto a bagnomaria a 54 °C per 1 ora.'),
  ])('$title', (one) => {
    for (const warnings of warningsOn(one)) expect(warnings).toContain('That water bath does not make');
  });
});

test('honey for an infant', () => {
  const porridge = recipe('Babybrei', ['50 g Haferflocken', '1 TL Honig'], 'Die Haferflocken kochen und mit dem Honig dem Baby geben.');
  for (const warnings of warningsOn(porridge)) expect(warnings).toContain('botulism');
});

test.each([
  recipe('Hähnchen', ['800 g Hähnchenbrust'], 'Im Ofen bei 200 °C backen, bis die Kerntemperatur 75 °C beträgt.'),
  recipe('Pizza', ['500 g Mehl', '10 g Hefe', '200 g Putenbrust'], 'Das Wasser auf 42 °C erwärmen. Den Teig bei 26 °C gehen lassen. Bei 250 °C backen.'),
  recipe('Poulet', ['1 poulet'], 'Rôtir le poulet à 200 °C pendant 1 heure, jusqu’à 74 °C à cœur.'),
  recipe('Schokolade', ['200 g dark chocolate'], 'Die Schokolade im Wasserbad bei 45 °C schmelzen.'),
])('of $title, only that it is not read is said', (one) => {
  expect(rewriteTone({ recipe: one, tone: 'playful' }, 1).warnings).toEqual([expect.stringMatching(/^The steps are not in English/)]);
}); // prettier-ignore

test('what a diet leaves out, and what is not understood of it, is said of a recipe that stays as it is', () => {
  const one = recipe('Hähnchen', ['500 g Hähnchen', '100 g Butter'], 'Das Hähnchen in der Butter braten, bis es gar ist.');
  const { warnings } = budgetifyRecipe({ recipe: one, dietary_restrictions: ['vegan', 'xyzzy allergy'] });
  expect(warnings).toEqual([
    expect.stringContaining('not in English'),
    expect.stringContaining('"xyzzy" was not understood'),
    'Read "xyzzy allergy" as: "xyzzy" (not understood).',
    'Already in the recipe, and not what was asked for: Hähnchen, Butter. Only replacements keep the restrictions.',
  ]);
});
