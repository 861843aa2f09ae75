import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './tools/precompress.ts';

export default {
  ssr: true,
  async buildEnd({ reactRouterConfig }) {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
