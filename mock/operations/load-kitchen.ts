/** Loads what cooks. It is the largest part of the package, so the first call that needs it loads it. */
export const loadKitchen = () => import('./kitchen.js');
