// Sends live changes to open pages. Redis carries a change from the process that made it to the processes that hold streams of its channel. Losing
// Redis loses no data: when it is back, every page gets what it needs to catch up.
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '@rigsouq/contract/platform/live';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';
import { endSpan } from '../http/request-times.ts';
import type { Log } from '../monitoring/log.ts';
import { extractTraceparent, type Tracing, traceStep, withTraceparent } from '../monitoring/trace.ts';

const channelOf = (accountId: string) => `live:${accountId}`;
const HEARTBEAT_MS = 25_000;
/** Milliseconds between two pings. A connection that only listens would not notice that Redis is gone. */
const PING_MS = 2_000;
/** Bytes. A reader this far behind is gone, or should connect again. */
const BACKLOG = 64 * 1024;
/** Milliseconds to wait for the subscription. While Redis is away a page gets the current state; when Redis is back, the page gets what it missed. */
const SUBSCRIBE_MS = 1_000;
/** Milliseconds for which a state that was read for one page is reused for the pages that open after it. */
const FIRST_MS = 1_000;
/** Number of streams that are written in one turn of the event loop. */
const PORTION = 500;

export type Live = { publish: (accountIds: readonly string[], change: Change) => Promise<void> };

/** Publishes a change to every open page of these accounts. A page that misses it reads again at its next connection, so a failure is only logged. */
export function createLive(redis: Redis, log: Log): Live {
  return {
    publish: (accountIds, change) =>
      traceStep('publish to pages', {}, async () => {
        const message = JSON.stringify(withTraceparent(change));
        const pipeline = redis.pipeline();
        for (const accountId of new Set(accountIds)) pipeline.publish(channelOf(accountId), message);
        await pipeline
          .exec()
          .catch((error: unknown) => log.warn({ reason: String(error) }, 'publishing to pages failed'));
      }),
  };
}

/** Clients get only versions newer than what they have, and of several pending versions only the newest. */
type LiveMessage = { readonly text: string; readonly version?: number };

export type Channel = {
  /** The name of the channel in Redis. */
  readonly name: string;
  /** Returns what a page gets first, and again when it may have missed something. */
  readonly readFirst: () => LiveMessage | Promise<LiveMessage>;
  /** Converts a Redis message to what the page gets. */
  readonly toLiveMessage: (message: string) => LiveMessage;
};

/** A change carries no content, so the first message only tells the page to read again. */
export function accountChannel(accountId: string): Channel {
  return {
    name: channelOf(accountId),
    readFirst: () => ({ text: 'event: again\ndata: {}\n\n' }),
    toLiveMessage: (message) => ({ text: `data: ${message}\n\n` }),
  };
}

/** Takes the answer out of Fastify's control and starts an event stream. */
export function startEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  // A stream may last for days, so only its start is traced.
  if (reply.request.span) endSpan(reply.request.span, 200);
  // The answer is not chunked: an event is sent in one piece, and the connection serves nothing else.
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
  /** Resolves when Redis has confirmed the subscription, or after a timeout. */
  subscribed: Promise<unknown>;
  missed: boolean;
  newest?: LiveMessage | undefined;
  readAt: number;
  reading?: Promise<LiveMessage> | undefined;
  sending?: Promise<void> | undefined;
};

/** The streams that this process holds. */
export class LiveStreams {
  readonly #held = new Map<string, Held>();
  readonly #redis: Redis;
  readonly #log: Log;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #ping: NodeJS.Timeout;
  #connections = 0;

  constructor({ redis, log, tracing }: { redis: Redis; log: Log; tracing?: Tracing | undefined }) {
    this.#log = log;
    // A subscribed connection cannot send other commands. It subscribes again by itself when Redis is back.
    this.#redis = redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined as unknown as number,
      lazyConnect: true,
    });
    this.#redis.on('error', (error) => log.debug({ reason: error.message }, 'live streams are waiting for redis'));
    this.#redis.on('message', (name: string, message: string) => {
      const held = this.#held.get(name);
      if (!held) return;
      const { text, traceparent } = extractTraceparent(message);
      const facts = { 'rigsouq.streams': held.streams.size };
      const span = traceparent && tracing?.startSpan('stream', { traceparent }, () => ({ name: 'stream', facts }));
      this.#sendToStreams(held, held.channel.toLiveMessage(text));
      if (span) void Promise.resolve(held.sending).finally(() => span.end());
    });
    this.#redis.on('ready', () => {
      const again = this.#connections++ > 0;
      for (const held of this.#held.values()) if (again || held.missed) void this.#catchUp(held);
    });
    this.#heartbeat = setInterval(() => {
      for (const { streams } of this.#held.values()) for (const stream of streams) write(stream, ':\n\n');
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
    this.#ping = setInterval(() => {
      // Without an answer the connection is closed (redis.ts), and every page is told to read again once there is a new one.
      if (this.#redis.status === 'ready') this.#redis.ping().catch(() => undefined);
    }, PING_MS);
    this.#ping.unref();
  }

  get count(): number {
    return [...this.#held.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  /** Opens a stream. It subscribes first and reads afterwards, so that no change is lost in between. */
  async open(channel: Channel, stream: Stream): Promise<void> {
    // The client left while its session was checked: no 'close' event will follow.
    if (stream.response.destroyed || stream.response.socket?.destroyed) return;
    const held = this.#held.get(channel.name) ?? this.#hold(channel);
    held.streams.add(stream);
    stream.response.on('close', () => this.#leave(held, stream));
    try {
      const { text, version } = await this.#first(held);
      send(stream, `retry: 1000\n${text}`, version);
    } catch (error) {
      this.#log.warn({ err: error }, 'stream could not start');
      stream.response.destroy();
    }
  }

  sessions(): string[] {
    return [...this.#held.values()].flatMap(({ streams }) => [...streams].flatMap(({ sessionId }) => sessionId ?? []));
  }

  /** Ends the streams of sessions that are not in this set. */
  keepSessions(sessions: ReadonlySet<string>): void {
    for (const { streams } of this.#held.values())
      for (const { sessionId, response } of streams) if (sessionId && !sessions.has(sessionId)) response.end();
  }

  stop(): void {
    clearInterval(this.#heartbeat);
    clearInterval(this.#ping);
    for (const { streams } of this.#held.values()) for (const { response } of streams) response.end();
    this.#redis.disconnect();
  }

  #hold(channel: Channel): Held {
    const fresh = { streams: new Set<Stream>(), subscribed: Promise.resolve(), missed: false, readAt: 0 };
    const held: Held = { channel, ...fresh };
    this.#held.set(channel.name, held);
    this.#listen(held);
    return held;
  }

  #listen(held: Held): void {
    const subscribed = this.#redis.subscribe(held.channel.name).catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((done) => {
      timer = setTimeout(() => {
        held.missed = true;
        done();
      }, SUBSCRIBE_MS);
    });
    held.subscribed = Promise.race([subscribed, waited]).finally(() => clearTimeout(timer));
  }

  /** Sends the current state to all streams, because messages were lost while Redis was away. */
  async #catchUp(held: Held): Promise<void> {
    held.missed = false;
    held.newest = undefined;
    held.reading = undefined;
    this.#listen(held);
    try {
      this.#sendToStreams(held, await this.#first(held));
    } catch (error) {
      this.#log.warn({ err: error }, 'streams could not catch up, closing them');
      for (const { response } of held.streams) response.destroy();
    }
  }

  /** Reads the state once for all pages that open at the same time, after the subscription: later changes arrive as messages. */
  async #first(held: Held): Promise<LiveMessage> {
    await held.subscribed;
    const isSubscribed = this.#redis.status === 'ready';
    if (isSubscribed && held.newest && Date.now() - held.readAt < FIRST_MS) return held.newest;
    held.reading ??= Promise.resolve(held.channel.readFirst())
      .then((message) => keepNewer(held, message))
      .finally(() => {
        held.reading = undefined;
      });
    return held.reading;
  }

  #sendToStreams(held: Held, message: LiveMessage): void {
    if (message.version === undefined) {
      for (const stream of held.streams) send(stream, message.text, undefined);
      return;
    }
    keepNewer(held, message);
    held.sending ??= sendNewest(held).finally(() => {
      held.sending = undefined;
    });
  }

  #leave(held: Held, stream: Stream): void {
    held.streams.delete(stream);
    if (held.streams.size > 0 || this.#held.get(held.channel.name) !== held) return;
    this.#held.delete(held.channel.name);
    this.#redis.unsubscribe(held.channel.name).catch(() => undefined);
  }
}

function keepNewer(held: Held, message: LiveMessage): LiveMessage {
  if (message.version === undefined) return message;
  if (held.newest?.version === undefined || held.newest.version < message.version) held.newest = message;
  held.readAt = Date.now();
  return held.newest;
}

/**
 * Sends the newest version to all streams. Versions that arrive in the same moment or during the sending are sent once. Thousands of streams are
 * written in portions, so that calls are answered in between.
 */
async function sendNewest(held: Held): Promise<void> {
  let message: LiveMessage | undefined;
  do {
    await nextTurn();
    message = held.newest;
    if (message) await sendToAll(held, message);
  } while (held.newest !== message);
}

/** Encodes the text once and writes it to many streams. */
async function sendToAll({ streams }: Held, { text, version }: LiveMessage): Promise<void> {
  const bytes = Buffer.from(text);
  let written = 0;
  for (const stream of streams) {
    send(stream, bytes, version);
    if (++written % PORTION === 0) await nextTurn();
  }
}

function send(stream: Stream, text: string | Buffer, version: number | undefined): void {
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
