import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTaxonomy } from '@rigsouq/contract/platform/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cachedWhenComplete, pageLoader } from './page-loader.ts';

const requests: IncomingHttpHeaders[] = [];
let redirects = false;
const api = createServer(({ headers }, response) => {
  requests.push(headers);
  if (redirects) response.writeHead(302, { location: '/elsewhere' });
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

it('passes the trace context of the visit to the api, and none if the visit has none', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';
  await page.onServer({ request, params: {}, context: { apiUrl, traceparent } });
  await page.onServer({ request, params: {}, context: { apiUrl } });
  expect(requests.map((headers) => headers.traceparent)).toEqual([traceparent, undefined]);
});

it('refuses redirects of the api', async () => {
  requests.length = 0;
  redirects = true;
  const { data } = await page.onServer({ request, params: {}, context: { apiUrl } });
  expect(data.failed?.status).toBe(0);
  expect(requests).toHaveLength(1);
});

it('does not let a page be cached that lacks a part', async () => {
  const partial = pageLoader((ask) => ask(readTaxonomy, {}).catch(() => null));
  const cacheControl = async () => {
    const { init } = await partial.onServer({ request, params: {}, context: { apiUrl } });
    return cachedWhenComplete(10)({ loaderHeaders: new Headers(init?.headers) })['Cache-Control'];
  };
  redirects = true;
  expect(await cacheControl()).toBe('no-store');
  redirects = false;
  expect(await cacheControl()).toBe('public, s-maxage=10');
});
