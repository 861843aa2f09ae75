// Tests hostile uploads: each is refused with a plain code or comes out clean, and no file remains.
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@rigsouq/contract/identity/calls';
import { uploadMedia } from '@rigsouq/contract/media/calls';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { renderSvg } from './drawing.ts';
import * as hostile from './hostile-files.factory.ts';
import { cleanName } from './media-rules.ts';

let api: TestApi;
let token: string;
let url: string;
let folder: string;
const before = process.env.TMPDIR;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-hostile-'));
  api = await testApi();
  // From here on temporary files have their own folder, so that the tests notice any that remains.
  process.env.TMPDIR = folder;
  const { email, password } = await anAccount(api.parts.db);
  token = (await api.call(login, { body: { email, password } })).body.token;
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await api.stop();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await expect.poll(() => readdir(folder)).toEqual([]);
});

const fileOf = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Sends the form over a real socket, as a browser would. */
async function send(form: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

function formOf(...files: [string, File][]): FormData {
  const form = new FormData();
  for (const [name, file] of files) form.append(name, file);
  return form;
}

const sendFile = (bytes: Buffer, name?: string, type?: string) => send(formOf(['file', fileOf(bytes, name, type)]));

describe('a file with a false type', () => {
  const refused: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['a web page called photo.jpg', () => hostile.html, 'upload.wrong_type'],
    ['an archive called photo.jpg', () => hostile.zip, 'upload.wrong_type'],
    ['a GIF that is also a script', () => hostile.gifScript, 'upload.wrong_type'],
    ['a drawing where photographs are asked for', () => hostile.svg('<rect/>'), 'upload.wrong_type'],
    ['a PDF behind a web page', () => Buffer.concat([hostile.html, hostile.pdf]), 'upload.wrong_type'],
    [
      'the first bytes of a JPG and then a web page',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), hostile.html]),
      'upload.unreadable',
    ],
    ['half a photograph', async () => (await hostile.photo()).subarray(0, 5_000), 'upload.unreadable'],
    ['half a PNG', async () => (await hostile.png()).subarray(0, 500), 'upload.unreadable'],
    ['900 million pixels in a small file', () => hostile.pixelBomb(), 'upload.too_many_pixels'],
    ['an empty file', () => Buffer.alloc(0), 'upload.empty'],
  ];
  it.each(refused)('refuses %s', async (_, bytes, code) => {
    const { body } = await sendFile(await bytes());
    expect(body).toMatchObject({ code });
  });

  it('cleans a PNG with a web page after its last byte', async () => {
    const polyglot = Buffer.concat([await hostile.png(), hostile.html]);
    const { status, body } = await sendFile(polyglot, 'logo.html', 'text/html');
    expect(status).toBe(200);
    const answer = await fetch(`${url}${body.url}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.toString('latin1')).not.toContain('script');
  });

  it('keeps a PDF with a script private', async () => {
    const { body } = await sendFile(hostile.pdf, 'cv.html', 'text/html');
    expect(body).toMatchObject({ kind: 'document', url: null });
  });
});

describe('the limits of a request body', () => {
  const MB = 1024 * 1024;

  it('accepts exactly 10 MB and refuses one byte more', async () => {
    const photo = await hostile.photo();
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    expect((await sendFile(padded(10 * MB))).status).toBe(200);
    expect(await sendFile(padded(10 * MB + 1))).toMatchObject({ status: 413, body: { code: 'upload.too_large' } });
    expect(await sendFile(padded(15 * MB))).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });

  it('refuses 1,000 files, 1,000 fields, a huge field and an unknown field', async () => {
    const tiny = fileOf(await hostile.png());
    const many = formOf(...Array.from({ length: 1_000 }, () => ['file', tiny] as [string, File]));
    expect((await send(many)).body.code).toMatch(/too_many|too_large/);
    const two = formOf(['file', tiny], ['file', tiny]);
    expect(await send(two)).toMatchObject({ status: 413, body: { code: 'upload.too_many' } });
    expect((await send(formOf(['avatar', tiny]))).body.code).toBe('upload.unexpected');
    expect((await send(formOf(['__proto__', tiny]))).body.code).toBe('upload.unexpected');

    const fields = formOf(['file', tiny]);
    for (let at = 0; at < 1_000; at++) fields.append(`f${at}`, 'x');
    expect((await send(fields)).body.code).toBe('upload.too_many');
    const huge = formOf(['file', tiny]);
    huge.append('visibility', 'x'.repeat(50_000));
    expect((await send(huge)).body).toMatchObject({ code: 'request.too_large', errors: [{ path: 'visibility' }] });
    const odd = formOf(['file', tiny]);
    odd.append('a[b][c]', 'x');
    expect((await send(odd)).body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'a[b][c]' }] });
    const wrong = formOf(['file', tiny]);
    wrong.append('visibility', 'everyone');
    expect((await send(wrong)).body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'visibility' }] });
  });

  it('refuses a body that is no form, has no file, or stops half-way', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send('x', { 'content-type': 'multipart/form-data' })).body.code).toBe('request.unreadable');
    const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf';
    expect((await send(half, { 'content-type': 'multipart/form-data; boundary=b' })).body.code).toBe(
      'request.unreadable',
    );
    expect((await send(new FormData())).body.code).toMatch(/missing|unreadable/);
    expect((await send(formOf(['file', fileOf(Buffer.alloc(0), '')]))).body.code).toBe('upload.missing');
  });

  it('leaves no file when the caller disconnects', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/media HTTP/1.1', 'host: x', `authorization: Bearer ${token}`, 'content-length: 900000'];
    socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n`);
    socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    socket.write(Buffer.alloc(100_000));
    await expect.poll(async () => (await readdir(folder)).length).toBe(1);
    socket.destroy();
  });

  it('refuses an upload without a session', async () => {
    const answer = await api.call(uploadMedia, { files: { file: [fileOf(await hostile.photo())] } });
    expect(answer.status).toBe(401);
  });
});

describe('a drawing', () => {
  const render = async (bytes: Buffer) => {
    const file = await mkdtemp(join(folder, 'drawing-'));
    await writeFile(join(file, 'logo.svg'), bytes);
    return renderSvg(join(file, 'logo.svg')).finally(() => rm(file, { recursive: true }));
  };

  it('is rendered at a useful size, whatever size it declares, without its scripts', async () => {
    const active = `<rect width="200" height="100" fill="red" onload="alert(1)"/>${hostile.SCRIPT}`;
    for (const size of [1, 24, 200, 90_000]) {
      const png = await render(hostile.svg(active, { size }));
      const about = await sharp(png).metadata();
      expect([size, about.format]).toEqual([size, 'png']);
      expect(about.width).toBeGreaterThanOrEqual(100);
      expect(about.width).toBeLessThanOrEqual(1_300);
      expect(png.toString('latin1')).not.toContain('alert');
    }
  });

  it('requests no external resource', async () => {
    const asked: string[] = [];
    const spy = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(spy, 'listening');
    const outside = `http://127.0.0.1:${(spy.address() as AddressInfo).port}/a`;
    const externalReferences = [
      `<image href="${outside}.png" width="9" height="9"/>`,
      `<s:image xmlns:s="http://www.w3.org/2000/svg" xlink:href="file:///etc/passwd" width="9" height="9"/>`,
      `<style>@import url("${outside}.css");</style><rect width="9" height="9"/>`,
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname" parse="text"/>`,
      `<foreignObject><iframe src="${outside}"/></foreignObject>`,
      `<filter id="f"><feImage href="${outside}.png"/></filter>`,
    ];
    for (const inside of externalReferences)
      await expect(render(hostile.svg(inside))).rejects.toMatchObject({ code: 'upload.unsafe_drawing' });
    // References that pass the first check have no base path to resolve against.
    await render(
      hostile.svg(`<use href="${outside}.svg#x"/><rect fill="url(${outside}.svg#g)" width="9" height="9"/>`),
    );
    spy.close();
    expect(asked).toEqual([]);
  });

  it('is refused in seconds if it multiplies itself, hides in another encoding or is too large', async () => {
    const doctype = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const unsafe = [
      hostile.svg('<text>&b;</text>', { before: doctype }),
      hostile.svg('<rect/>', { before: '<?xml version="1.0" encoding="UTF-7"?>' }),
      Buffer.from(hostile.svg('<rect/>').toString(), 'utf16le'),
      hostile.svg('<rect'),
      hostile.multiplyingSvg(),
    ];
    const start = Date.now();
    for (const bytes of unsafe) await expect(render(bytes)).rejects.toMatchObject({ code: 'upload.unsafe_drawing' });
    expect(Date.now() - start).toBeLessThan(12_000);
    const large = hostile.svg(`<!--${'x'.repeat(600_000)}-->`);
    await expect(render(large)).rejects.toMatchObject({ code: 'upload.too_large' });
  });
});

it('cleans file names so that they can be shown', () => {
  const names = {
    '../../etc/passwd': 'passwd',
    'C:\\Users\\x\\photo.jpg': 'photo.jpg',
    'photo\u202Egpj.exe': 'photogpj.exe',
    'a\0b\r\nc.png': 'abc.png',
    '<img src=x onerror=alert(1)>.png': 'img src=x onerror=alert(1).png',
    '.htaccess': 'htaccess',
    'رخصة تجارية.pdf': 'رخصة تجارية.pdf',
    '': 'file',
    '///': 'file',
  };
  for (const [given, shown] of Object.entries(names)) expect(cleanName(given)).toBe(shown);
  expect(cleanName('x'.repeat(5_000))).toHaveLength(120);
});
