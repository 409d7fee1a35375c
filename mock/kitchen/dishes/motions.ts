import type { Minutes, Motion } from './form.js';

type More = Partial<Omit<Motion, 'text' | 'minutes' | 'phase'>>;

/** On the stove. */
export const cook = (text: string, minutes: Minutes, more: More = {}): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  text,
  minutes,
  ...more,
});

/** In the oven, at degrees Fahrenheit. */
export const bake = (text: string, minutes: Minutes, heat: number, more: More = {}): Motion => ({
  phase: 'cook', method: 'oven', heat, text, minutes, ...more,
}); // prettier-ignore

/** By hand. */
export const build = (text: string, minutes = 2, more: More = {}): Motion => ({ phase: 'assemble', text, minutes, ...more });

export const rest = (text: string, minutes: number, more: More = {}): Motion => ({ phase: 'rest', text, minutes, ...more });

export const serve = (text: string, more: More = {}): Motion => ({ phase: 'serve', text, minutes: 1, ...more });

/** As long as the slowest thing of these parts takes. */
export const slowest = (of: string, by: 'fry' | 'simmer' | 'roast', add = 0): Minutes => ({ of, by, add });

/** Cooks whatever is served under or beside the dish. */
export const boil = (part: string): Motion =>
  cook(`Cook {${part}} in plenty of boiling water for about {time}, until {cue}; drain and keep warm.`, slowest(part, 'simmer'), {
    cue: { of: part },
    cooks: part,
    tools: ['saucepan'],
    hint: 'Taste a piece before you drain it: no hard middle should be left.',
  });

/** The motions that most dishes of one vessel begin with. `heat` is the flame. */
export const inVessel = (vessel: string, heat: string) => {
  const hot = `[^fat Heat {fat} in a ${vessel} over ${heat} heat. ]`;
  const tools = [vessel];
  return {
    brown: cook(`${hot}Add {main} and cook for about {time}, turning now and then, until {cue}. Lift out onto a plate.`, slowest('main', 'fry'), {
      cue: { of: 'main' }, cooks: 'main', tools,
      hint: 'It is hot enough when a drop of water dances in it.',
      finesse: 'Work in batches, so that it browns and does not steam.',
    }),
    crisp: cook(`${hot}Add {cured} and cook for about {time}, until {cue}.`, slowest('cured', 'fry'), { cue: { of: 'cured' }, cooks: 'cured', tools }),
    soften: cook(`${hot}Add {onion} and cook for about {time}, stirring, until soft and shiny.`, slowest('onion', 'fry'), { cue: 'soft and shiny', tools }),
    firm: cook(`${hot}Add {hard}, cover and cook for about {time}, stirring now and then, until {cue}.`, slowest('hard', 'fry'), { cue: { of: 'hard' }, tools }),
    greens: cook(`${hot}Add {vegetable} and cook for about {time}, stirring, until {cue}.`, slowest('vegetable', 'fry'), { cue: { of: 'vegetable' }, tools }),
    bloom: cook(`${hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.`, 1, {
      cue: 'fragrant', tools, hint: 'Keep stirring; this burns quickly.', finesse: 'Let it sizzle before anything wet goes in: that is where the depth comes from.',
    }),
    sea: cook(`${hot}Nestle in {sea}, cover and cook for about {time}, until {cue}.`, slowest('sea', 'simmer'), { cue: { of: 'sea' }, cooks: 'sea', tools }),
    dust: cook('Dust with {flour} and stir for {time}, so that no raw taste is left.', 1),
    wilt: cook('Stir in {leaf} for {time}, until just wilted.', 2, { cue: 'wilted' }),
    setEgg: cook(`${hot}Pour {egg} over, cover and cook on low heat for {time}, until set right through.`, 5, { cue: 'set right through', cooks: 'egg', tools }),
  };
}; // prettier-ignore

/** The last hand on most savory dishes. */
export const enrich = build('[Off the heat, stir in {cream+acid}. ][Season with {salt}. ][Taste, and adjust.]', 1, {
  finesse: 'Balance it at the very end: a little more sharpness wakes everything up.',
});
