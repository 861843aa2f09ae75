// Defines the boundaries of the project, as docs/ARCHITECTURE.md describes them. apps/api/test/guards/boundaries.guard.test.ts feeds a violation to every
// rule here; a rule without one fails that test. Paths are regular expressions.

/** The modules, lowest first. A module may use those named before it, never those after. */
const MODULES = [
  'legal',
  'media',
  'identity',
  'companies',
  'tasks',
  'machines',
  'catalogue',
  'alerts',
  'enquiries',
  'rentals',
  'messages',
  'auctions',
  'procurement',
  'supplier-lists',
  'orders',
  'rfqs',
  'reverse-auctions',
  'search',
  'buying-reports',
  'directory',
  'leads',
  'stats',
  'discovery',
  'trust',
  'notifications',
  'operations',
  'privacy',
];

const A_MODULE = '^apps/api/src/modules/([^/]+)/';
const A_DOOR = '^apps/api/src/modules/[^/]+/index\\.ts$';
const A_FACTORY = '\\.factory\\.ts$';
const PURE = '^apps/api/src/modules/.+/([^/]+-rules|[^/]+-state|[^/]+\\.policy)\\.ts$';
const PACKAGES = '^packages/(contract|kernel)/';

const TESTS = ['\\.test\\.tsx?$', '^(apps|packages)/[^/]+/test/', A_FACTORY];
/** Files that run while building and developing, never for customers. */
const WORKSHOP = [
  '\\.config\\.[cm]?[jt]s$',
  '^apps/[^/]+/tools/',
  '^apps/web/app/routes\\.ts$',
  '^apps/web/server/development\\.ts$',
];
/** React Router generates these during the build, so a fresh checkout does not contain them. */
const MADE_BY_THE_BUILD = ['/\\+types/', '^virtual:'];

/** Makes a rule about a file itself, even when nothing imports it. 100 is the highest count that the tool accepts. */
const ANY_USE = { numberOfDependentsLessThan: 100 };

const layers = [
  {
    name: 'kernel-stands-alone',
    comment: 'The kernel consists of pure functions that every part uses, so it depends on nothing, not even on Node.',
    from: { path: '^packages/kernel/', pathNot: TESTS },
    to: { pathNot: '^packages/kernel/' },
  },
  {
    name: 'contract-needs-zod-only',
    comment: 'The contract runs in the server and in the browser, so it may use zod and the kernel and nothing else.',
    from: { path: '^packages/contract/', pathNot: TESTS },
    to: { pathNot: [PACKAGES, '(^|/)node_modules/zod/'] },
  },
  {
    name: 'platform-below-modules',
    comment: 'Every module uses the platform, so the platform may import none of them.',
    from: { path: '^apps/api/src/platform/', pathNot: TESTS },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  },
  {
    name: 'api-without-web-or-server',
    comment: 'The api answers calls; the web renders pages from its answers, and the server combines both.',
    from: { path: '^apps/api/' },
    to: { path: '^apps/(web|server)/' },
  },
  {
    name: 'web-without-api-or-server',
    comment: 'The web uses only the contract of the api, so that no server code can reach a browser.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/(api|server)/' },
  },
  {
    name: 'server-hosts-built-pages',
    comment: 'The server starts the host of the built pages; only the build uses the sources of the pages.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/', pathNot: '^apps/web/server/' },
  },
  {
    name: 'only-server-composes',
    comment: 'Only apps/server combines api and web; everything else uses the web over HTTP.',
    from: { pathNot: '^(apps|packages)/' },
    to: { path: '^apps/web/(app|server)/' },
  },
];

const modules = [
  {
    name: 'module-is-listed',
    comment: 'A module must be listed in the order before it has code.',
    module: { path: A_MODULE, pathNot: `^apps/api/src/modules/(${MODULES.join('|')})/`, ...ANY_USE },
    from: {},
  },
  {
    name: 'module-door',
    comment: 'Other modules import only the index.ts of a module, so that everything behind it may change freely.',
    from: { path: A_MODULE },
    to: { path: A_MODULE, pathNot: ['^apps/api/src/modules/$1/', A_DOOR, A_FACTORY] },
  },
  {
    name: 'module-door-for-composition',
    comment: 'Code that starts a module uses the same entry point as other modules.',
    from: { path: '^apps/', pathNot: [A_MODULE, ...TESTS] },
    to: { path: A_MODULE, pathNot: [A_DOOR, A_FACTORY] },
  },
  // There is one rule for each module that has modules after it.
  ...MODULES.slice(0, -1).map((name, place) => ({
    name: `module-order-${name}`,
    comment: `Dependencies point down the list of modules, so ${name} uses none named after it.`,
    from: { path: `^apps/api/src/modules/${name}/` },
    to: {
      path: `^apps/api/src/modules/(${MODULES.slice(place + 1).join('|')})/`,
      pathNot: ['^apps/api/src/modules/notifications/', A_FACTORY],
    },
  })),
  {
    name: 'notifications-only-listen',
    comment: 'Notifications handle events; a module that called them would decide who is notified of what.',
    from: { path: A_MODULE, pathNot: '^apps/api/src/modules/notifications/' },
    to: { path: '^apps/api/src/modules/notifications/', pathNot: A_FACTORY },
  },
  {
    name: 'pure-files-do-no-io',
    comment: 'Rules, life cycles and policies are read and tested as pure functions, so they import only such files.',
    from: { path: PURE },
    to: { pathNot: [PACKAGES, PURE] },
  },
];

const web = [
  {
    name: 'web-lib-lowest',
    comment: 'Every screen uses the library of the web, so the library may import none of them.',
    from: { path: '^apps/web/app/lib/' },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/lib/' },
  },
  {
    name: 'web-ui-knows-no-trade',
    comment: 'Components in ui are generic, so they import only each other and the library.',
    from: { path: '^apps/web/app/ui/' },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(lib|ui)/' },
  },
  {
    name: 'web-shell-below-shared',
    comment: 'The shell (document, header, footer, session) surrounds every screen, so it may know none of them.',
    from: { path: '^apps/web/app/shell/' },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(lib|ui|shell)/' },
  },
  {
    name: 'web-shared-below-features',
    comment: 'Shared folders hold what several features show of one capability, so they may import no feature.',
    from: { path: '^apps/web/app/shared/' },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(lib|ui|shell|shared)/' },
  },
  {
    name: 'web-features-below-routes',
    comment: 'A feature is shown by routes and does not know at which address.',
    from: { path: '^apps/web/app/features/' },
    to: { path: '^apps/web/app/', pathNot: '^apps/web/app/(lib|ui|shell|shared|features)/' },
  },
  {
    name: 'web-features-apart',
    comment:
      'A feature never imports a feature; what two of them need belongs in shared, ui or lib. The dashboard is the frame around the tabs of the others.',
    from: { path: '^apps/web/app/features/([^/]+)/', pathNot: '^apps/web/app/features/dashboard/' },
    to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
  },
  {
    name: 'web-host-and-pages-apart',
    comment: 'The host loads built pages and pages run in a browser; only entry.server.tsx belongs to both.',
    from: { path: '^apps/web/(app|server)/', pathNot: '^apps/web/app/entry\\.server\\.tsx$' },
    to: { path: '^apps/web/(app|server)/', pathNot: '^apps/web/$1/' },
  },
];

const tests = [
  {
    name: 'factories-only-in-tests',
    comment: 'A factory writes rows past every rule, which only a test may do.',
    from: { pathNot: TESTS },
    to: { path: A_FACTORY },
  },
  {
    name: 'tests-not-in-the-product',
    comment: 'Product code must not import test code.',
    from: { path: '^(apps|packages)/', pathNot: TESTS },
    to: { path: TESTS, pathNot: A_FACTORY },
  },
  {
    name: 'bench-and-e2e-are-ends',
    comment: 'Benchmarks and journeys use the product from outside, so nothing imports them.',
    from: { path: '^([^/]+)/' },
    to: { path: '^(bench|e2e)/', pathNot: '^$1/' },
  },
];

const habits = [
  {
    name: 'no-cycles',
    comment: 'Files in a cycle can only be understood, tested and changed together.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-empty-names',
    comment: 'A file or folder is named after what it contains; these names would fit anything.',
    module: { path: '^(apps|packages)/.*[/.-](utils?|helpers?|common|managers?|service)[/.]', ...ANY_USE },
    from: {},
  },
  {
    name: 'no-barrels',
    comment: 'The only index.ts that is imported is the entry point of a module; elsewhere import the file itself.',
    from: {},
    to: { path: '^(apps|packages|bench|e2e)/.*/index\\.tsx?$', pathNot: A_DOOR },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that cannot be resolved fails at start, so it fails here first.',
    from: {},
    to: { couldNotResolve: true, pathNot: MADE_BY_THE_BUILD },
  },
  {
    name: 'no-unlisted-dependency',
    comment: 'A package that no package.json names may be missing after the next install.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependency-in-product',
    comment: 'Production installs without development packages, so the product may not import one.',
    from: { path: '^(apps|packages)/', pathNot: [...TESTS, ...WORKSHOP] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
  },
  {
    name: 'no-deprecated-dependency',
    comment: 'A deprecated package gets no fixes.',
    from: {},
    to: { dependencyTypes: ['deprecated'] },
  },
];

module.exports = {
  forbidden: [...layers, ...modules, ...web, ...tests, ...habits].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // Type-only imports count, because a boundary with exceptions for types is drawn wrong.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/web/(build|\\.react-router)|e2e/(test-results|playwright-report))/' },
    // Tools such as vitest are listed in the root package.json and serve every workspace.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
