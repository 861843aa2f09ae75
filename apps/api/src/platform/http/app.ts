// Creates the HTTP server that the role api, the role web and a process with both roles share.

import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { type Log, requestLogger } from '../monitoring/log.ts';
import { type Tracing, traceIdOf } from '../monitoring/trace.ts';
import { bodyOf, createErrorHandler, Failure } from './errors.ts';
import { watchRequests } from './request-times.ts';
import { defaultHeaders } from './response-headers.ts';
import { serializerCompiler } from './serialize.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Distinguishes this process from every other one and from its own previous run. A counter behind it finds log lines as well as a random id and costs
 * much less.
 */
const processId = randomUUID().slice(0, 18);
let requests = 0;
const newRequestId = () => `${processId}-${(++requests).toString(36)}`;

export type AppOptions = { log: Log; metrics: Registry; trustProxy: string[]; tracing?: Tracing | undefined };

export function createApp(options: AppOptions): FastifyInstance {
  const answerError = createErrorHandler();
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    // The longest line that Node reads. A longer parameter would be answered as an unknown route instead of an invalid request.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: 60_000,
    // This is longer than any proxy keeps an idle connection, so the proxy closes it and no request meets a closed connection.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // A draining server still answers, because the proxy has already been told to use another one.
    return503OnClosing: false,
    // These are addresses that the router cannot parse, such as `/api/%zz`. Hooks do not run for them.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(defaultHeaders)),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
      // The request id equals the trace id where we may choose, so that one of them is enough to find the other.
      return (request.headers.traceparent && traceIdOf(request.headers.traceparent)) || newRequestId();
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // This hook is added before any route, so that answers without a route have the headers too.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(defaultHeaders);
    done();
  });
  app.setErrorHandler(answerError);
  watchRequests(app, options);
  return app;
}

/** Sets the headers that all answers below /api share, and answers calls that do not exist. */
export function registerApiDefaults(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    done();
  });
  app.all('/api/*', (_request, reply) => reply.code(404).send(bodyOf(new Failure('route.unknown'))));
}

/** Milliseconds. It is longer than the proxy keeps an idle connection (deploy/nginx.conf). */
const LEAVE_MS = 5_000;

/**
 * Stops a server behind a proxy without losing a request. It first continues as usual, so that load balancers see that it is not ready and stop using
 * it. Then it accepts no new connections, while the proxy still sends its requests over the open ones and so hardly connects: a connection that waits
 * to be accepted at this moment would be reset. Then it asks the open ones to close with their next answer, until the proxy has dropped the idle ones.
 */
export async function drainServer(app: FastifyInstance, drainMs: number): Promise<void> {
  if (drainMs === 0) return;
  await sleep(drainMs);
  await untilNoPendingConnections(app);
  // http's own close() would also cut idle connections.
  NetServer.prototype.close.call(app.server);
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await sleep(LEAVE_MS);
}

const TURNS_MAX = 200;

/** Waits for a turn of the event loop in which no client connected. A connection that is not accepted yet would be reset. */
async function untilNoPendingConnections(app: FastifyInstance): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  app.server.on('connection', count);
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    accepted = 0;
    await nextTurn();
    if (accepted === 0) break;
  }
  app.server.off('connection', count);
}
