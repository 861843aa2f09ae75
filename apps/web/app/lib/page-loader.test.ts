import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTaxonomy } from '@rigsouq/contract/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageLoader } from './page-loader.ts';

const asked: IncomingHttpHeaders[] = [];
let leadsAway = false;
const api = createServer(({ headers }, response) => {
  asked.push(headers);
  if (leadsAway) response.writeHead(302, { location: '/elsewhere' });
  response.end('{}');
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((up) => api.listen(0, '127.0.0.1', up));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const page = pageLoader((ask) => ask(readTaxonomy, {}));
const request = new Request('http://rigsouq.test/');

it('a page that the server renders asks the api under the trace of its visit, and of a visit without one under none', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';
  await page.onServer({ request, params: {}, context: { apiUrl, traceparent } });
  await page.onServer({ request, params: {}, context: { apiUrl } });
  expect(asked.map((headers) => headers.traceparent)).toEqual([traceparent, undefined]);
});

it('follows nobody who would lead the server elsewhere', async () => {
  asked.length = 0;
  leadsAway = true;
  const { data } = await page.onServer({ request, params: {}, context: { apiUrl } });
  expect(data.failed?.status).toBe(0);
  expect(asked).toHaveLength(1);
});
