// Renders SVG drawings to pixels (R34). A drawing is a program: a few lines can cause minutes of work, and no limit within the renderer
// stops it. So a separate process renders it, which has no access to secrets and is killed after a timeout.
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createSemaphore } from '../../platform/batches/semaphore.ts';
import { fail } from '../../platform/http/errors.ts';

const MAX_BYTES = 512 * 1024;
const MAX_MS = 5_000;
const painterPath = fileURLToPath(new URL('./drawing-painter.ts', import.meta.url));
const runQueued = createSemaphore({ capacity: 1, queueMax: 20, busy: 'upload.busy' });

/** Matches what refers to external resources, multiplies itself, or contains pictures that would bypass the limits for pictures. */
const UNSAFE = /<!entity|<\?xml-stylesheet|@import/i;
const UNSAFE_TAGS = new Set(['image', 'feimage', 'filter', 'include', 'foreignobject', 'iframe']);
const ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i;

/** Renders the drawing as PNG, about 1024 pixels wide or high. */
export async function renderSvg(path: string): Promise<Buffer> {
  if ((await stat(path)).size > MAX_BYTES) fail('upload.too_large');
  const text = decode(await readFile(path));
  if (text === null || ENCODING.test(text.trimStart()) || isUnsafe(text)) fail('upload.unsafe_drawing');
  return runQueued(() => run(text));
}

/** Returns whether the drawing is unsafe. Tags are compared without their namespace prefix. */
function isUnsafe(text: string): boolean {
  if (UNSAFE.test(text)) return true;
  for (const [, tag = ''] of text.matchAll(/<([^\s<>/]+)/g))
    if (UNSAFE_TAGS.has(tag.slice(tag.lastIndexOf(':') + 1).toLowerCase())) return true;
  return false;
}

/** Decodes UTF-8 only: in another encoding the unsafe patterns above would not match. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function run(text: string): Promise<Buffer> {
  // It uses SIGKILL because a thread inside the renderer does not react to other signals.
  const child = spawn(process.execPath, [painterPath], {
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
