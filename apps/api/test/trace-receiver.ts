// Runs a trace collector that receives spans over HTTP, as a real one does, and keeps them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
};

type Payload = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

export type TraceReceiver = {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: Span[];
  /** Returns every request body that was received. */
  text: () => string;
  close: () => void;
};

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    texts.push(text);
    const { resourceSpans } = JSON.parse(text) as Payload;
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, text: () => texts.join('\n'), close: () => void server.close() };
}
