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
    ['Bake at 350°F.', '350°F', 177, 350],
    ['Heat to 180 °C', '180 °C', 180, 356],
    ['Heat to 350 degrees.', '350 degrees', 177, 350],
    ['350-375 degrees F', '350-375 degrees F', 177, 350],
    ['an internal temperature of 165 degrees', '165 degrees', 74, 165],
    ['at 180 degrees', '180 degrees', 180, 356],
    ['at gas mark 4', 'gas mark 4', 180, 356],
    ['at 350F', '350F', 177, 350],
  ])('in "%s"', (text, written, celsius, fahrenheit) => {
    const start = text.indexOf(written);
    expect(temperaturesIn(text)).toEqual([{ start, end: start + written.length, text: written, temperature: { celsius, fahrenheit } }]);
  });

  test('in two scales are two', () => {
    expect(temperaturesIn('Preheat to 180°C/350°F/gas 4').map(({ text, temperature }) => [text, temperature.celsius])).toEqual([
      ['180°C', 180],
      ['350°F', 177],
      ['gas 4', 180],
    ]);
  });
});
