// Traces, as OpenTelemetry collectors take them. Spans are made by hand at the few places that every act passes: the request, its
// transaction, the job, what is told to open pages. What runs inside a span finds it by itself, so no use case passes it on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type IdGenerator } from '@opentelemetry/sdk-trace-base';
import { Failure } from './errors.ts';

export type TraceSettings = {
  /** Where a collector takes traces over HTTP; without one there are none. */
  endpoint: string | undefined;
  /** Of what nobody before us has recorded, this share is. */
  share: number;
  /** Of these, at most so many a second: a storm, or somebody who makes up ids that are always taken, costs no more. */
  perSecond: number;
};

/** All that a span may say. The list is closed, and nothing in it is what a person typed: a trace is read by more people than a row. */
export type Facts = {
  'http.request.method'?: string;
  /** The pattern, never the address. */
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
type Told = { name: string; facts: Facts };
type Here = { readonly tracing: Tracing; readonly span: Span };
const here = new AsyncLocalStorage<Here>();

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-0([01])$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

export class Tracing {
  readonly #settings: TraceSettings;
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #ids = new GivenIds();
  #second = 0;
  #begun = 0;

  constructor(settings: TraceSettings, roles: readonly string[]) {
    this.#settings = settings;
    const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, timeoutMillis: 5_000 });
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'rigsouq', 'rigsouq.roles': roles.join(',') }),
      idGenerator: this.#ids,
      // What is more than a collector takes is dropped, never kept.
      spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 4_096, scheduledDelayMillis: 2_000 })],
    });
    this.#tracer = this.#provider.getTracer('rigsouq');
  }

  /**
   * Undefined where this one is not recorded. Under a parent that was, it is; else its trace's id decides, in every process alike. An
   * id without a recorded parent, a browser's or the proxy's, names the trace that begins here. What is told of it is made only then.
   */
  begin(kind: keyof typeof kinds, from: { traceparent?: unknown; id?: string }, told: () => Told): Span | undefined {
    const given = parse(from.traceparent);
    if (given?.recorded) {
      if (kind === 'request' && !this.#within()) return undefined;
      return this.#start(kind, told(), given);
    }
    const traceId = given?.traceId ?? (from.id && TRACE_ID.test(from.id) ? from.id : undefined);
    const lot = traceId ? Number.parseInt(traceId.slice(-8), 16) / 0x1_0000_0000 : Math.random();
    if (lot >= this.#settings.share || !this.#within()) return undefined;
    this.#ids.given = traceId;
    return this.#start(kind, told());
  }

  child(name: string, facts: Facts, { parent, others = [] }: { parent: Span; others?: readonly Span[] }): Span {
    const links = others.map((other) => ({ context: other.spanContext() }));
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    return this.#tracer.startSpan(name, { attributes: facts, links }, context);
  }

  flush(): Promise<void> {
    return this.#provider.forceFlush();
  }
  /** What a collector does not take any more is not worth waiting for. */
  async stop(): Promise<void> {
    const tired = sleep(STOP_MS, undefined, { ref: false });
    await Promise.race([this.#provider.shutdown().catch(() => undefined), tired]);
  }

  #start(kind: keyof typeof kinds, { name, facts }: Told, parent?: Parsed): Span {
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      : ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context);
  }

  #within(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#begun = 0;
    this.#second = second;
    return ++this.#begun <= this.#settings.perSecond;
  }
}

export function createTracing(settings: TraceSettings, roles: readonly string[]): Tracing | undefined {
  return settings.endpoint ? new Tracing(settings, roles) : undefined;
}

/** Does it as a part of the span; what it begins in turn belongs to it. */
export function within<T>(tracing: Tracing | undefined, span: Span | undefined, work: () => T): T {
  return tracing && span ? here.run({ tracing, span }, work) : work();
}

/** For who does later, elsewhere, what was asked for here. */
export function whereWeAre(): Here | undefined {
  return here.getStore();
}

/** A part of what is being traced, as a span of its own; without a trace it is just done. `others` are those for whom it is done as well. */
export function step<T>(
  name: string,
  facts: Facts,
  work: () => Promise<T>,
  { of = here.getStore(), others }: { of?: Here | undefined; others?: readonly Span[] } = {},
): Promise<T> {
  if (!of) return work();
  const { tracing } = of;
  const span = tracing.child(name, facts, { parent: of.span, ...(others && { others }) });
  return here.run({ tracing, span }, () => ended(span, work));
}

/** Ends the span with the work. Of an error only its kind is told: its words may quote a row. */
export async function ended<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
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

/** As it travels: in a header, in a job, in a message. */
export function traceparentOf(span: Span | undefined = here.getStore()?.span): string | undefined {
  if (!span) return undefined;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** A job's payload, or a message's text, with the trace that it belongs to. */
export function carrying<P>(payload: P): P {
  const traceparent = traceparentOf();
  return traceparent && typeof payload === 'object' && payload !== null ? { ...payload, traceparent } : payload;
}

const CARRIED = /,"traceparent":"(00-([0-9a-f]{32})-[0-9a-f]{16}-01)"\}$/;

/** What came over Redis, with the trace's id alone for the pages, and where the trace goes on. */
export function carriedBy(message: string): { text: string; traceparent?: string } {
  const found = CARRIED.exec(message);
  if (!found) return { text: message };
  const [, traceparent = '', traceId] = found;
  return { text: `${message.slice(0, found.index)},"trace":"${traceId}"}`, traceparent };
}

/** The trace's id of a header that is well formed. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return parse(traceparent)?.traceId;
}

type Parsed = { traceId: string; spanId: string; recorded: boolean };

function parse(traceparent: unknown): Parsed | undefined {
  if (typeof traceparent !== 'string' || traceparent.length !== 55) return undefined;
  const [, traceId, spanId, flag] = TRACEPARENT.exec(traceparent) ?? [];
  return traceId && spanId ? { traceId, spanId, recorded: flag === '1' } : undefined;
}

/** Random, but for a trace that was named before it began. */
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
