// Serves a call of the contract: rate limit → session → access → validate → handler → whitelist out.
import type { AnswerOf, Endpoint, ParsedOf } from '@rigsouq/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReplicaReads } from '../database/replica-reads.ts';
import { runWithSpan, type Tracing } from '../monitoring/trace.ts';
import { type Actor, checkAccess, type ReadSession, readCaller } from './access.ts';
import { convertPhones, phoneNamesOf } from './convert-phones.ts';
import { idempotencyKey } from './idempotency.ts';
import type { Limiter } from './limits.ts';
import { cleanTexts } from './storable-text.ts';
import { acceptUploads, type FilesOf, withUpload } from './upload.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? null
  : E['access'] extends 'visitor'
    ? Actor | null
    : Actor;

export type Call<E extends Endpoint> = ParsedOf<E> & FilesOf<E> & { actor: CallerOf<E>; request: FastifyRequest };

type Handler<E extends Endpoint> = (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>;

export type Serve = {
  <E extends Endpoint>(endpoint: E, handler: NoInfer<Handler<E>>): void;
  /** An answer that never changes is written out once. */
  constant: <E extends Endpoint>(endpoint: E, answer: NoInfer<AnswerOf<E>>) => void;
};

/** The registered endpoints, so that the guard test can check every route. */
export type Served = { endpoints: Endpoint[] };

const onceHeaders = z.looseObject({ 'idempotency-key': idempotencyKey.optional() });

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Deps = {
  readSession: ReadSession;
  limiter: Limiter;
  tracing?: Tracing | undefined;
  replicaReads?: ReplicaReads | undefined;
};

export function createServe(app: FastifyInstance, deps: Deps): Serve & Served {
  app.decorateRequest('actor', null);
  acceptUploads(app);
  const endpoints: Endpoint[] = [];

  const serve = <E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => unknown): void => {
    endpoints.push(endpoint);
    const early = (endpoint.limits ?? []).filter((limit) => limit.by === 'address');
    const late = (endpoint.limits ?? []).filter((limit) => limit.by !== 'address');
    const phones = phoneNamesOf(endpoint);
    const guarded = early.length > 0 || endpoint.access !== 'public';

    routesFor(app, endpoint, (scope) =>
      scope.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        schema: schemaOf(endpoint),
        config: { endpoint },
        ...(guarded && {
          onRequest: async (request: FastifyRequest) => {
            for (const limit of early) await deps.limiter(endpoint, limit, request, null);
            request.actor = await readCaller(endpoint, request.headers.authorization, deps.readSession);
            if (request.actor) checkAccess(endpoint, request.actor);
          },
        }),
        ...(endpoint.body &&
          !endpoint.upload && {
            preValidation: async (request: FastifyRequest) => {
              request.body = cleanTexts(request.body);
            },
          }),
        ...(late.length > 0 && {
          preHandler: async (request: FastifyRequest) => {
            for (const limit of late) await deps.limiter(endpoint, limit, request, request.actor);
          },
        }),
        ...(endpoint.sharedFor && {
          preSerialization: async (_request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
            if (reply.statusCode === 200) reply.header('cache-control', `public, max-age=${endpoint.sharedFor}`);
            return answer;
          },
        }),
        handler: (request, reply) => {
          const { params, query, body, actor } = request;
          const { upload } = endpoint;
          const answered = (call: object) =>
            runWithSpan(deps.tracing, request.span, () =>
              throughReplica(deps.replicaReads, endpoint, request, () => handler(call as unknown as Call<E>)),
            );
          if (upload)
            return withUpload(request, { ...endpoint, upload }, (received) =>
              answered({
                params,
                query,
                actor,
                request,
                ...received,
                body: convertPhones(phones, received.body, actor),
              }),
            );
          // The schema above has validated these values; the route and the type come from the same declaration.
          const answer = answered({ params, query, body: convertPhones(phones, body, actor), actor, request });
          return typeof answer === 'string' ? reply.type('application/json; charset=utf-8').send(answer) : answer;
        },
      }),
    );
  };
  const constant: Serve['constant'] = (endpoint, answer) => {
    const written = JSON.stringify(endpoint.answer.parse(answer));
    serve(endpoint, () => written);
  };
  return Object.assign(serve, { constant, endpoints });
}

/** Adds the route of a call. A call that ignores the content of a form has its own scope, in which forms are accepted. */
function routesFor(app: FastifyInstance, { formBody }: Endpoint, add: (scope: FastifyInstance) => unknown): void {
  if (!formBody) add(app);
  else
    void app.register(async (scope) => {
      const ignore = (_request: unknown, _body: unknown, done: (error: null) => void) => done(null);
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_MAX },
        ignore,
      );
      add(scope);
    });
}

const FORM_MAX = 1_024;

/** Reads from the replica what may be a few seconds old, and remembers who wrote. */
function throughReplica(
  replicaReads: ReplicaReads | undefined,
  endpoint: Endpoint,
  { ip, actor }: FastifyRequest,
  answer: () => unknown,
): unknown {
  const caller = [ip, actor?.userId];
  if (replicaReads && endpoint.mayBeOld) return replicaReads.run(caller, answer);
  if (!replicaReads || endpoint.method === 'GET') return answer();
  return Promise.resolve(answer()).finally(() => replicaReads.noteWrite(caller));
}

/** Returns the schemas by which Fastify validates and serializes. The description of the call is printed from the contract itself (openapi.ts). */
function schemaOf(endpoint: Endpoint) {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.once && { headers: onceHeaders }),
    // The fields of a form are not read yet when Fastify validates; `withUpload` validates them.
    ...(endpoint.body && !endpoint.upload && { body: endpoint.body }),
    response: { 200: endpoint.answer },
  };
}
