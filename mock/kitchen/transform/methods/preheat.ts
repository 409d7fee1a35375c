import type { MethodSetting } from '../../../../src/contract/transforms.js';
import type { Method } from '../../../../src/contract/vocabulary.js';
import { printTemperature } from '../../safety/safe-temperatures.js';
import { appliances } from './appliances.js';
import type { Course } from './read-course.js';
import type { Action } from './read-actions.js';
import { isHeading } from '../../text/sentences.js';

/** How the new appliance is made hot, and in which step; `undefined` where it need not be. */
export const planPreheat = (
  steps: readonly (readonly Action[])[],
  { stages }: Course,
  target: Method,
  settings: readonly MethodSetting[],
): { at: number; sentence: string; setting: MethodSetting } | undefined => {
  const { preheat } = appliances[target];
  const temperature = settings.find(({ temperature: heat }) => heat)?.temperature;
  if (!preheat || !temperature || target === 'steamer') return undefined;
  const isTold = (actions: readonly Action[]): boolean => !(actions.length === 1 && isHeading(actions[0]?.sentence ?? ''));
  const heated = steps.findIndex((actions) => actions.some(({ kind }) => kind === 'heat'));
  const cooked = steps.findIndex((actions) => actions.some((action) => stages.includes(action)));
  // an air fryer is hot in no time; an oven has to be thought of first
  const at = heated !== -1 ? heated : target === 'air_fryer' ? Math.max(0, cooked) : Math.max(0, steps.findIndex(isTold));
  return {
    at,
    sentence: preheat(printTemperature(temperature)),
    setting: {
      label: 'Preheat',
      temperature,
      heat_level: null,
      duration_minutes: target === 'air_fryer' ? 3 : null,
      duration_minutes_max: null,
    },
  };
};
