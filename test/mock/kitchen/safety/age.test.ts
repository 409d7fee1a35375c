import { describe, expect, test } from 'vitest';
import { isTooOld } from '../../../../mock/kitchen/safety/age.js';
import { tokenize } from '../../../../mock/kitchen/text/tokenize.js';

describe('food that is older than it keeps', () => {
  test.each([
    'leftover rice 5 days old', 'leftover rice, 6 days', 'cooked rice from 6 days ago', '10-day-old roast chicken', 'ground beef thawed 5 days ago',
    'stew, two weeks old', 'potato salad a week and a half old', 'sushi from three days ago', 'month-old leftover curry', 'leftover takeaway, 144 hours old',
    'raw oysters bought 10 days ago', 'opened deli turkey 2 weeks old', 'raw milk a month old', 'defrosted shrimp, day 6', 'chicken from last week',
    'pizza leftovers, 9 days', 'leftover gravy, one week old', 'mince 6 days old', 'chicken stock 10 days old', '5 Tage alter gekochter Reis', "riz cuit d'il y a 6 jours", 'arroz de hace una semana', 'riso cotto di 7 giorni fa',
    'chicken from last Monday', 'stew made last Tuesday', "last week's curry", 'deli turkey from the week before last', 'Hähnchen von letztem Montag', 'poulet de lundi dernier', 'pollo de la semana pasada',
    'raw chicken, been in the fridge 8 days', 'chicken, 9 days in the fridge', 'turkey from last Thanksgiving', 'cooked lentils, a fortnight old', 'spaghetti bolognese from 6 nights ago', 'turkey stuffing from two Thanksgivings ago', 'half-eaten burrito from a couple weeks ago', 'chicken nuggets (cooked), 12 days', 'pollo cocido del lunes pasado',
  ])('"%s" is too old', (name) => {
    expect(isTooOld(tokenize(name))).toBe(true);
  }); // prettier-ignore

  test.each([
    'day-old rice', 'leftover rice, 2 days old', 'two-day-old leftover stew', '2-day-old pizza', '10 day old baguette', '30-day dry-aged ribeye', '2-year-old cheddar',
    '12 year old whisky', '18-month-old parmesan', 'year-old miso', '6-month-old lamb', 'kimchi, 3 weeks old', 'leftover rice, frozen 2 weeks ago', 'rice bought last month',
    '24-month aged prosciutto', 'flour from last year', 'leftover bread, a week old', 'jerky from last month', 'stock cubes, 2 months old', 'pork marinated for 2 days', 'curry powder, 1 year old', '2 week old eggs',
    '28-day-old chicken (poussin)', 'suckling pig, 6 weeks old', 'ham, keeps 2 weeks in the fridge', 'chicken from yesterday', 'roast beef from Sunday', 'summer sausage', 'chicken stock cubes from last year', 'lamb born last spring', 'christmas pudding', 'pork, brined for 2 days in the fridge',
  ])('"%s" is not too old', (name) => {
    expect(isTooOld(tokenize(name))).toBe(false);
  }); // prettier-ignore
});
