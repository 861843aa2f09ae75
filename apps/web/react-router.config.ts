import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './tools/precompress.ts';
import { splitManifest } from './tools/split-manifest.ts';

export default {
  ssr: true,
  // The route table comes with the page. If the browser fetched it later, React would render the page again when it arrives.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await splitManifest(join(client, 'assets'));
    await precompress(client);
  },
} satisfies Config;
