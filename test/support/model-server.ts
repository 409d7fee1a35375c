import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to the model. */
export interface ModelRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[]; response_format?: unknown; max_tokens?: number };
}

/** A status and what the model says, or the whole body as text. */
export type ModelReply = { status?: number; says?: unknown; body?: string };

const completion = (content: string): string =>
  JSON.stringify({
    id: 'completion',
    object: 'chat.completion',
    created: 0,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 50, completion_tokens: 70, total_tokens: 120 },
  });

/** An OpenAI-compatible server on this machine, such as Ollama or llama.cpp, with fixed replies. */
export const startModelServer = async (reply: (request: ModelRequest) => ModelReply) => {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const request = { url: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(body) as ModelRequest['body'] };
      requests.push(request);
      const { status = 200, says, body: raw } = reply(request);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(raw ?? completion(typeof says === 'string' ? says : JSON.stringify(says)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/v1`, requests, [Symbol.asyncDispose]: close };
};
