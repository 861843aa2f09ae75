// Splits the route manifest into one file for each language and removes what only the server needs. A phone then loads a quarter of it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languages } from '@rigsouq/contract/wire';
import { manifestOf, routesOf } from '../server/page-language.ts';

type Route = { imports?: readonly string[] };

const START = 'window.__reactRouterManifest=';

export async function splitManifest(assets: string): Promise<void> {
  const manifests = (await readdir(assets)).filter((name) => /^manifest-[^-]+\.js$/.test(name));
  for (const name of manifests) {
    const script = await readFile(join(assets, name), 'utf8');
    if (!script.startsWith(START)) throw new Error(`unexpected manifest content: ${name}`);
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

/**
 * Removes the imports of each route. The server reads them from its own manifest; a browser needs them only for links with 'prefetch', and
 * this site has no such links.
 */
function withoutImports(routes: Record<string, Route>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).map(([id, { imports: _, ...route }]) => [id, route]));
}
