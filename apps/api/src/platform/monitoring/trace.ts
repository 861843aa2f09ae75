// Creates traces for OpenTelemetry collectors. Spans are created by hand at the few places that every action passes: the request, its transaction,
// the job, the messages to open pages. Code that runs inside a span finds it itself, so no use case passes it on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type IdGenerator } from '@opentelemetry/sdk-trace-base';
import { Failure } from '../http/errors.ts';

export type TraceSettings = {
  /** Where a collector accepts traces over HTTP. Without it nothing is traced. */
  endpoint: string | undefined;
  /** The share of traces that is recorded when no earlier process has recorded them. */
  share: number;
  /** Maximum number of recorded traces per second, so that many requests, or a client that invents ids that are always recorded, cost no more. */
  perSecond: number;
};

/** All attributes that a span may have. The list is closed and contains nothing that a user typed, because more people read a trace than a row. */
export type Facts = {
  'http.request.method'?: string;
  /** The pattern of the route, never the address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'error.type'?: string;
  'rigsouq.request_id'?: string;
  'rigsouq.job'?: string;
  'rigsouq.attempt'?: number;
  'rigsouq.waited_ms'?: number;
  'rigsouq.calls'?: number;
  'rigsouq.streams'?: number;
};

const STOP_MS = 2_000;
const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, stream: SpanKind.CONSUMER } as const;
type SpanDetails = { name: string; facts: Facts };
type TraceContext = { readonly tracing: Tracing; readonly span: Span };
const currentTrace = new AsyncLocalStorage<TraceContext>();

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-0([01])$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

export class Tracing {
  readonly #settings: TraceSettings;
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #ids = new GivenIds();
  #second = 0;
  #started = 0;

  constructor(settings: TraceSettings, roles: readonly string[]) {
    this.#settings = settings;
    const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, timeoutMillis: 5_000 });
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'rigsouq', 'rigsouq.roles': roles.join(',') }),
      idGenerator: this.#ids,
      // Spans beyond what a collector accepts are dropped, never kept.
      spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 4_096, scheduledDelayMillis: 2_000 })],
    });
    this.#tracer = this.#provider.getTracer('rigsouq');
  }

  /**
   * Starts a span, or returns undefined when this one is not recorded. Under a recorded parent it is recorded; otherwise the trace id decides, in the
   * same way in every process. An id without a recorded parent, from a browser or the proxy, becomes the id of the new trace. `details` is called
   * only when the span is recorded.
   */
  startSpan(
    kind: keyof typeof kinds,
    from: { traceparent?: unknown; id?: string },
    details: () => SpanDetails,
  ): Span | undefined {
    const given = parse(from.traceparent);
    if (given?.recorded) {
      if (kind === 'request' && !this.#isWithinRate()) return undefined;
      return this.#start(kind, details(), given);
    }
    const traceId = given?.traceId ?? (from.id && TRACE_ID.test(from.id) ? from.id : undefined);
    const sample = traceId ? Number.parseInt(traceId.slice(-8), 16) / 0x1_0000_0000 : Math.random();
    if (sample >= this.#settings.share || !this.#isWithinRate()) return undefined;
    this.#ids.given = traceId;
    return this.#start(kind, details());
  }

  child(name: string, facts: Facts, { parent, others = [] }: { parent: Span; others?: readonly Span[] }): Span {
    const links = others.map((other) => ({ context: other.spanContext() }));
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    return this.#tracer.startSpan(name, { attributes: facts, links }, context);
  }

  flush(): Promise<void> {
    return this.#provider.forceFlush();
  }
  /** Stops tracing. It does not wait long for a collector that does not answer. */
  async stop(): Promise<void> {
    const timeout = sleep(STOP_MS, undefined, { ref: false });
    await Promise.race([this.#provider.shutdown().catch(() => undefined), timeout]);
  }

  #start(kind: keyof typeof kinds, { name, facts }: SpanDetails, parent?: Parsed): Span {
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      : ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context);
  }

  #isWithinRate(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#started = 0;
    this.#second = second;
    return ++this.#started <= this.#settings.perSecond;
  }
}

export function createTracing(settings: TraceSettings, roles: readonly string[]): Tracing | undefined {
  return settings.endpoint ? new Tracing(settings, roles) : undefined;
}

/** Runs work as a part of the span; spans that it starts belong to it. */
export function runWithSpan<T>(tracing: Tracing | undefined, span: Span | undefined, work: () => T): T {
  return tracing && span ? currentTrace.run({ tracing, span }, work) : work();
}

/** Returns the current trace, for work that is done later in another place. */
export function currentTraceContext(): TraceContext | undefined {
  return currentTrace.getStore();
}

/** Runs work as a span of the current trace, or just runs it when nothing is traced. `others` are the other traces for which the work is done. */
export function traceStep<T>(
  name: string,
  facts: Facts,
  work: () => Promise<T>,
  { context = currentTrace.getStore(), others }: { context?: TraceContext | undefined; others?: readonly Span[] } = {},
): Promise<T> {
  if (!context) return work();
  const { tracing } = context;
  const span = tracing.child(name, facts, { parent: context.span, ...(others && { others }) });
  return currentTrace.run({ tracing, span }, () => endSpanAfter(span, work));
}

/** Runs work and ends the span with it. Only the kind of an error is exported, because its message may quote a row. */
export async function endSpanAfter<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span?.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span?.end();
  }
}

function kindOf(error: unknown): string {
  return error instanceof Failure ? error.code : error instanceof Error ? error.name : 'error';
}

/** Returns the trace in its wire format, for a header, a job or a message. */
export function traceparentOf(span: Span | undefined = currentTrace.getStore()?.span): string | undefined {
  if (!span) return undefined;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** Adds the current trace to the payload of a job or message. */
export function withTraceparent<P>(payload: P): P {
  const traceparent = traceparentOf();
  return traceparent && typeof payload === 'object' && payload !== null ? { ...payload, traceparent } : payload;
}

const TRACEPARENT_FIELD = /,"traceparent":"(00-([0-9a-f]{32})-[0-9a-f]{16}-01)"\}$/;

/** Splits a Redis message into the text for the pages, which contains only the trace id, and the traceparent. */
export function extractTraceparent(message: string): { text: string; traceparent?: string } {
  const found = TRACEPARENT_FIELD.exec(message);
  if (!found) return { text: message };
  const [, traceparent = '', traceId] = found;
  return { text: `${message.slice(0, found.index)},"trace":"${traceId}"}`, traceparent };
}

/** Returns the trace id of a well-formed header. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return parse(traceparent)?.traceId;
}

type Parsed = { traceId: string; spanId: string; recorded: boolean };

function parse(traceparent: unknown): Parsed | undefined {
  if (typeof traceparent !== 'string' || traceparent.length !== 55) return undefined;
  const [, traceId, spanId, flag] = TRACEPARENT.exec(traceparent) ?? [];
  return traceId && spanId ? { traceId, spanId, recorded: flag === '1' } : undefined;
}

/** Generates random ids, except for a trace whose id was given before it started. */
class GivenIds implements IdGenerator {
  given: string | undefined;

  generateTraceId(): string {
    const id = this.given ?? randomBytes(16).toString('hex');
    this.given = undefined;
    return id;
  }
  generateSpanId(): string {
    return randomBytes(8).toString('hex');
  }
}
