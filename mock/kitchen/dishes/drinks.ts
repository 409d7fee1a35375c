import type { Form } from './form.js';
import { build, cook, serve } from './motions.js';
import { slot } from './slots.js';

const pinch = slot('salt', ['salt'], 0.2, 1);

export const drinks: readonly Form[] = [
  {
    name: 'smoothie', noun: 'Smoothie', course: 'drink', also: 'sweet', skill: 'beginner', stars: ['fruit', 'leaf', 'cocoa'], heart: ['fruit'], calls: ['fruit+pour'], modest: 6,
    slots: [
      slot('fruit', ['fruit', 'dried fruit', 'avocado', 'jam'], 130, 5, { buy: ['banana'], cuisine: 'fruits', raw: true }), slot('pour', ['milk', 'plant milk', 'juice', 'coconut milk', 'soft dairy', 'water', 'cream', 'sweet'], 180, 5, { buy: ['oat milk', 'milk', 'water'] }), slot('leaf', ['leaf', 'raw vegetable', 'hard vegetable', 'celery', 'ginger', 'herb'], 30, 4, { raw: true }),
      slot('sugar', ['sugar', 'syrup'], 8, 2), slot('cocoa', ['cocoa', 'nut butter', 'oats', 'seed', 'nut', 'chocolate', 'coconut'], 14, 4), slot('flavor', ['extract', 'sweet spice', 'citrus', 'zest', 'coffee', 'spirit'], 14, 5), pinch,
    ],
    motions: [
      build('Put {fruit+leaf+sugar+cocoa+flavor+salt} in a blender with {pour}.', 2, { tools: ['blender'] }),
      build('Blend for {time}, until smooth.', 1, { cue: 'smooth' }),
      serve('Pour into glasses and serve at once.'),
    ],
  },
  {
    name: 'punch', noun: 'Punch', course: 'drink', skill: 'beginner', stars: ['spirit', 'juice', 'fruit'], heart: ['spirit', 'juice'], modest: 12,
    slots: [
      slot('spirit', ['spirit', 'wine'], 70, 4), slot('juice', ['juice', 'drink'], 130, 4, { buy: ['orange juice', 'apple juice'], nice: true, instead: ['mixer'] }), slot('mixer', ['water', 'milk', 'cream', 'plant milk', 'coconut milk'], 100, 3), slot('citrus', ['citrus', 'zest'], 25, 3), slot('sugar', ['sugar', 'syrup', 'jam', 'sweet'], 12, 3), slot('fruit', ['fruit', 'dried fruit', 'raw vegetable', 'celery', 'briny'], 40, 5, { raw: true }),
      slot('flavor', ['sweet spice', 'extract', 'herb', 'ginger', 'hot sauce', 'savory sauce', 'spice', 'pepper', 'tomato sauce'], 4, 7), pinch,
    ],
    motions: [
      build('Stir {spirit+juice+mixer+citrus}[ with {sugar+flavor+salt}] in a pitcher until well mixed.', 2, { tools: ['pitcher'] }),
      serve('[Add {fruit}. ]Pour into glasses and serve cold.'),
    ],
  },
  {
    name: 'hot drink', noun: 'Hot Drink', course: 'drink', also: 'sweet', skill: 'beginner', stars: ['brew', 'flavor', 'pour'], heart: ['brew'], modest: 8,
    slots: [
      slot('brew', ['coffee', 'cocoa'], 60, 4), slot('pour', ['milk', 'plant milk', 'water', 'cream', 'coconut milk'], 220, 4, { buy: ['milk', 'oat milk', 'water'] }), slot('sugar', ['sugar', 'syrup', 'jam'], 10, 3), slot('flavor', ['sweet spice', 'ginger', 'extract', 'zest', 'spice', 'pepper', 'herb', 'citrus'], 6, 8), pinch,
      slot('spirit', ['spirit'], 25, 2), slot('top', ['sweet', 'soft dairy', 'chocolate'], 12, 3),
    ],
    motions: [
      cook('Bring {pour+brew}[ with {flavor+sugar+salt}] slowly to a simmer in a saucepan, stirring, and keep it there for {time}.', 5, { cue: 'steaming and fragrant', tools: ['saucepan'] }),
      serve('[Stir in {spirit}. ]Pour through a strainer into cups[ and top with {top}]. Serve hot.'),
    ],
  },
]; // prettier-ignore
