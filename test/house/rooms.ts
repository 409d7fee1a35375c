/** A part of the house, and what it may import beside itself. */
export interface Room {
  /** Which files live in it. */
  files: RegExp;
  /** Rooms it may import. */
  rooms?: string[];
  /** Rooms of which it may import the types, and nothing that runs. */
  types?: string[];
  /** Single files of those rooms of which it may import what runs too. */
  constants?: RegExp;
  /** Packages it may import. */
  packages?: RegExp;
}

const node = /^node:/;
const outside = ['mock/store', 'mock/world'];

/** The table of ARCHITECTURE.md. A file belongs to the first room whose pattern it matches. */
export const rooms: Record<string, Room> = {
  'src/contract': { files: /^src\/contract\//, packages: /^zod\/mini$/ },
  'src/errors': { files: /^src\/errors\.ts$/, rooms: ['src/contract'] },
  'src/rate-limit': { files: /^src\/rate-limit\//, rooms: ['src/contract'] },
  'src/redis-client': { files: /^src\/redis-client\//, rooms: [] },
  'src/rate-limit-redis': { files: /^src\/rate-limit-redis\//, rooms: ['src/rate-limit', 'src/redis-client', 'src/contract'] },
  'src/redis': {
    files: /^src\/redis(\.ts$|\/)/,
    rooms: ['src/rate-limit-redis', 'src/redis-client', 'src/callbacks', 'src/contract', 'src/errors'],
  },
  'src/callbacks/node': { files: /^src\/callbacks\/node\.ts$/, rooms: ['src/callbacks', 'src/contract', 'src/errors'], packages: node },
  'src/callbacks': { files: /^src\/callbacks\//, rooms: ['src/contract', 'src/errors'] },
  'src/address': { files: /^src\/address\.ts$/, rooms: ['src/contract'] },
  'src/client': { files: /^src\/(client|pantries)\.ts$/, rooms: ['src/send', 'src/contract'] },
  'src/index': {
    files: /^src\/index\.ts$/,
    rooms: ['src/client', 'src/send', 'src/rate-limit', 'src/callbacks', 'src/errors', 'src/contract'],
  },
  'src/send': { files: /^src\/[^/]+\.ts$/, rooms: ['src/address', 'src/rate-limit', 'src/errors', 'src/contract'], packages: /^ky$/ },

  'mock/kitchen': {
    files: /^mock\/kitchen\//,
    types: ['src/contract'],
    constants: /^src\/contract\/vocabulary\.ts$/,
    packages: /^parse-ingredient$/,
  },
  'mock/tiers': { files: /^mock\/gates\/tiers\.ts$/ },
  'mock/store': { files: /^mock\/store\.ts$/, types: ['src/contract', 'mock/tiers'] },
  'mock/world': { files: /^mock\/(world|clock)\.ts$/, types: ['src/contract'] },
  'mock/mask': { files: /^mock\/mask\.ts$/ },
  'mock/plan': { files: /^mock\/faults\/plan\.ts$/, rooms: ['src/contract'] },
  'mock/refusal': { files: /^mock\/serving\/refusal\.ts$/, rooms: ['mock/kitchen', 'src/contract'] },
  'mock/gates': { files: /^mock\/gates\//, rooms: [...outside, 'mock/tiers', 'mock/refusal', 'src/contract'] },
  'mock/dialects': { files: /^mock\/dialects\//, rooms: ['mock/gates', 'src/contract'] },
  'mock/callbacks': { files: /^mock\/callbacks\//, rooms: [...outside, 'mock/mask', 'mock/plan', 'src/contract'], packages: /^tldts$/ },
  'mock/actions': {
    files: /^mock\/actions\//,
    rooms: [...outside, 'mock/kitchen', 'mock/callbacks', 'mock/refusal', 'src/contract'],
    packages: /^zod\/mini$/,
  },
  'mock/msw': { files: /^mock\/(msw|browser|doors\/handlers)\.ts$/, rooms: ['mock/service'], packages: /^msw(\/(node|browser))?$/ },
  'mock/dashboard/page': { files: /^mock\/dashboard\/page\//, types: ['mock/node', 'mock/service', 'mock/callbacks'] },
  'mock/dashboard/bundle': { files: /^mock\/dashboard\/bundle\.ts$/, packages: /^(esbuild|node:.*)$/ },
  'mock/node': {
    files: /^mock\/(node\.ts|doors\/node-|dashboard\/)/,
    rooms: ['mock/service', 'mock/dashboard/bundle', 'src/contract'],
    types: ['mock/callbacks'],
    packages: node,
  },
  'mock/index': {
    files: /^mock\/index\.ts$/,
    rooms: ['mock/service'],
    types: ['mock/plan', 'mock/callbacks', 'mock/dialects', 'mock/gates', 'mock/tiers', 'mock/world'],
  },
  'mock/service': {
    files: /^mock\/((serving|faults|doors|testing)\/)?[^/]+\.ts$/,
    rooms: [
      ...outside,
      'mock/mask',
      'mock/plan',
      'mock/refusal',
      'mock/tiers',
      'mock/gates',
      'mock/dialects',
      'mock/actions',
      'mock/callbacks',
      'src/contract',
      'src/errors',
    ],
  },

  cli: { files: /^cli\//, packages: /^(node:.*|commander|cli-progress|@recipe-ai\/sdk(\/.*)?)$/ },
  examples: { files: /^examples\//, packages: /^[^.]/ },
};
