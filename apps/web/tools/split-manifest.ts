// Cuts the table of all routes into one for each language, without what only the server reads: a phone loads a quarter of it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languages } from '@rigsouq/contract/wire';
import { manifestOf, routesOf } from '../server/one-language.ts';

type Route = { imports?: readonly string[] };

const START = 'window.__reactRouterManifest=';

export async function splitManifest(assets: string): Promise<void> {
  const whole = (await readdir(assets)).filter((name) => /^manifest-[^-]+\.js$/.test(name));
  for (const name of whole) {
    const script = await readFile(join(assets, name), 'utf8');
    if (!script.startsWith(START)) throw new Error(`${name} is not written as expected`);
    const manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
    for (const language of languages) {
      const own = {
        ...manifest,
        routes: withoutImports(routesOf(language, manifest.routes)),
        url: manifestOf(language, manifest.url),
      };
      await writeFile(join(assets, basename(own.url)), `${START}${JSON.stringify(own)};`);
    }
  }
}

/** The server names the scripts of a page in its head, from a table of its own; a browser reads them here only for links with 'prefetch', of which there are none. */
function withoutImports(routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).map(([id, { imports: _, ...route }]) => [id, route]));
}
