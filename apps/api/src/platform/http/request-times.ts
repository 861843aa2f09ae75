// Measures how long answers take, by route and status. The histogram of prom-client hashes its labels at every observation, which costs more than the
// rest of a plain read. Here a route counts into an array, and labels are built when metrics are scraped.
import { type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Metric, Registry } from 'prom-client';
import { bindTrace, type Log } from '../monitoring/log.ts';
import type { Tracing } from '../monitoring/trace.ts';

const NAME = 'http_request_seconds';
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SLOW_MS = 1_000;

type Series = { labels: { method: string; route: string; status: number }; counts: number[]; sum: number };

declare module 'fastify' {
  interface FastifyRequest {
    startedAt: number;
    /** The span of the request when it is traced. */
    span: Span | undefined;
  }
}

type WatchOptions = { metrics: Registry; log: Log; tracing?: Tracing | undefined };

/** Measures, logs and traces every answer when it is sent. A listener for the end of the response would cost more than all of this. */
export function watchRequests(app: FastifyInstance, { metrics, log, tracing }: WatchOptions): void {
  const all: Series[] = [];
  metrics.registerMetric(histogramOf(all));
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.startedAt = performance.now();
    if (tracing) request.span = startSpan(tracing, request);
    done();
  });
  const logsAll = log.isLevelEnabled('debug');
  app.addHook('onRoute', (route) => {
    const byStatus = new Map<number, Series>();
    const watch: onSendHookHandler = (request, reply, _payload, done) => {
      const status = reply.statusCode;
      let series = byStatus.get(status);
      if (!series) {
        const labels = { method: String(route.method), route: route.url, status };
        series = { labels, counts: Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
        byStatus.set(status, series);
        all.push(series);
      }
      const ms = performance.now() - request.startedAt;
      count(series, ms / 1000);
      if (logsAll || status >= 500 || ms > SLOW_MS) logAnswer(request, status, ms);
      if (request.span) endSpan(request.span, status);
      done();
    };
    route.onSend = [...[route.onSend ?? []].flat(), watch];
  });
}

function count(series: Series, seconds: number): void {
  let bucket = 0;
  while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket++;
  series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  series.sum += seconds;
}

/** Logs failures and slow answers. Other answers are only counted here; the proxy logs them. */
function logAnswer(request: FastifyRequest, status: number, ms: number): void {
  const level = status >= 500 || ms > SLOW_MS ? 'warn' : 'debug';
  request.log[level]({ req: request, status, ms: Math.round(ms) }, 'request answered');
}

function startSpan(tracing: Tracing, request: FastifyRequest): Span | undefined {
  const { method, id, headers } = request;
  const span = tracing.startSpan('request', { traceparent: headers.traceparent, id }, () => {
    const route = request.routeOptions.url ?? 'unknown route';
    const facts = { 'http.request.method': method, 'http.route': route, 'rigsouq.request_id': id };
    return { name: `${method} ${route}`, facts };
  });
  if (span) bindTrace(request.log, span.spanContext().traceId);
  return span;
}

export function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function histogramOf(all: readonly Series[]): Metric {
  const get = async () => ({
    name: NAME,
    help: 'Time to answer, by route and status',
    type: 'histogram',
    aggregator: 'sum',
    values: all.flatMap(({ labels, counts, sum }) => {
      let total = 0;
      const buckets = counts.map((inBucket, at) => {
        total += inBucket;
        return { metricName: `${NAME}_bucket`, labels: { ...labels, le: BUCKETS[at] ?? '+Inf' }, value: total };
      });
      return [
        ...buckets,
        { metricName: `${NAME}_sum`, labels, value: sum },
        { metricName: `${NAME}_count`, labels, value: total },
      ];
    }),
  });
  return { name: NAME, get, reset: () => undefined } as unknown as Metric;
}
