import { accountStream } from '@rigsouq/contract/files';
import { liveTicket } from '@rigsouq/contract/platform/live';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { fail } from '../http/errors.ts';
import type { Serve } from '../http/serve.ts';
import type { Log } from '../monitoring/log.ts';
import type { AuthSecret } from '../signature.ts';
import { accountChannel, type LiveStreams, startEventStream } from './live.ts';
import { issueTicket, readTicket, TICKET_SECONDS } from './live-ticket.ts';

const CHECK_MS = 20_000;
/** Maximum number of open streams of one session in each process. */
const STREAMS_MAX = 20;

type Deps = {
  streams: LiveStreams;
  config: { authSecret: AuthSecret };
  redis: Redis;
  /** Returns the ids of those sessions that have not ended. */
  findActiveSessions: (ids: readonly string[]) => Promise<string[]>;
  log: Log;
};

export function liveRoutes(serve: Serve, app: FastifyInstance, deps: Deps): void {
  const { streams, config, findActiveSessions, log } = deps;
  serve(liveTicket, ({ actor }) => ({
    ticket: issueTicket(config.authSecret, { accountId: actor.account.id, sessionId: actor.sessionId }),
  }));

  app.get(accountStream.path, { schema: { querystring: accountStream.query } }, async (request, reply) => {
    const { ticket } = request.query as { ticket: string };
    const holder = readTicket(config.authSecret, ticket) ?? fail('auth.session_ended');
    if ((await findActiveSessions([holder.sessionId])).length === 0) fail('auth.session_ended');
    if (!(await isFirstUse(deps.redis, holder.number))) fail('auth.session_ended');
    if (streams.sessions().filter((id) => id === holder.sessionId).length >= STREAMS_MAX) fail('request.too_many');
    const response = startEventStream(reply);
    await streams.open(accountChannel(holder.accountId), { response, sessionId: holder.sessionId });
  });

  // Streams of ended sessions are closed soon after.
  const timer = setInterval(() => {
    const open = streams.sessions();
    if (open.length === 0) return;
    findActiveSessions(open)
      .then((active) => streams.keepSessions(new Set(active)))
      .catch((error: unknown) => log.warn({ err: error }, 'checking for ended sessions failed'));
  }, CHECK_MS);
  timer.unref();
  app.addHook('preClose', async () => streams.stop());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Returns whether the ticket is used for the first time. Without Redis a ticket may be used again for the 30 seconds that it is valid. */
async function isFirstUse(redis: Redis, number: string): Promise<boolean> {
  const stored = await redis.set(`ticket:${number}`, '1', 'EX', TICKET_SECONDS, 'NX').catch(() => 'OK');
  return stored === 'OK';
}
