import { describe, expect, test } from 'vitest';
import type { Ingredient, Kind } from '../../../../mock/kitchen/ingredients/ingredient.js';
import { everyIngredient } from '../../../../mock/kitchen/ingredients/find.js';
import { ingredientColumns, parseRow } from '../../../../mock/kitchen/ingredients/read-ingredients.js';
import { readTable } from '../../../../mock/kitchen/text/read-table.js';
import { columnsOf } from '../../../../scripts/compile-tables.ts';
import { allergens, categories } from '../../../../src/contract/enums.js';

const all = everyIngredient();

const names = (ingredients: readonly Ingredient[]): string[] => ingredients.map((one) => one.name);

describe('the ingredient tables', () => {
  test('have ingredients of every category', () => {
    expect([...new Set(all.map(({ category }) => category))].toSorted()).toEqual([...categories].toSorted());
    expect(all.length).toBeGreaterThan(1300);
  });
});

describe('a row that cannot be read', () => {
  const good = {
    name: 'quark', class: '', kinds: 'dairy', role: 'dairy', cookingClass: 'soft dairy', mayContain: '', calories: '67', protein: '12', carbohydrates: '4', fat: '0', saturatedFat: '0',
    fiber: '0', sugar: '4', sodium: '40', cholesterol: '1', gramsPerCup: '250', gramsPerPiece: '', pricePerKg: '4', place: 'fridge', days: '14', aliases: 'curd cheese, topfen',
  }; // prettier-ignore
  const parse = (cells: Partial<typeof good>) => {
    const text = [ingredientColumns.join('\t'), ingredientColumns.map((column) => ({ ...good, ...cells })[column]).join('\t')].join('\n');
    return readTable('dairy_eggs.tsv', columnsOf('dairy_eggs.tsv', text), ingredientColumns).map((row) => parseRow(row, 'dairy_eggs'))[0];
  };

  test('is not this one', () => {
    expect(parse({})).toMatchObject({
      name: 'quark',
      allergens: ['milk'],
      gramsPerPiece: null,
      aliases: ['curd cheese', 'topfen'],
    });
  });

  test.each([
    [{ name: '' }, 'dairy_eggs.tsv:2: name: the name is missing.'],
    [{ kinds: 'dairi' }, 'dairy_eggs.tsv:2: kinds: "dairi" is not one of meat, '],
    [{ kinds: '' }, 'dairy_eggs.tsv:2: kinds: an ingredient needs at least one kind.'],
    [{ role: 'cow' }, 'dairy_eggs.tsv:2: role: "cow" is not one of'],
    [{ cookingClass: 'cow' }, 'dairy_eggs.tsv:2: cookingClass: "cow" is not one of'],
    [{ mayContain: 'cow' }, 'dairy_eggs.tsv:2: mayContain: "cow" is not one of'],
    [{ calories: '' }, 'dairy_eggs.tsv:2: calories: "" is not a number of 0 or more.'],
    [{ protein: 'much' }, 'dairy_eggs.tsv:2: protein: "much" is not a number'],
    [{ pricePerKg: '0' }, 'dairy_eggs.tsv:2: pricePerKg: "0" is not a number of 0.01 or more.'],
    [{ place: 'cellar' }, 'dairy_eggs.tsv:2: place: "cellar" is not one of pantry, fridge, freezer.'],
  ])('says where and why: %j', (cells, message) => {
    expect(() => parse(cells)).toThrow(message);
  });
});

describe('no ingredient contradicts itself', () => {
  const kindOf = {
    milk: 'dairy',
    egg: 'egg',
    fish: 'fish',
    crustacean: 'crustacean',
    mollusc: 'mollusc',
    tree_nut: 'tree_nut',
    peanut: 'peanut',
    wheat: 'wheat',
    gluten: 'gluten',
    soy: 'soy',
    sesame: 'sesame',
    celery: 'celery',
    mustard: 'mustard',
    lupin: 'lupin',
    sulfite: 'sulfite',
  } as const;

  test.each(allergens)('%s is an allergen of exactly the things that are of its kind', (allergen) => {
    for (const one of all) expect(one.allergens.includes(allergen), one.name).toBe(one.kinds.includes(kindOf[allergen]));
  });

  test('is not said to contain perhaps what it contains for sure', () => {
    expect(names(all.filter((one) => one.mayContain.some((allergen) => one.allergens.includes(allergen))))).toEqual([]);
    expect(all.flatMap((one) => one.mayContain).filter((allergen) => !(allergens as readonly string[]).includes(allergen))).toEqual([]);
  });

  test('has cholesterol only where an animal may be in it', () => {
    const animals = ['meat', 'animal_fat', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'gelatin', 'milk'];
    const withCholesterol = all.filter((one) => one.nutrition.cholesterol > 3);
    expect(names(withCholesterol.filter((one) => ![...one.kinds, ...one.mayContain].some((word) => animals.includes(word))))).toEqual([]);
  });

  test('is of its class when it is of a kind of the class', () => {
    const of = (...kinds: Kind[]): Ingredient[] => all.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
    expect(names(of('beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat').filter((one) => !one.kinds.includes('meat')))).toEqual([]);
    expect(names(of('wheat').filter((one) => !one.kinds.includes('gluten')))).toEqual([]);
    expect(names(of('cheese').filter((one) => !one.kinds.includes('dairy')))).toEqual([]);
  });
});
