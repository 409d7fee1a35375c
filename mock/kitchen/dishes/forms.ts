import { byHand } from './by-hand.js';
import { breads } from './breads.js';
import { cold } from './cold.js';
import { drinks } from './drinks.js';
import type { Form } from './form.js';
import { grains } from './grains.js';
import { oven } from './oven.js';
import { pans } from './pans.js';
import { sweet } from './sweet.js';

/** Every pattern of a dish that the kitchen knows. */
export const forms: readonly Form[] = [...pans, ...grains, ...oven, ...byHand, ...breads, ...cold, ...sweet, ...drinks];
