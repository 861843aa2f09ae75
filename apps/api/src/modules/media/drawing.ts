// SVG drawings become pixels (R34). A drawing is a program: a few lines can ask for minutes of work, and no limit within the
// renderer stops it. So it is drawn by a process of its own that has nothing to steal and is ended when its time is up.
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fail } from '../../platform/errors.ts';
import { turnstile } from '../../platform/turnstile.ts';

const MAX_BYTES = 512 * 1024;
const MAX_MS = 5_000;
const painter = fileURLToPath(new URL('./drawing-painter.ts', import.meta.url));
const inTurn = turnstile({ room: 1, inLine: 20, busy: 'upload.busy' });

/** What reaches outside, multiplies itself, or holds pictures that would escape the limits for pictures. */
const UNSAFE = /<!entity|<\?xml-stylesheet|@import/i;
const UNSAFE_TAGS = new Set(['image', 'feimage', 'filter', 'include', 'foreignobject', 'iframe']);
const ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i;

/** The drawing as PNG, about 1024 pixels wide or high. */
export async function paint(path: string): Promise<Buffer> {
  if ((await stat(path)).size > MAX_BYTES) fail('upload.too_large');
  const text = decode(await readFile(path));
  if (text === null || ENCODING.test(text.trimStart()) || isUnsafe(text)) fail('upload.unsafe_drawing');
  return inTurn(() => run(text));
}

/** A tag counts by what follows its namespace. */
function isUnsafe(text: string): boolean {
  if (UNSAFE.test(text)) return true;
  for (const [, tag = ''] of text.matchAll(/<([^\s<>/]+)/g))
    if (UNSAFE_TAGS.has(tag.slice(tag.lastIndexOf(':') + 1).toLowerCase())) return true;
  return false;
}

/** Only UTF-8: in another encoding the words looked for above would look different. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function run(text: string): Promise<Buffer> {
  // SIGKILL: a thread deep in the renderer hears nothing else.
  const child = spawn(process.execPath, [painter], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  });
  const exit = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.on('error', () => undefined).end(text);
  const [code, png] = await Promise.all([exit, buffer(child.stdout)]);
  if (code !== 0 || png.length === 0) fail('upload.unsafe_drawing');
  return png;
}
