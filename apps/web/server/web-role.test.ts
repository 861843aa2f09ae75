import fastify, { type FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { data, type ServerBuild } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageContext } from './page-context.ts';
import { servePages } from './web-role.ts';

let renders = 0;

/** The smallest application: a page that may be shared, one that may not, and one that is not found. */
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, __: unknown, context: PageContext) => {
        renders += 1;
        headers.set('content-type', 'text/html; charset=utf-8');
        return new Response(`<script nonce="${context.nonce}"></script><i nonce="${context.nonce}">`, {
          status,
          headers,
        });
      },
      handleError: (error: unknown, { context }: { context: PageContext }) => context.reportFailure(error),
    },
  },
  routes: {
    shared: {
      id: 'shared',
      path: 'shared',
      module: { default: () => createElement('p'), headers: () => ({ 'Cache-Control': 'public, s-maxage=60' }) },
    },
    own: { id: 'own', path: 'own', module: { default: () => createElement('p') } },
    unavailable: {
      id: 'unavailable',
      path: 'unavailable',
      module: { default: () => createElement('p'), loader: () => data(null, 503) },
    },
    missing: {
      id: 'missing',
      path: '*',
      module: {
        default: () => null,
        loader: () => {
          throw data(null, 404);
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

let app: FastifyInstance;
const lines: { msg: string; path?: string }[] = [];

async function start(publicUrl = 'https://rigsouq.test', served = build, renderRate = 5) {
  renders = 0;
  lines.length = 0;
  app = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'route.unknown' }));
  await app.register(async (scope) =>
    servePages(scope, { development: false, publicUrl, apiUrl: 'http://127.0.0.1:9', support: {}, renderRate }, served),
  );
}

afterEach(() => app.close());

function nonceOf(policy: unknown): string {
  return /'nonce-([\w-]+)'/.exec(String(policy))?.[1] ?? '';
}

describe('a page', () => {
  it('[SH-045] carries a strict policy whose nonce is in the page and different every time, shared or not', async () => {
    await start();
    const seen = new Set<string>();
    for (const url of ['/shared', '/shared', '/own']) {
      const { headers, body } = await app.inject({ url });
      const nonce = nonceOf(headers['content-security-policy']);
      expect(body).toBe(`<script nonce="${nonce}"></script><i nonce="${nonce}">`);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
    expect(renders).toBe(2);
  });

  it('is stored by no cache on the way, and requires https when the site has it', async () => {
    await start();
    const { headers } = await app.inject({ url: '/shared' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['strict-transport-security']).toContain('max-age');
    await app.close();
    await start('http://localhost:3000');
    expect((await app.inject({ url: '/shared' })).headers['strict-transport-security']).toBeUndefined();
  });

  it('tells other sites only its origin, forbids content sniffing and stands in no frame', async () => {
    await start();
    for (const url of ['/shared', '/nowhere']) {
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "connect-src 'self'"])
        expect(policy).toContain(rule);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('[SH-031] answers 404 for a missing page and logs it without its query', async () => {
    await start();
    expect((await app.inject({ url: '/nowhere?token=secret' })).statusCode).toBe(404);
    expect(lines.find(({ msg }) => msg === 'page not found')?.path).toBe('/nowhere');
  });

  it('asks to try again later when the api could not answer', async () => {
    await start();
    const { statusCode, headers } = await app.inject({ url: '/unavailable' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('answers HEAD without a body', async () => {
    await start();
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/shared' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('shows a readable page with status 500, in its language, when rendering fails', async () => {
    const broken = {
      ...build,
      entry: { module: { ...build.entry.module, default: () => Promise.reject(new Error('broken')) } },
    } as ServerBuild;
    await start('https://rigsouq.test', broken);
    const [english, arabic] = await Promise.all([app.inject({ url: '/own' }), app.inject({ url: '/ar/own' })]);
    expect([english.statusCode, arabic.statusCode]).toEqual([500, 500]);
    expect(english.body).toContain('Something went wrong. Please try again later.');
    expect(arabic.body).toContain('dir="rtl"');
    expect(lines.some(({ msg }) => msg === 'page failed')).toBe(true);
  });
});

describe('the renderer', () => {
  it('renders one page for addresses that differ only in unknown parameters', async () => {
    await start();
    for (let at = 0; at < 20; at++) expect((await app.inject({ url: `/shared?zz=${at}` })).statusCode).toBe(200);
    expect(renders).toBe(1);
  });

  it('limits uncached pages of one address, and no other address', async () => {
    // Three pages are allowed immediately, and another only after four seconds: none becomes available while the test runs, not even on a slow
    // machine.
    await start('https://rigsouq.test', build, 0.25);
    const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) => ask(`/shared?search=${at}`, `2001:db8:7:7::${at}`)),
    );
    const held = answers.filter(({ statusCode }) => statusCode === 429);
    expect(held).toHaveLength(20);
    expect(held[0]?.headers['retry-after']).toBe('5');
    expect(held[0]?.body).toContain('Wait a few seconds');
    expect((await ask('/ar/own', '2001:db8:7:7::1')).body).toContain('dir="rtl"');
    expect((await ask('/shared?search=1', '2001:db8:7:7::1')).statusCode).toBe(200);
    expect((await ask('/shared?search=new', '2001:db8:8:8::1')).statusCode).toBe(200);
  });

  it('queues pages, and asks visitors beyond a hundred to come back', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { module } = build.entry;
    const render = module.default as unknown as (...given: unknown[]) => Response;
    const slowly = async (...given: unknown[]) => {
      await gate;
      return render(...given);
    };
    const slow = { ...build, entry: { module: { ...module, default: slowly } } } as unknown as ServerBuild;
    await start('https://rigsouq.test', slow);
    const requests = Array.from({ length: 110 }, (_, at) =>
      app.inject({ url: `/shared?search=${at}`, remoteAddress: `10.0.0.${at}` }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    open();
    const answers = await Promise.all(requests);
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(104);
  });
});

describe('a path outside the pages', () => {
  it('is left to the other routes', async () => {
    await start();
    for (const url of ['/api/unknown', '/uploads/unknown.webp', '/robots.txt', '/sitemap.xml', '/cards/site-en.jpg']) {
      expect((await app.inject({ url })).json()).toEqual({ code: 'route.unknown' });
    }
    expect(renders).toBe(0);
  });

  it('is refused without a render when it belongs to an earlier build', async () => {
    await start();
    const { statusCode, headers } = await app.inject({ url: '/assets/old-123.js' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(renders).toBe(0);
  });
});
