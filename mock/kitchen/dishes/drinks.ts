import type { Form, Slot } from './form.js';

const slot = (part: string, accepts: Slot['accepts'], grams: number, most: number, more: Partial<Slot> = {}): Slot => ({
  part,
  accepts,
  grams,
  most,
  ...more,
});

export const drinks: readonly Form[] = [
  {
    name: 'smoothie', noun: 'Smoothie', course: 'drink', skill: 'beginner', stars: ['fruit', 'leaf', 'cocoa'], heart: ['fruit'],
    slots: [slot('fruit', ['fruit', 'dried fruit', 'avocado', 'jam'], 130, 5, { buy: ['banana'], cuisine: 'fruits' }), slot('pour', ['milk', 'plant milk', 'juice', 'coconut milk', 'soft dairy', 'water', 'cream', 'sweet'], 180, 5, { buy: ['oat milk', 'milk', 'water'] }), slot('leaf', ['leaf', 'raw vegetable', 'hard vegetable', 'celery', 'ginger', 'herb'], 30, 4), slot('sugar', ['sugar', 'syrup'], 8, 2), slot('cocoa', ['cocoa', 'nut butter', 'oats', 'seed', 'nut', 'chocolate', 'coconut'], 14, 4), slot('flavor', ['extract', 'sweet spice', 'citrus', 'zest', 'salt', 'coffee'], 4, 5)],
    motions: [
      { phase: 'assemble', minutes: 2, tools: ['blender'], text: 'Put {fruit+leaf+sugar+cocoa+flavor} in a blender with {pour}.' },
      { phase: 'assemble', minutes: 1, cue: 'smooth', text: 'Blend for {time}, until smooth.' },
      { phase: 'serve', minutes: 1, text: 'Pour into glasses and serve at once.' },
    ],
  },
  {
    name: 'punch', noun: 'Punch', course: 'drink', skill: 'beginner', stars: ['spirit', 'juice', 'fruit'], heart: ['spirit', 'juice'],
    slots: [slot('spirit', ['spirit', 'wine'], 60, 4), slot('juice', ['juice', 'citrus', 'drink', 'coffee', 'coconut milk', 'water', 'milk', 'cream', 'plant milk', 'sweet'], 150, 6, { buy: ['orange juice', 'water'] }), slot('sugar', ['sugar', 'syrup', 'jam'], 12, 3), slot('fruit', ['fruit', 'dried fruit', 'raw vegetable', 'celery', 'briny'], 40, 5), slot('flavor', ['sweet spice', 'extract', 'zest', 'herb', 'ginger', 'salt', 'hot sauce', 'savory sauce', 'spice', 'pepper', 'tomato sauce'], 4, 7)],
    motions: [
      { phase: 'assemble', minutes: 2, tools: ['pitcher'], text: 'Stir {juice}[ with {spirit}][ and {sugar+flavor}] in a pitcher until well mixed.' },
      { phase: 'serve', minutes: 2, text: '[Add {fruit}. ]Pour into glasses and serve cold.' },
    ],
  },
]; // prettier-ignore
