import { reactRouter } from '@react-router/dev/vite';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

// What every page needs before it is alive comes in two files instead of two dozen: fewer round trips on a site phone,
// and a release of ours leaves the larger one in the cache. A group takes in what its members import.
const groups = [
  {
    name: 'foundation',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
    priority: 2,
  },
  {
    name: 'shell',
    test: /app[\\/](shell[\\/](document|frame|error-screen)|lib[\\/](i18n|local-link))\.tsx?$/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  css: { postcss: { plugins: [mantine()] } },
  // The policy allows images and fonts as files only where they are files: nothing is turned into a data address.
  build: { assetsInlineLimit: 0 },
  // Known before the first page asks for them, or the page of a fresh checkout reloads under the developer's hands.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/form',
      '@mantine/notifications',
      '@tabler/icons-react',
      '@tanstack/react-query',
      'i18next',
      'react-i18next',
      'react-router/dom',
      '@rigsouq/contract > zod',
    ],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
