// Builds requests that an OpenAPI document cannot describe. Each starts as a successful request (the calls of the access matrix, with ids of existing
// rows) and is spoiled in one place, so that it gets as far into the product as possible.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { toFormData } from '@rigsouq/contract/form-fields';
import { z } from 'zod';
import type { CallInput } from '../../../api/test/access-matrix/calls.ts';
import { hostileFileStart, hostileText, hostileValue, jsonOf, type Random, spoilValue } from './hostile-values.ts';

export type RawRequest = { method: string; path: string; headers: Record<string, string | string[]>; body?: Buffer };

const JSON_TYPE = 'application/json';
const BIG = 10 * 1024 * 1024;

export async function hostileRequest(endpoint: Endpoint, sent: CallInput, random: Random): Promise<RawRequest> {
  const parts: ('path' | 'query' | 'body' | 'headers' | 'nothing')[] = ['headers', 'nothing'];
  if (sent.params) parts.push('path', 'path');
  if (endpoint.query) parts.push('query', 'query', 'query');
  if (endpoint.body || endpoint.upload) parts.push('body', 'body', 'body', 'body', 'body', 'body');
  const spoil = random.pick(parts);
  const path = pathOf(endpoint, sent, random, spoil === 'path') + queryOf(endpoint, sent, random, spoil === 'query');
  const headers = spoil === 'headers' ? oddHeaders(random) : {};
  const body = await bodyOf(endpoint, sent, random, spoil === 'body');
  return { method: endpoint.method, path, ...body, headers: { ...body.headers, ...headers } };
}

function pathOf({ path }: Endpoint, { params = {} }: CallInput, random: Random, spoil: boolean): string {
  const values = params as Record<string, string>;
  const odd = ['%zz', '%', '%2e%2e%2f', '..%2f', '%00', '%ff%fe', '', '.', '..', ';', '%25', 'a'.repeat(300), '%F0%9F'];
  const value = (name: string) => {
    if (!spoil) return encodeURIComponent(values[name] ?? '');
    return random.chance(0.5) ? random.pick(odd) : escaped(hostileText(random).slice(0, 500));
  };
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => value(name))}`;
}

function queryOf(endpoint: Endpoint, { query = {} }: CallInput, random: Random, spoil: boolean): string {
  const pairs = Object.entries(query).map(([key, value]) => `${escaped(key)}=${escaped(String(value))}`);
  if (spoil) {
    const names = [...(endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []), 'search'];
    const name = random.pick(names);
    const value = escaped(hostileText(random).slice(0, 3_000));
    const odd = [`${name}=${value}`, `${name}=1&${name}=${value}`, `${name}[]=${value}`, `${name}[a][b]=${value}`];
    pairs.push(
      random.pick([...odd, `${name}`, `=${value}`, `${name}=%zz`, '%ff=%ff', '&&&', `${name}=${'9'.repeat(4_000)}`]),
    );
    if (random.chance(0.1)) pairs.push(...Array.from({ length: 500 }, (_, at) => `k${at}=${at}`));
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Escapes a text. `encodeURIComponent` refuses halves of surrogate pairs, so they are sent as the bytes that they would be. */
function escaped(text: string): string {
  return text.replaceAll(/[\ud800-\udfff]|[^\w.~-]/gu, (character) => {
    if (/[\ud800-\udfff]/.test(character) && character.length === 1) return '%ED%A0%80';
    return encodeURIComponent(character);
  });
}

function oddHeaders(random: Random): Record<string, string | string[]> {
  const text = () =>
    Buffer.from(hostileText(random).slice(0, 2_000))
      .toString('latin1')
      .replaceAll(/[\r\n\0]|[^\t\x20-\xff]/g, '');
  const name = random.pick([
    'authorization',
    'idempotency-key',
    'accept-language',
    'x-request-id',
    'traceparent',
    'if-none-match',
    'range',
    'cookie',
    'content-encoding',
    'accept',
    'accept-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'origin',
    'x-http-method-override',
    'expect',
    'last-event-id',
    'if-modified-since',
    'user-agent',
    'referer',
  ]);
  const odd = [
    'Bearer ',
    `Bearer ${'a'.repeat(4_000)}`,
    'Bearer \xff',
    'Basic YTpi',
    'gzip',
    'br',
    'bytes=0-,0-,0-',
    '*',
    '00-0-0-0',
  ];
  const value = random.chance(0.5) ? random.pick(odd) : text();
  return { [name === 'expect' && value === '' ? 'x-odd' : name]: value };
}

async function bodyOf(
  endpoint: Endpoint,
  sent: CallInput,
  random: Random,
  spoil: boolean,
): Promise<Pick<RawRequest, 'headers' | 'body'>> {
  if (endpoint.upload) return spoil ? spoiledForm(sent, random) : formBytes(sent);
  if (!endpoint.body) return { headers: {} };
  return spoil ? spoiledJson(sent.body ?? {}, random) : json(jsonOf(sent.body ?? {}));
}

const json = (body: string | Buffer, type = JSON_TYPE) => ({
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

function spoiledJson(value: object, random: Random): Pick<RawRequest, 'headers' | 'body'> {
  const text = jsonOf(value);
  const key = random.pick([...Object.keys(value), 'name']);
  const odd: (() => Pick<RawRequest, 'headers' | 'body'>)[] = [
    // The same key appears twice: JSON.parse takes the last one, and every reader must do the same.
    () => json(text.replace(/}$/, `${text === '{}' ? '' : ','}"${key}":${jsonOf(hostileValue(random))}}`)),
    () => json(text.slice(0, Math.floor(random.next() * text.length))),
    () =>
      json(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('}')])),
    () => json(Buffer.from(`\uFEFF${text}`, random.chance(0.5) ? 'utf16le' : 'utf8')),
    () =>
      json(
        random.pick([
          '',
          'null',
          '[]',
          '"a"',
          '0',
          '{}',
          '{"__proto__":{"x":1}}',
          '{"constructor":{"prototype":{"x":1}}}',
        ]),
      ),
    () =>
      json(
        text,
        random.pick([
          'text/plain',
          'application/xml',
          '',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'a/b;',
        ]),
      ),
    () => json(new URLSearchParams({ a: text }).toString(), 'application/x-www-form-urlencoded'),
    () => json(`{"${key}":"${'x'.repeat(BIG)}"}`),
    () => json(jsonOf({ ...value, [key]: '@@deep list@@' })),
    () => json(`[${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`),
  ];
  if (random.chance(0.7)) return json(jsonOf(spoilValue(value, random)));
  // A body of ten megabytes is expensive to send, so it is chosen rarely.
  const chosen = random.pick(odd);
  return chosen === odd[7] && random.chance(0.7) ? json(jsonOf(spoilValue(value, random))) : chosen();
}

async function formBytes({ body, files }: CallInput): Promise<{ headers: { 'content-type': string }; body: Buffer }> {
  const form = new Response(toFormData(plainText(body), files));
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: Buffer.from(await form.arrayBuffer()),
  };
}

/** Turns what is nested deeper than a form can name into text. Some of these objects have no working `toString`. */
function plainText(body: object | undefined): object {
  const flat = (value: unknown) => (value && typeof value === 'object' ? jsonOf(value) : value);
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flat(inner)]))
        : value,
    ]),
  );
}

async function spoiledForm(sent: CallInput, random: Random): Promise<Pick<RawRequest, 'headers' | 'body'>> {
  const field = Object.keys(sent.files ?? {})[0] ?? 'images';
  if (random.chance(0.35)) {
    const name = random.pick([
      'a.jpg',
      '../../a.pdf',
      'a\0.png',
      '\ud800.jpg',
      `${'a'.repeat(5_000)}.jpg`,
      'صورة.jpg',
      '.htaccess',
      '',
    ]);
    return formBytes({
      ...sent,
      files: { ...sent.files, [field]: [new File([new Uint8Array(hostileFileStart(random))], name)] },
    });
  }
  if (random.chance(0.4)) return formBytes({ ...sent, body: spoilValue(sent.body ?? {}, random) as object });
  const { headers, body } = await formBytes({ ...sent, body: { ...sent.body, note: 'x' } });
  const text = body.toString('latin1');
  const boundary = headers['content-type'].split('boundary=')[1] ?? '';
  const part = (head: string, content = 'x') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
  const before = (more: string) => more + text;
  const odd: (() => [type: string, text: string])[] = [
    () => ['multipart/form-data', text],
    () => ['multipart/form-data; boundary=', text],
    () => [`multipart/form-data; boundary=${'b'.repeat(1_000)}`, text],
    () => ['multipart/form-data; boundary=other', text],
    () => [headers['content-type'], text.slice(0, Math.floor(random.next() * text.length))],
    () => [headers['content-type'], text.replaceAll('\r\n', '\n')],
    () => [headers['content-type'], ''],
    () => [headers['content-type'], before(part('Content-Disposition: form-data'))],
    () => [headers['content-type'], before(part(`X-Long: ${'x'.repeat(100_000)}`))],
    () => [headers['content-type'], before(part('Content-Disposition: form-data; name="__proto__"'))],
    () => [headers['content-type'], before(part(`Content-Disposition: form-data; name="a${'[b]'.repeat(1_000)}"`))],
    () => [
      headers['content-type'],
      before(part('Content-Disposition: form-data; name="note"; filename="a"; filename*=UTF-8\'\'%zz%ff')),
    ],
    () => [
      headers['content-type'],
      before(part('Content-Type: multipart/mixed; boundary=inner\r\nContent-Disposition: form-data; name="a"')),
    ],
    () => [
      headers['content-type'],
      before(part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', '%%%')),
    ],
    () => [
      headers['content-type'],
      before(part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-7')),
    ],
    () => [headers['content-type'], before(part('Content-Disposition: form-data; name="a"').repeat(1_000))],
    () => [
      headers['content-type'],
      before(part(`Content-Disposition: form-data; name="${field}"; filename="a"`).repeat(100)),
    ],
    () => [headers['content-type'], before(part('Content-Disposition: form-data; name="a"', 'x'.repeat(BIG / 10)))],
    () => [
      headers['content-type'],
      before(part(`${'A: b\r\n'.repeat(1_000)}Content-Disposition: form-data; name="a"`)),
    ],
    () => [JSON_TYPE, text],
  ];
  const [type, bytes] = random.pick(odd)();
  return { headers: { 'content-type': type }, body: Buffer.from(bytes, 'latin1') };
}
