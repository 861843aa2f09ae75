import { reactRouter } from '@react-router/dev/vite';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import routes from './app/routes.ts';
import { arabicTexts } from './tools/arabic-texts.ts';

// Bundles what a public page needs before it is interactive into a few files instead of forty. This saves round trips on a slow phone, and
// after a release the browser still has the largest file in its cache. A group contains what its members import, including styles. A module
// goes to the first group that matches.
const groups = [
  { name: 'foundation', test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/ },
  {
    name: 'shell',
    // Two icons of the landing page's tiles too, which the market has: for two icons the landing page would load those of all other pages.
    test: /(?:app[\\/](shell[\\/](document|frame)|ui[\\/](states[\\/]error-screen|page[\\/]json-ld)|lib[\\/](i18n[\\/](i18n|local-link)|api[\\/]page-loader|summary|hydrated|lazy[\\/]lazy-component))\.tsx?|[\\/]Icon(ArrowRight|Tools|TruckDelivery)\.mjs)$/,
  },
  // The names of all pictures, and what else the landing page has that few other pages have.
  {
    name: 'pictures',
    test: /(?:app[\\/](?:lib[\\/]picture|shared[\\/]directory[\\/]marketing-numbers)\.tsx?|[\\/]Icon(BuildingStore|Gavel)\.mjs)$/,
  },
  // Fields and what opens over a page are in one group, because a page that uses one of them uses most of them.
  {
    name: 'fields',
    test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput|Textarea|Checkbox|CloseButton|NativeSelect|Popover|Portal|Transition)[\\/]/,
  },
  { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2 },
  // The landing page has these styles from the start, but loads their code later.
  {
    name: 'card-styles',
    test: /(lot-card|lot|badge|listing-(card|photo|price)|title-text|tool)\.module\.css/,
  },
  { name: 'section-styles', test: /(section|closing-band|feature-grid|statistics-strip)\.module\.css/ },
  {
    name: 'sections',
    test: /app[\\/](ui[\\/]page[\\/](closing-band|feature-grid|statistics-strip)|lib[\\/](content|category-pages))\.tsx?$/,
  },
  {
    name: 'cards',
    test: /app[\\/](?:shared[\\/]catalogue[\\/](?:listing-card[\\/]|compare-bar\.tsx$)|ui[\\/](?:page[\\/]bottom-edge|states[\\/]load-failure)\.tsx$)|Skeleton/,
  },
  { name: 'lots', test: /app[\\/]shared[\\/]auctions[\\/]/ },
  {
    name: 'market',
    test: /app[\\/](features[\\/]catalogue[\\/]marketplace[\\/](?!category-screen)|ui[\\/]filters[\\/]|lib[\\/]paged-search\.ts$)/,
  },
  {
    name: 'company',
    test: /app[\\/](shared[\\/]companies[\\/](contact-details|company-mark)|ui[\\/]tabs[\\/]address-tabs)\.tsx$/,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

// The route manifest names every file and comes with every page. A name that is only a hash is half as long.
const shortNames = {
  entryFileNames: 'assets/[hash:8].js',
  chunkFileNames: 'assets/[hash:8].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]',
};

export default defineConfig({
  plugins: [arabicTexts(routes), reactRouter()],
  css: { postcss: { plugins: [mantine()] } },
  // The content security policy allows images and fonts only as files, so no asset is inlined as a data URL.
  build: { assetsInlineLimit: 0 },
  // Vite must know these packages before the first page asks for them. Otherwise the first page of a fresh checkout reloads while a
  // developer uses it.
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
