// A collector of traces: takes what a real one takes, over HTTP, and keeps it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
};

type Sent = { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] };

export type Receiver = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: Received[];
  /** Every byte that came. */
  text: () => string;
  close: () => void;
};

export async function openReceiver(): Promise<Receiver> {
  const spans: Received[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    texts.push(text);
    const { resourceSpans } = JSON.parse(text) as Sent;
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, text: () => texts.join('\n'), close: () => void server.close() };
}
