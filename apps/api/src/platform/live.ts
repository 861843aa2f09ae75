// Live streams. Redis carries a change from whichever process made it to those that hold streams of its channel. Losing Redis loses no
// data: when it is back, every page is told what it needs to catch up.
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '@rigsouq/contract/live';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { endSpan } from './request-times.ts';
import { carriedBy, carrying, step, type Tracing } from './trace.ts';

const channelOf = (accountId: string) => `live:${accountId}`;
const BEAT_MS = 25_000;
/** So often Redis is asked whether it is still there: over a connection that only listens nothing would tell. */
const PING_MS = 2_000;
/** A reader this far behind has gone, or is better off connecting again. */
const BACKLOG = 64 * 1024;
/** While Redis is away a page is told what there is; when it is back, what it missed. */
const SUBSCRIBE_MS = 1_000;
/** For so long what was read for one page is told to those that come after it. */
const FIRST_MS = 1_000;
/** So many are told at a time. */
const PORTION = 500;

export type Live = { tell: (accountIds: readonly string[], change: Change) => Promise<void> };

/** Tells every open page of these accounts. Who is not told now reads again at the next connection, so a failure is only noted. */
export function createLive(redis: Redis, log: Log): Live {
  return {
    tell: (accountIds, change) =>
      step('tell pages', {}, async () => {
        const told = JSON.stringify(carrying(change));
        const pipeline = redis.pipeline();
        for (const accountId of new Set(accountIds)) pipeline.publish(channelOf(accountId), told);
        await pipeline.exec().catch((error: unknown) => log.warn({ reason: String(error) }, 'pages were not told'));
      }),
  };
}

/** Of what has a version a page hears only what is newer than what it knows, and of several that wait only the newest. */
type Told = { readonly text: string; readonly version?: number };

export type Channel = {
  /** Its name in Redis. */
  readonly name: string;
  /** What a page is told first, and again where something may have been missed. */
  readonly first: () => Told | Promise<Told>;
  /** What came over Redis, as it is told. */
  readonly heard: (message: string) => Told;
};

/** A change carries no content, so at the beginning there is only one thing to say: read again. */
export function accountChannel(accountId: string): Channel {
  return {
    name: channelOf(accountId),
    first: () => ({ text: 'event: again\ndata: {}\n\n' }),
    heard: (message) => ({ text: `data: ${message}\n\n` }),
  };
}

/** Takes the answer out of Fastify's hands and begins an event stream. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  reply.hijack();
  // A stream may last for days; what is traced is how it began.
  if (reply.request.span) endSpan(reply.request.span, 200);
  // Not in chunks: an event goes out as it is, in one piece, and the connection serves nothing else anyway.
  reply.raw.useChunkedEncodingByDefault = false;
  return reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
}

type Stream = { response: ServerResponse; sessionId?: string; version?: number };

type Held = {
  readonly channel: Channel;
  readonly streams: Set<Stream>;
  /** Until Redis has said that it will tell us. */
  listening: Promise<unknown>;
  missed: boolean;
  newest?: Told | undefined;
  readAt: number;
  reading?: Promise<Told> | undefined;
  telling?: Promise<void> | undefined;
};

/** The streams that this process holds. */
export class LiveStreams {
  readonly #held = new Map<string, Held>();
  readonly #redis: Redis;
  readonly #log: Log;
  readonly #beat: NodeJS.Timeout;
  readonly #ping: NodeJS.Timeout;
  #connections = 0;

  constructor({ redis, log, tracing }: { redis: Redis; log: Log; tracing?: Tracing | undefined }) {
    this.#log = log;
    // A connection that listens cannot ask anything else, and takes up its channels by itself when Redis is back.
    this.#redis = redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined as unknown as number,
      lazyConnect: true,
    });
    this.#redis.on('error', (error) => log.debug({ reason: error.message }, 'live streams wait for redis'));
    this.#redis.on('message', (name: string, message: string) => {
      const held = this.#held.get(name);
      if (!held) return;
      const { text, traceparent } = carriedBy(message);
      const facts = { 'rigsouq.streams': held.streams.size };
      const span = traceparent && tracing?.begin('stream', { traceparent }, () => ({ name: 'stream', facts }));
      this.#tellAll(held, held.channel.heard(text));
      if (span) void Promise.resolve(held.telling).finally(() => span.end());
    });
    this.#redis.on('ready', () => {
      const again = this.#connections++ > 0;
      for (const held of this.#held.values()) if (again || held.missed) void this.#catchUp(held);
    });
    this.#beat = setInterval(() => {
      for (const { streams } of this.#held.values()) for (const stream of streams) write(stream, ':\n\n');
    }, BEAT_MS);
    this.#beat.unref();
    this.#ping = setInterval(() => {
      // Without an answer the connection is closed (redis.ts), and every page is told to read again once there is a new one.
      if (this.#redis.status === 'ready') this.#redis.ping().catch(() => undefined);
    }, PING_MS);
    this.#ping.unref();
  }

  get count(): number {
    return [...this.#held.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  /** Listens first and reads then, so that nothing falls between the two. */
  async open(channel: Channel, stream: Stream): Promise<void> {
    // Whoever left while we looked who it is says goodbye no second time.
    if (stream.response.destroyed || stream.response.socket?.destroyed) return;
    const held = this.#held.get(channel.name) ?? this.#hold(channel);
    held.streams.add(stream);
    stream.response.on('close', () => this.#leave(held, stream));
    try {
      const { text, version } = await this.#first(held);
      tell(stream, `retry: 1000\n${text}`, version);
    } catch (error) {
      this.#log.warn({ err: error }, 'a stream could not begin');
      stream.response.destroy();
    }
  }

  sessions(): string[] {
    return [...this.#held.values()].flatMap(({ streams }) => [...streams].flatMap(({ sessionId }) => sessionId ?? []));
  }

  /** Ends the streams of sessions that are not among these. */
  keep(sessions: ReadonlySet<string>): void {
    for (const { streams } of this.#held.values())
      for (const { sessionId, response } of streams) if (sessionId && !sessions.has(sessionId)) response.end();
  }

  stop(): void {
    clearInterval(this.#beat);
    clearInterval(this.#ping);
    for (const { streams } of this.#held.values()) for (const { response } of streams) response.end();
    this.#redis.disconnect();
  }

  #hold(channel: Channel): Held {
    const fresh = { streams: new Set<Stream>(), listening: Promise.resolve(), missed: false, readAt: 0 };
    const held: Held = { channel, ...fresh };
    this.#held.set(channel.name, held);
    this.#listen(held);
    return held;
  }

  #listen(held: Held): void {
    const subscribed = this.#redis.subscribe(held.channel.name).catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((over) => {
      timer = setTimeout(() => {
        held.missed = true;
        over();
      }, SUBSCRIBE_MS);
    });
    held.listening = Promise.race([subscribed, waited]).finally(() => clearTimeout(timer));
  }

  /** Redis was away: what was told meanwhile nobody here has heard. */
  async #catchUp(held: Held): Promise<void> {
    held.missed = false;
    held.newest = undefined;
    held.reading = undefined;
    this.#listen(held);
    try {
      this.#tellAll(held, await this.#first(held));
    } catch (error) {
      this.#log.warn({ err: error }, 'streams could not catch up and are cut');
      for (const { response } of held.streams) response.destroy();
    }
  }

  /** Read once for all who come at the same time, after we listen: what changes from then on we hear. */
  async #first(held: Held): Promise<Told> {
    await held.listening;
    const hears = this.#redis.status === 'ready';
    if (hears && held.newest && Date.now() - held.readAt < FIRST_MS) return held.newest;
    held.reading ??= Promise.resolve(held.channel.first())
      .then((told) => keepNewer(held, told))
      .finally(() => {
        held.reading = undefined;
      });
    return held.reading;
  }

  #tellAll(held: Held, told: Told): void {
    if (told.version === undefined) {
      for (const stream of held.streams) tell(stream, told.text, undefined);
      return;
    }
    keepNewer(held, told);
    held.telling ??= tellNewest(held).finally(() => {
      held.telling = undefined;
    });
  }

  #leave(held: Held, stream: Stream): void {
    held.streams.delete(stream);
    if (held.streams.size > 0 || this.#held.get(held.channel.name) !== held) return;
    this.#held.delete(held.channel.name);
    this.#redis.unsubscribe(held.channel.name).catch(() => undefined);
  }
}

function keepNewer(held: Held, told: Told): Told {
  if (told.version === undefined) return told;
  if (held.newest?.version === undefined || held.newest.version < told.version) held.newest = told;
  held.readAt = Date.now();
  return held.newest;
}

/**
 * What comes in the same moment, or while all are being told, is told once. Thousands are told a portion at a time, so that calls are
 * answered in between.
 */
async function tellNewest(held: Held): Promise<void> {
  let told: Told | undefined;
  do {
    await nextTurn();
    told = held.newest;
    if (told) await spread(held, told);
  } while (held.newest !== told);
}

/** Made into bytes once, written to many. */
async function spread({ streams }: Held, { text, version }: Told): Promise<void> {
  const bytes = Buffer.from(text);
  let written = 0;
  for (const stream of streams) {
    tell(stream, bytes, version);
    if (++written % PORTION === 0) await nextTurn();
  }
}

function tell(stream: Stream, text: string | Buffer, version: number | undefined): void {
  if (version !== undefined) {
    if (stream.version !== undefined && stream.version >= version) return;
    stream.version = version;
  }
  write(stream, text);
}

function write({ response }: Stream, text: string | Buffer): void {
  if (response.writableLength > BACKLOG) response.destroy();
  else response.write(text);
}
