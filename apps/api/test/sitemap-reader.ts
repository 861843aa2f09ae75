// Reads a sitemap as a crawler does, in chunks, without keeping all of it in memory.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';

type ReadFile = { name: string; addresses: number; bytes: number; ms: number };

export async function readSitemap(
  origin: string,
  visit: (path: string, entry: string) => void,
): Promise<{ files: ReadFile[]; broken: string[] }> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const names = [...index.matchAll(/<loc>[^<]*\/sitemaps\/([^<]+)<\/loc>/g)].map(([, name]) => name ?? '');
  const files: ReadFile[] = [];
  const broken: string[] = [];
  for (const name of names) {
    const started = performance.now();
    let [addresses, bytes, rest] = [0, 0, ''];
    for await (const piece of await open(`${origin}/sitemaps/${name}`)) {
      bytes += (piece as Buffer).length;
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const path = /^<url><loc>https?:\/\/[^/<]+([^<]*)<\/loc>.*<\/url>$/.exec(line)?.[1];
        if (path === undefined) {
          if (line.startsWith('<url')) broken.push(line.startsWith('<urlset') ? '' : line);
          continue;
        }
        addresses++;
        visit(path, line);
      }
    }
    files.push({ name, addresses, bytes, ms: Math.round(performance.now() - started) });
  }
  return { files, broken: broken.filter(Boolean) };
}

/** Opens the address with gzip, so that the compressed transfer is tested too. */
async function open(url: string) {
  const request = get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'gzip')
    throw new Error(`${url}: ${answer.statusCode} ${answer.headers['content-encoding']}`);
  return answer.pipe(createGunzip());
}
