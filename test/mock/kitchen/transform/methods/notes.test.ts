import { describe, expect, test } from 'vitest';
import { find } from '../../../../../mock/kitchen/ingredients/find.js';
import { needsHeat } from '../../../../../mock/kitchen/safety/raw-food.js';
import { donenessOf, safetyNotesFor } from '../../../../../mock/kitchen/transform/methods/notes.js';

const raw = (...names: string[]) =>
  needsHeat(names.map((name) => ({ name, original: `1 lb ${name}`, ingredient: find(name)?.ingredient })));

describe('how hot the middle must get', () => {
  test('is said of the food that needs most heat first', () => {
    expect(donenessOf(raw('pork chops', 'chicken breast'))).toEqual([
      'Check the middle with a thermometer: 165°F (74°C) for the chicken breast.',
      'Check the middle with a thermometer: 145°F (63°C) and 3 minutes of rest for the pork chops.',
    ]);
  });

  test('is said once of what needs the same', () => {
    expect(donenessOf(raw('cod', 'salmon', 'cod'))).toEqual(['Check the middle with a thermometer: 145°F (63°C) for the cod and salmon.']);
  });

  test('is only the least for what takes long to become tender', () => {
    expect(donenessOf(raw('beef chuck'))[0]).toContain('at least 145°F (63°C) for the beef chuck');
  });

  test('is not said of what is not flesh or egg', () => {
    expect(donenessOf(raw('rice', 'potatoes'))).toEqual([]);
  });
});

describe('the safety notes', () => {
  test('of a grill and of a pressure cooker', () => {
    expect(safetyNotesFor(raw('chicken breast'), 'grill').at(-1)).toContain('clean tongs');
    expect(safetyNotesFor([], 'grill')).toEqual([]);
    expect(safetyNotesFor([], 'pressure_cooker')).toEqual([expect.stringContaining('two thirds')]);
  });

  test('of a slow cooker are about flesh, not about eggs', () => {
    expect(safetyNotesFor(raw('chicken breast'), 'slow_cooker').join(' ')).toContain('Thaw');
    expect(safetyNotesFor(raw('eggs'), 'slow_cooker').join(' ')).not.toContain('Thaw');
  });
});
