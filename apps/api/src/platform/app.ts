// One HTTP server: the same for the role api, the role web, and both in one process.
import { randomUUID } from 'node:crypto';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { bodyOf, createErrorAnswer, Failure } from './errors.ts';
import { type Log, requestLogger } from './log.ts';
import { watchRequests } from './request-times.ts';
import { defaultHeaders } from './response-headers.ts';
import { serializerCompiler } from './serialize.ts';
import { type Tracing, traceIdOf } from './trace.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Unlike any other process's, and unlike this one's last: as good as random for finding lines, at a fraction of the cost. */
const processId = randomUUID().slice(0, 18);
let requests = 0;
const newRequestId = () => `${processId}-${(++requests).toString(36)}`;

export type AppOptions = { log: Log; metrics: Registry; trustProxy: string[]; tracing?: Tracing | undefined };

export function createApp(options: AppOptions): FastifyInstance {
  const answerError = createErrorAnswer();
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 60_000,
    // Longer than any proxy keeps an idle connection, so that it is the proxy that closes and no request meets a closed one.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // While it drains, a server still answers; the proxy has been told to go elsewhere.
    return503OnClosing: false,
    // Addresses that no route can be looked up for, such as `/api/%zz`. Hooks do not run for them.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(defaultHeaders)),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
      // One id for both where we may choose: who has the one finds the other.
      return (request.headers.traceparent && traceIdOf(request.headers.traceparent)) || newRequestId();
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Before any route, so that what no route answers has them too.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(defaultHeaders);
    done();
  });
  app.setErrorHandler(answerError);
  watchRequests(app, options);
  return app;
}

/** What all answers below /api share, and the answer to calls that do not exist. */
export function apiManners(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    done();
  });
  app.all('/api/*', (_request, reply) => reply.code(404).send(bodyOf(new Failure('route.unknown'))));
}

/** Longer than the proxy keeps an idle connection (deploy/nginx.conf). */
const LEAVE_MS = 5_000;

/**
 * Ends a server behind a proxy without losing a request. It first goes on as always, so that balancers see it is not
 * ready and turn away; then takes no new connections, and asks the open ones to close with their next answer, until the proxy
 * has dropped those it left idle. Closing at once would reset connections that still wait to be accepted.
 */
export async function drain(app: FastifyInstance, drainMs: number): Promise<void> {
  if (drainMs === 0) return;
  await sleep(drainMs);
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await untilNoneWaits(app);
  // http's own close() would cut idle connections as well.
  NetServer.prototype.close.call(app.server);
  await sleep(LEAVE_MS);
}

const TURNS_MAX = 200;

/** Right after a turn of the loop in which nobody connected: whoever has connected and is not taken yet would be reset. */
async function untilNoneWaits(app: FastifyInstance): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  app.server.on('connection', count);
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    taken = 0;
    await nextTurn();
    if (taken === 0) break;
  }
  app.server.off('connection', count);
}
