import { isDriedPulse } from '../../safety/raw-food.js';
import { theseWords } from '../../text/join-list.js';
import type { Dish, Route } from './course.js';

/** Lentils and split peas hold too little of the toxin to matter, and boil soft in minutes. */
const quickPulses: readonly string[] = ['lentil', 'split pea'];

/** A slow cooker stays below the heat that destroys the toxin of kidney beans, so dried beans are boiled before they go in. */
export const boilBeansFirst = (steps: readonly string[], { recipe, raw, actions }: Dish, { target }: Route): string[] => {
  const beans = raw.filter(({ ingredient }) => isDriedPulse(ingredient) && !quickPulses.some((pulse) => ingredient.name.includes(pulse)));
  const isBoiled = actions.some(
    ({ verb, lines }) =>
      verb === 'boil' && lines.some((line) => beans.some(({ ingredient }) => recipe.lines[line]?.ingredient === ingredient)),
  );
  if (target !== 'slow_cooker' || beans.length === 0 || isBoiled) return [...steps];
  const names = theseWords([...new Set(beans.map(({ name }) => name.toLowerCase()))]);
  const soaked = actions.find(({ verb }) => verb === 'soak')?.step;
  const soak = soaked === undefined ? `Soak ${names} overnight and drain. ` : '';
  const boil = `${soak}Cover ${names} with fresh water, boil hard for 10 minutes and drain.`;
  return steps.map((step, index) => {
    if (index !== (soaked ?? 0)) return step;
    return (soaked === undefined ? `${boil} ${step}` : `${step} ${boil}`).trim();
  });
};
