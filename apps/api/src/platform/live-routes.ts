import { accountStream } from '@rigsouq/contract/files';
import { liveTicket } from '@rigsouq/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { fail } from './errors.ts';
import { accountChannel, beginEvents, type LiveStreams } from './live.ts';
import { issueTicket, readTicket, TICKET_SECONDS } from './live-ticket.ts';
import type { Log } from './log.ts';
import type { Serve } from './serve.ts';
import type { AuthSecret } from './signature.ts';

const LOOK_MS = 20_000;
/** Pages that one login may have open beside each other, on each process. */
const STREAMS_MAX = 20;

type Deps = {
  streams: LiveStreams;
  config: { authSecret: AuthSecret };
  redis: Redis;
  /** Which of these sessions have not ended. */
  livingSessions: (ids: readonly string[]) => Promise<string[]>;
  log: Log;
};

export function liveRoutes(serve: Serve, app: FastifyInstance, deps: Deps): void {
  const { streams, config, livingSessions, log } = deps;
  serve(liveTicket, ({ actor }) => ({
    ticket: issueTicket(config.authSecret, { accountId: actor.account.id, sessionId: actor.sessionId }),
  }));

  app.get(accountStream.path, { schema: { querystring: accountStream.query } }, async (request, reply) => {
    const { ticket } = request.query as { ticket: string };
    const holder = readTicket(config.authSecret, ticket) ?? fail('auth.session_ended');
    if ((await livingSessions([holder.sessionId])).length === 0) fail('auth.session_ended');
    if (!(await isFirstUse(deps.redis, holder.number))) fail('auth.session_ended');
    if (streams.sessions().filter((id) => id === holder.sessionId).length >= STREAMS_MAX) fail('request.too_many');
    const response = beginEvents(reply);
    await streams.open(accountChannel(holder.accountId), { response, sessionId: holder.sessionId });
  });

  // A session that was ended hears nothing more, soon after.
  const look = setInterval(() => {
    const open = streams.sessions();
    if (open.length === 0) return;
    livingSessions(open)
      .then((living) => streams.keep(new Set(living)))
      .catch((error: unknown) => log.warn({ err: error }, 'could not look which sessions have ended'));
  }, LOOK_MS);
  look.unref();
  app.addHook('preClose', async () => streams.stop());
  app.addHook('onClose', async () => clearInterval(look));
}

/** Without Redis a ticket may be used again for the half minute that it lives. */
async function isFirstUse(redis: Redis, number: string): Promise<boolean> {
  const kept = await redis.set(`ticket:${number}`, '1', 'EX', TICKET_SECONDS, 'NX').catch(() => 'OK');
  return kept === 'OK';
}
