// Gives the OpenAPI document to the tools of others: two linters, and three client generators, whose clients are compiled strictly, bundled,
// and run over all operations and callbacks against the mock on a socket.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { build } from 'esbuild';
import { openApiWithExamples } from './openapi.ts';

const run = promisify(execFile);
const home = 'test/generators';
const generated = `${home}/generated`;
const document = `${generated}/openapi.json`;
const clients = ['openapi-fetch', 'hey-api', 'orval'] as const;

const mark = `${home}/node_modules/.package-lock.json`;
if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(`${home}/package-lock.json`).mtimeMs) {
  console.log(`Installing the generators in ${home} (once; about 200 MB).`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
}

rmSync(generated, { recursive: true, force: true });
mkdirSync(generated, { recursive: true });
const openApi = (await openApiWithExamples()) as { paths: Record<string, object>; webhooks: object };
writeFileSync(document, JSON.stringify(openApi, null, 2));
writeFileSync(`${generated}/spectral.yaml`, 'extends: ["spectral:oas"]\n');
writeFileSync(
  `${generated}/hey-api.config.mjs`,
  `export default ${JSON.stringify({ input: './generated/openapi.json', output: './generated/hey-api', plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk', 'zod'] })};\n`,
);
writeFileSync(
  `${generated}/orval.config.mjs`,
  `export default ${JSON.stringify({
    fetch: { input: './openapi.json', output: { target: './orval/client.ts', schemas: './orval/model', client: 'fetch', mode: 'single' } },
    zod: { input: './openapi.json', output: { target: './orval/zod.ts', client: 'zod' } },
  })};\n`,
);

const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const bin = (name: string): string => path.resolve(home, 'node_modules/.bin', name);

let failed = 0;
/** A port of this machine that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A receiver of callbacks: `GET /<request_id>` responds with the body of that callback, as soon as there is one. */
const startReceiver = async (): Promise<{ url: string; close: () => void }> => {
  const bodies = new EventEmitter();
  const received = new Map<string, string>();
  const server = createHttpServer((request, response) => {
    if (request.method === 'POST') {
      void text(request).then((body) => {
        const { request_id: id } = JSON.parse(body) as { request_id: string };
        received.set(id, body);
        bodies.emit(id);
        response.writeHead(204).end();
      });
      return;
    }
    const id = request.url!.slice(1);
    const respond = () => void response.end(received.get(id));
    if (received.has(id)) respond();
    else bodies.once(id, respond);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
};

/** Runs one step and reports it; a step fails if its program does, or if its output does not match. */
const step = async (name: string, command: string, args: readonly string[], expected = /(?:)/): Promise<void> => {
  const { stdout, stderr, code } = await run(process.execPath, [command, ...args], { cwd: home, env, timeout: 300_000 }).then(
    (result) => ({ ...result, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const passed = code === 0 && expected.test(stdout + stderr);
  if (!passed) failed += 1;
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name}${passed ? '' : `\n${stdout}${stderr}`}`);
};

await step('Redocly, recommended-strict', path.resolve('node_modules/@redocly/cli/bin/cli.js'), [
  'lint',
  '--extends',
  'recommended-strict',
  'generated/openapi.json',
]);
await step('Spectral, spectral:oas', bin('spectral'), [
  'lint',
  'generated/openapi.json',
  '-r',
  'generated/spectral.yaml',
  '--fail-severity',
  'hint',
]);
await step('openapi-typescript generates', bin('openapi-typescript'), ['generated/openapi.json', '-o', 'generated/openapi-typescript.ts']);
await step('@hey-api/openapi-ts generates (fetch, zod)', bin('openapi-ts'), ['-f', 'generated/hey-api.config.mjs']);
await step('orval generates (fetch, zod)', bin('orval'), ['--config', 'generated/orval.config.mjs']);
await step('the clients compile under strict', path.resolve(home, 'node_modules/typescript/bin/tsc'), ['-p', 'tsconfig.json']);

const receiver = await startReceiver();
const mock = createMockService({ callbackHosts: [new URL(receiver.url).host] });
const socket = await listen(mock);
const operations = Object.values(openApi.paths).flatMap((methods) => Object.keys(methods)).length;

/** Bundles a program for a base URL. Returns its path. */
const bundle = async (program: string, baseUrl: string): Promise<string> => {
  const outfile = path.resolve(generated, `${program}.mjs`);
  await build({
    entryPoints: [`${home}/${program}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    define: {
      MOCK_URL: JSON.stringify(baseUrl),
      MOCK_KEY: JSON.stringify(mock.keys.create({ tier: 'scale' })),
      RECEIVER_URL: JSON.stringify(receiver.url),
    },
    logLevel: 'warning',
  });
  return outfile;
};

/** Calls every operation with a client. */
const callAll = async (client: (typeof clients)[number], baseUrl: string, through = ''): Promise<void> => {
  const outfile = await bundle(client, baseUrl);
  await step(`${client}${through}: all operations`, outfile, [], new RegExp(`^${operations} of ${operations} operations$`, 'm'));
};

for (const client of clients) await callAll(client, socket.url);
const callbackTypes = Object.keys(openApi.webhooks).map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
await step(
  'hey-api and openapi-typescript: all callbacks',
  await bundle('callbacks', socket.url),
  [],
  new RegExp(`^callbacks: ${callbackTypes.join(' ')}$`, 'm'),
);

// Prism validates every request and response on the way, and responds 500 if one does not match the document.
const prismPort = await freePort();
const prism = spawn(process.execPath, [bin('prism'), 'proxy', 'generated/openapi.json', socket.url, '--errors', '-p', String(prismPort)], {
  cwd: home,
  env,
  stdio: ['ignore', 'pipe', 'ignore'],
});
let started = '';
while (!started.includes('listening')) started += String((await once(prism.stdout, 'data'))[0]);
prism.stdout.resume();
await callAll('openapi-fetch', `http://127.0.0.1:${prismPort}`, ' through Prism');
prism.kill();

await socket.close();
receiver.close();
process.exitCode = failed > 0 ? 1 : 0;
