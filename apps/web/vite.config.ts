import { reactRouter } from '@react-router/dev/vite';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import routes from './app/routes.ts';
import { arabicTexts } from './tools/arabic-texts.ts';

// What a public page needs before it is alive comes in a handful of files instead of forty: fewer round trips on a site phone, and a
// release of ours leaves the largest one in the cache. A group takes in what its members import, styles too; the first that fits has it.
const groups = [
  { name: 'foundation', test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/ },
  {
    name: 'shell',
    test: /app[\\/](shell[\\/](document|frame|error-screen|json-ld)|lib[\\/](i18n|local-link|page-loader|summary))\.tsx?$/,
  },
  // Fields, and what opens over a page: whoever shows one shows most of them.
  {
    name: 'fields',
    test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput|Textarea|Checkbox|CloseButton|NativeSelect|Popover|Portal|Transition)[\\/]/,
  },
  { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2 },
  {
    name: 'sections',
    test: /app[\\/](shell[\\/](section\.module|closing-band|feature-grid|figure-strip)|lib[\\/](picture|content|category-pages))\.(tsx?|css)$/,
  },
  {
    name: 'cards',
    test: /app[\\/]shell[\\/](?:listing-card[\\/]|(?:compare-bar|bottom-edge|load-failure)\.tsx$)|Skeleton/,
  },
  { name: 'lots', test: /app[\\/]shell[\\/]lot[\\/]/ },
  { name: 'market', test: /app[\\/](features[\\/]marketplace|shell[\\/]filters)[\\/]/ },
  { name: 'company', test: /app[\\/]shell[\\/](contact-details|company-mark|address-tabs)\.tsx$/ },
].map((group, at) => ({ ...group, priority: 10 - at }));

// The table of routes names every file, and every page brings the table: a hash alone is half as long.
const shortNames = {
  entryFileNames: 'assets/[hash:8].js',
  chunkFileNames: 'assets/[hash:8].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]',
};

export default defineConfig({
  plugins: [arabicTexts(routes), reactRouter()],
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
  environments: { client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups } } } } } },
});
