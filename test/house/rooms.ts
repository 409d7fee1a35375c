/** A part of the house, and what it may import beside itself. */
export interface Room {
  /** Which files live in it. */
  files: RegExp;
  /** Rooms it may import. */
  rooms?: string[];
  /** Rooms of which it may import the types, and nothing that runs. */
  types?: string[];
  /** Packages it may import. */
  packages?: RegExp;
}

const node = /^node:/;
const inTheMock = ['mock/store', 'mock/world'];

/** The table of ARCHITECTURE.md. A file belongs to the first room whose pattern it matches. */
export const rooms: Record<string, Room> = {
  'src/contract': { files: /^src\/contract\//, packages: /^zod\/mini$/ },
  'src/errors': { files: /^src\/errors\.ts$/, rooms: ['src/contract'] },
  'src/pace': { files: /^src\/pace\//, rooms: ['src/contract'] },
  'src/callbacks/node': { files: /^src\/callbacks\/node\.ts$/, rooms: ['src/callbacks', 'src/contract', 'src/errors'], packages: node },
  'src/callbacks': { files: /^src\/callbacks\//, rooms: ['src/contract', 'src/errors'] },
  'src/address': { files: /^src\/address\.ts$/, rooms: ['src/contract'] },
  'src/client': { files: /^src\/(client|pantries)\.ts$/, rooms: ['src/send', 'src/contract'] },
  'src/index': { files: /^src\/index\.ts$/, rooms: ['src/client', 'src/send', 'src/pace', 'src/callbacks', 'src/errors', 'src/contract'] },
  'src/send': { files: /^src\/[^/]+\.ts$/, rooms: ['src/address', 'src/pace', 'src/errors', 'src/contract'], packages: /^ky$/ },

  'mock/kitchen': { files: /^mock\/kitchen\//, types: ['src/contract'], packages: /^parse-ingredient$/ },
  'mock/store': { files: /^mock\/store\.ts$/, types: ['src/contract'] },
  'mock/world': { files: /^mock\/(world|clock)\.ts$/, types: ['src/contract'] },
  'mock/gates': { files: /^mock\/gates\//, rooms: [...inTheMock, 'src/contract'] },
  'mock/callbacks': { files: /^mock\/callbacks\//, rooms: [...inTheMock, 'src/contract'] },
  'mock/actions': { files: /^mock\/actions\//, rooms: [...inTheMock, 'mock/kitchen', 'mock/callbacks', 'src/contract'] },
  'mock/msw': { files: /^mock\/(msw|browser)\.ts$/, rooms: ['mock/service'], packages: /^msw(\/(node|browser))?$/ },
  'mock/node': { files: /^mock\/(node\.ts|dashboard\/)/, rooms: ['mock/service'], packages: node },
  'mock/index': { files: /^mock\/index\.ts$/, rooms: ['mock/service'] },
  'mock/service': {
    files: /^mock\/[^/]+\.ts$/,
    rooms: [...inTheMock, 'mock/gates', 'mock/actions', 'mock/callbacks', 'src/contract', 'src/errors'],
  },

  cli: { files: /^cli\//, packages: /^(node:.*|commander|cli-progress|@recipe-ai\/sdk(\/.*)?)$/ },
  examples: { files: /^examples\//, packages: /^[^.]/ },
};
