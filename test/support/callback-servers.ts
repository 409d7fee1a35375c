import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyParser } from '@koa/bodyparser';
import { All, Controller, Req, Res, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import express from 'express';
import express4 from 'express4';
import Fastify from 'fastify';
import Koa from 'koa';
import type { CallbackReceiver } from '../../src/callbacks/index.js';
import { toCallbackRequest, toNodeHandler, type NodeRequest } from '../../src/callbacks/adapters/node.js';

/** A framework on a loopback socket, with a receiver at `/callbacks`. */
export interface TestServer {
  port: number;
  close(): Promise<void>;
}

export type StartServer = (receiver: CallbackReceiver) => Promise<TestServer>;

const listen = async (server: Server): Promise<TestServer> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export const onNode = (listener: RequestListener): Promise<TestServer> => listen(createServer(listener));

const withBody = async (req: NodeRequest): Promise<string> => Buffer.concat(await req.toArray()).toString();

const expressWith =
  (make: typeof express, ...parsers: express.RequestHandler[]): StartServer =>
  (receiver) => {
    const app = make();
    for (const parser of parsers) app.use(parser);
    app.all('/callbacks', toNodeHandler(receiver));
    return onNode(app);
  };

const nest = async (attach: (app: INestApplication) => void, controllers: (new () => object)[] = []): Promise<TestServer> => {
  const app = await NestFactory.create(
    {
      module: class Kitchen {
        readonly name = 'kitchen';
      },
      controllers,
    },
    { logger: false },
  );
  attach(app);
  await app.init();
  return onNode(app.getHttpAdapter().getInstance() as RequestListener);
};

const nestController = (receiver: CallbackReceiver) => {
  const handle = toNodeHandler(receiver);
  class Callbacks {
    take(req: NodeRequest, res: Parameters<typeof handle>[1]) {
      return handle(req, res);
    }
  }
  // Decorators are called as functions, so that the tests need no compiler option for them.
  Req()(Callbacks.prototype, 'take', 0);
  Res()(Callbacks.prototype, 'take', 1);
  All()(Callbacks.prototype, 'take', Object.getOwnPropertyDescriptor(Callbacks.prototype, 'take')!);
  Controller('callbacks')(Callbacks);
  return Callbacks;
};

/** Parses the body of an API route like Next, before it calls the handler. */
const nextPages: StartServer = (receiver) => {
  const handle = toNodeHandler(receiver);
  const parse = (text: string, type = '') => (/json/.test(type) ? JSON.parse(text || '{}') : text) as unknown;
  return onNode(async (req: NodeRequest, res) => {
    const text = await withBody(req);
    try {
      req.body = parse(text, req.headers['content-type']);
      await handle(req, res);
    } catch {
      res.writeHead(400, 'Invalid JSON').end();
    }
  });
};

/** The frameworks that do not use fetch, and Hono for those that do; each with and without a body parser. */
export const servers: Record<string, StartServer> = {
  'node:http': (receiver) => onNode(toNodeHandler(receiver)),
  'node:http after a parser': (receiver) => {
    const handle = toNodeHandler(receiver);
    return onNode(async (req: NodeRequest, res) => {
      req.body = await withBody(req);
      await handle(req, res);
    });
  },
  'Express 5': expressWith(express),
  'Express 5 after express.json': expressWith(express, express.json()),
  'Express 5 after express.raw': expressWith(express, express.raw({ type: '*/*' })),
  'Express 5 after express.text': expressWith(express, express.text({ type: '*/*' })),
  'Express 4': expressWith(express4),
  'Express 4 after express.json': expressWith(express4, express4.json()),
  'Express 4 after express.raw': expressWith(express4, express4.raw({ type: '*/*' })),
  'Fastify 5': async (receiver) => {
    const app = Fastify();
    app.all('/callbacks', (request) => receiver(request));
    await app.ready();
    return onNode(app.routing);
  },
  'Fastify 5 without a parser': async (receiver) => {
    const app = Fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all('/callbacks', (request) => receiver(toCallbackRequest(request.raw)));
    await app.ready();
    return onNode(app.routing);
  },
  Koa: (receiver) => {
    const app = new Koa();
    app.use(async (ctx) => {
      ctx.body = await receiver(toCallbackRequest(ctx.req));
    });
    return onNode(app.callback());
  },
  'Koa after @koa/bodyparser': (receiver) => {
    const app = new Koa();
    app.silent = true;
    app.use(bodyParser());
    app.use(async (ctx) => {
      ctx.body = await receiver(toCallbackRequest(ctx.req, ctx.request.body));
    });
    return onNode(app.callback());
  },
  'Nest before its parser': (receiver) => nest((app) => app.use('/callbacks', toNodeHandler(receiver))),
  'Nest in a controller': (receiver) => nest(() => undefined, [nestController(receiver)]),
  'Next pages': nextPages,
  Hono: (receiver) => {
    const app = new Hono();
    app.all('/callbacks', (c) => receiver(c.req.raw));
    return onNode(getRequestListener(app.fetch));
  },
  'Hono after a middleware that read the body': (receiver) => {
    const app = new Hono();
    app.use(async (c, next) => {
      await c.req.json().catch(() => undefined);
      await next();
    });
    app.all('/callbacks', async (c) => receiver({ method: c.req.method, headers: c.req.raw.headers, body: await c.req.text() }));
    return onNode(getRequestListener(app.fetch));
  },
};
