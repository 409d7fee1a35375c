// Lets Node run the sources (`node --import ./scripts/sources.ts file.ts`): `./x.js` resolves to `./x.ts`, and the package's name to its
// sources. `#openapi` is made from the sources too. Node strips the types itself.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { entries } from './entries.ts';

const sources = new Map(entries.map(({ name, source }) => [name, new URL(`../${source}`, import.meta.url).href]));
const openApi = new URL('./openapi-of-sources.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const own = sources.get(specifier);
    if (own !== undefined) return next(own, context);
    if (specifier === '#openapi') return { url: openApi, importAttributes: {}, shortCircuit: true };
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/')) {
      const typescript = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(typescript)) return next(typescript.href, context);
    }
    return next(specifier, context);
  },
});
