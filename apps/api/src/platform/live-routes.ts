import { liveTicket } from '@rigsouq/contract/live';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail } from './errors.ts';
import { accountChannel, beginEvents, type LiveStreams } from './live.ts';
import { issueTicket, readTicket } from './live-ticket.ts';
import type { Log } from './log.ts';
import type { Serve } from './serve.ts';

const LOOK_MS = 20_000;

type Deps = {
  streams: LiveStreams;
  config: { authSecret: string };
  /** Which of these sessions have not ended. */
  livingSessions: (ids: readonly string[]) => Promise<string[]>;
  log: Log;
};

export function liveRoutes(serve: Serve, app: FastifyInstance, { streams, config, livingSessions, log }: Deps): void {
  serve(liveTicket, ({ actor }) => ({
    ticket: issueTicket(config.authSecret, { accountId: actor.account.id, sessionId: actor.sessionId }),
  }));

  app.get(
    '/api/live/stream',
    { schema: { hide: true, querystring: z.object({ ticket: z.string().max(200) }) } },
    async (request, reply) => {
      const { ticket } = request.query as { ticket: string };
      const holder = readTicket(config.authSecret, ticket) ?? fail('auth.session_ended');
      if ((await livingSessions([holder.sessionId])).length === 0) fail('auth.session_ended');
      const response = beginEvents(reply);
      await streams.open(accountChannel(holder.accountId), { response, sessionId: holder.sessionId });
    },
  );

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
