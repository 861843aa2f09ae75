// Live streams. Redis carries a change from whichever process made it to those that hold streams of the account. Losing
// Redis loses no data: when it is back, every page is told to read again.
import type { ServerResponse } from 'node:http';
import type { Change } from '@rigsouq/contract/live';
import type { Redis } from 'ioredis';
import type { Log } from './log.ts';

const channelOf = (accountId: string) => `live:${accountId}`;
const BEAT_MS = 25_000;
/** A reader this far behind has gone, or is better off reading again. */
const BACKLOG = 64 * 1024;

export type Live = { tell: (accountIds: readonly string[], change: Change) => Promise<void> };

/** Tells every open page of these accounts. Who is not told now reads again at the next connection, so a failure is only noted. */
export function createLive(redis: Redis, log: Log): Live {
  return {
    tell: async (accountIds, change) => {
      const told = JSON.stringify(change);
      const pipeline = redis.pipeline();
      for (const accountId of new Set(accountIds)) pipeline.publish(channelOf(accountId), told);
      await pipeline.exec().catch((error: unknown) => log.warn({ reason: String(error) }, 'pages were not told'));
    },
  };
}

type Stream = { response: ServerResponse; sessionId: string };

/** The streams that this process holds. */
export class LiveStreams {
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #redis: Redis;
  readonly #beat: NodeJS.Timeout;
  #connections = 0;

  constructor({ redis, log }: { redis: Redis; log: Log }) {
    // A connection that listens cannot ask anything else, and takes up its channels by itself when Redis is back.
    this.#redis = redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined as unknown as number,
      lazyConnect: true,
    });
    this.#redis.on('error', (error) => log.debug({ reason: error.message }, 'live streams wait for redis'));
    this.#redis.on('message', (channel: string, told: string) => this.#write(channel, `data: ${told}\n\n`));
    this.#redis.on('ready', () => {
      if (this.#connections++ > 0) this.#writeAll('event: again\ndata: {}\n\n');
    });
    this.#beat = setInterval(() => this.#writeAll(':\n\n'), BEAT_MS);
    this.#beat.unref();
  }

  get count(): number {
    return [...this.#streams.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  open(accountId: string, stream: Stream): void {
    const channel = channelOf(accountId);
    const streams = this.#streams.get(channel) ?? new Set();
    streams.add(stream);
    stream.response.on('close', () => this.#leave(channel, stream));
    if (streams.size === 1) {
      this.#streams.set(channel, streams);
      this.#redis.subscribe(channel).catch(() => undefined);
    }
    // Said once it hears: what changed between reading a page and now is read again.
    stream.response.write('retry: 1000\nevent: again\ndata: {}\n\n');
  }

  sessions(): string[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams].map(({ sessionId }) => sessionId));
  }

  /** Ends the streams of sessions that are not among these. */
  keep(sessions: ReadonlySet<string>): void {
    for (const streams of this.#streams.values())
      for (const { sessionId, response } of streams) if (!sessions.has(sessionId)) response.end();
  }

  stop(): void {
    clearInterval(this.#beat);
    for (const streams of this.#streams.values()) for (const { response } of streams) response.end();
    this.#redis.disconnect();
  }

  #leave(channel: string, stream: Stream): void {
    const streams = this.#streams.get(channel);
    streams?.delete(stream);
    if (streams?.size !== 0) return;
    this.#streams.delete(channel);
    this.#redis.unsubscribe(channel).catch(() => undefined);
  }

  #writeAll(text: string): void {
    for (const channel of this.#streams.keys()) this.#write(channel, text);
  }

  #write(channel: string, text: string): void {
    for (const { response } of this.#streams.get(channel) ?? []) {
      if (response.writableLength > BACKLOG) response.destroy();
      else response.write(text);
    }
  }
}
