import { describe, expect, test } from 'vitest';
import { temperaturesIn } from '../../../../mock/kitchen/text/temperatures.js';
import { timesIn } from '../../../../mock/kitchen/text/times.js';

describe('times', () => {
  test.each([
    ['Bake for 25 to 30 minutes.', '25 to 30 minutes', 25, 30],
    ['Simmer 1 hour and 30 minutes.', '1 hour and 30 minutes', 90, null],
    ['Simmer for 1 1/2 to 2 hours', '1 1/2 to 2 hours', 90, 120],
    ['Leave for an hour and a half.', 'an hour and a half', 90, null],
    ['Rest half an hour', 'half an hour', 30, null],
    ['a 30-minute rest', '30-minute', 30, null],
    ['between 2 and 3 hours', '2 and 3 hours', 120, 180],
    ['Chill overnight', 'overnight', 480, null],
    ['Fry 90 seconds', '90 seconds', 1.5, null],
    ['boil for ten mins.', 'ten mins', 10, null],
    ['a few minutes', 'a few minutes', 3, null],
    ['1½ hrs', '1½ hrs', 90, null],
  ])('in "%s"', (text, written, minutes, minutesMax) => {
    expect(timesIn(text)).toEqual([
      { start: text.indexOf(written), end: text.indexOf(written) + written.length, text: written, minutes, minutesMax },
    ]);
  });

  test.each(['the second half', 'Serve at once', '2 eggs', ''])('not in "%s"', (text) => {
    expect(timesIn(text)).toEqual([]);
  });
});

describe('temperatures', () => {
  test.each([
    ['Bake at 350°F.', '350°F', 177, 350, null],
    ['Heat to 180 °C', '180 °C', 180, 356, null],
    ['Heat to 350 degrees.', '350 degrees', 177, 350, null],
    ['350-375 degrees F', '350-375 degrees F', 177, 350, 375],
    ['an internal temperature of 165 degrees', '165 degrees', 74, 165, null],
    ['at 180 degrees', '180 degrees', 180, 356, null],
    ['at gas mark 4', 'gas mark 4', 180, 356, null],
    ['at 350F', '350F', 177, 350, null],
  ])('in "%s"', (text, written, celsius, fahrenheit, most) => {
    const [found] = temperaturesIn(text);
    expect(found).toMatchObject({ text: written, temperature: { celsius, fahrenheit } });
    expect(found?.temperatureMax?.fahrenheit ?? null).toBe(most);
  });

  test('in two scales are two', () => {
    expect(temperaturesIn('Preheat to 180°C/350°F/gas 4').map(({ text, scale }) => [text, scale])).toEqual([
      ['180°C', 'celsius'],
      ['350°F', 'fahrenheit'],
      ['gas 4', 'celsius'],
    ]);
  });
});
