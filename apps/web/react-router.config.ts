import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './tools/precompress.ts';
import { splitManifest } from './tools/split-manifest.ts';

export default {
  ssr: true,
  // The whole table of routes comes with the page. Asked for afterwards, it would make React render the page once more when it arrives.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await splitManifest(join(client, 'assets'));
    await precompress(client);
  },
} satisfies Config;
