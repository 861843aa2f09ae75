// Prometheus metrics of one process, on a port of their own: the public port never shows them.
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = { registry: Registry; requests: Histogram<'method' | 'route' | 'status'> };

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return { registry, requests };
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  // One labelled series per route and status, looked up by route first: labels are hashed anew at every use otherwise.
  const series = new Map<string, Map<number, { observe: (seconds: number) => void }>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const key = request.method + route;
    const ofRoute = series.get(key) ?? series.set(key, new Map()).get(key);
    const status = reply.statusCode;
    let one = ofRoute?.get(status);
    if (!one) {
      one = metrics.requests.labels({ method: request.method, route, status });
      ofRoute?.set(status, one);
    }
    one.observe(reply.elapsedTime / 1000);
    done();
  });
}

export function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server));
  });
}
