import { describe, expect, test } from 'vitest';
import { convertHeat, convertTime, printSpan } from '../../../../../mock/kitchen/transform/methods/conversion.js';
import type { Method } from '../../../../../src/contract/enums.js';

describe('minutes of one way of cooking in another', () => {
  test.each<[Method, Method, [number, number], [number, number]]>([
    ['oven', 'toaster_oven', [35, 40], [35, 40]],
    ['oven', 'air_fryer', [25, 30], [20, 25]],
    ['air_fryer', 'oven', [12, 12], [15, 15]],
    ['oven', 'pressure_cooker', [60, 60], [20, 20]],
    ['oven', 'pressure_cooker', [5, 5], [3, 3]],
    ['stovetop', 'oven', [10, 10], [10, 13]],
    ['stovetop', 'oven', [4, 5], [8, 8]],
    ['stovetop', 'oven', [15, 20], [15, 25]],
    ['oven', 'stovetop', [20, 20], [15, 20]],
  ])('from %s to %s: %j is %j', (from, to, [least, most], [newLeast, newMost]) => {
    expect(convertTime(from, to, { least, most })).toEqual({ least: newLeast, most: newMost });
  });

  test.each([
    [14, 120, 180],
    [30, 240, 360],
    [45, 360, 480],
    [50, 480, 600],
  ])('up to %d minutes of an oven, a slow cooker takes %d to %d on Low', (minutes, least, most) => {
    expect(convertTime('oven', 'slow_cooker', { least: minutes, most: minutes })).toEqual({ least, most });
  });
});

test.each<[Method, Method, number, number]>([
  ['oven', 'air_fryer', 400, 375],
  ['oven', 'air_fryer', 450, 400],
  ['oven', 'air_fryer', 300, 300],
  ['air_fryer', 'oven', 375, 400],
  ['oven', 'toaster_oven', 425, 425],
])('from %s to %s, %d °F are %d °F', (from, to, degrees, converted) => {
  expect(convertHeat(from, to, degrees)).toBe(converted);
});

test.each([
  [25, 30, '25 to 30 minutes'],
  [8, 8, '8 minutes'],
  [360, 480, '6 to 8 hours'],
  [90, 120, '90 to 120 minutes'],
  [130, 130, '2 hours 10 minutes'],
])('%d to %d minutes are printed as "%s"', (least, most, text) => {
  expect(printSpan({ least, most })).toBe(text);
});
