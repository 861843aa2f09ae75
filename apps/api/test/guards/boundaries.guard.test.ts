// Tests the import rules, because a rule that never failed may not work. A small project is written twice: valid, where no rule may
// report anything, and with breaches, each of which must be reported by its own rule and by no other.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';

/** Path → content. */
type Tree = Record<string, string>;

const modulesInOrder = [
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
] as const;
const callable = modulesInOrder.filter((name) => name !== 'notifications');

const MODULES = 'apps/api/src/modules';
const uses = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');
const usesType = (path: string) => `import type { Thing } from '${path}';\n`;
const installed = (name: string, extra: object = {}): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...extra }),
  [`node_modules/${name}/index.js`]: '',
});

/** Every import in this project is allowed. */
const validProject: Tree = {
  ...installed('zod'),
  ...installed('pg'),
  ...installed('vitest'),
  ...installed('stray'),
  ...installed('given-up', { deprecated: 'Use something else' }),
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1' } }),
  'packages/contract/package.json': JSON.stringify({
    name: '@rigsouq/contract',
    exports: { './*': './src/*.ts' },
    dependencies: { zod: '1' },
  }),
  'packages/kernel/src/ids.ts': '',
  'packages/kernel/src/ids.test.ts': uses('vitest', './ids.ts'),
  'packages/contract/src/auctions.ts': uses('zod', '../../kernel/src/ids.ts'),
  'apps/api/package.json': JSON.stringify({ dependencies: { pg: '1', 'given-up': '1' } }),
  'apps/api/src/platform/db.ts': uses('pg', 'node:crypto'),
  'apps/api/test/harness.ts': uses('vitest', '../src/platform/db.ts'),
  ...Object.fromEntries(modulesInOrder.map((name) => [`${MODULES}/${name}/index.ts`, ''])),
  ...Object.fromEntries(
    modulesInOrder.map((name, place) => [
      `${MODULES}/${name}/one-use-case.ts`,
      uses(...callable.filter((other) => modulesInOrder.indexOf(other) < place).map((other) => `../${other}/index.ts`)),
    ]),
  ),
  [`${MODULES}/auctions/lot-state.ts`]: '',
  [`${MODULES}/auctions/bidding-rules.ts`]: uses('@rigsouq/contract/auctions', './lot-state.ts'),
  [`${MODULES}/auctions/auctions.policy.ts`]: uses('./lot-state.ts'),
  [`${MODULES}/auctions/place-bid.ts`]: uses('./bidding-rules.ts', '../../platform/db.ts'),
  [`${MODULES}/auctions/auctions.factory.ts`]: uses('../machines/machines.factory.ts', '../../../test/harness.ts'),
  [`${MODULES}/auctions/place-bid.test.ts`]: uses('vitest', './place-bid.ts', './auctions.factory.ts'),
  [`${MODULES}/machines/machines.factory.ts`]: '',
  [`${MODULES}/machines/machines.test.ts`]: uses('../auctions/auctions.factory.ts'),
  'apps/web/vite.config.ts': uses('vitest'),
  'apps/web/app/routes.ts': uses('vitest'),
  'apps/web/app/lib/api.ts': uses('@rigsouq/contract/auctions'),
  'apps/web/app/ui/dialog.tsx': uses('../lib/api.ts'),
  'apps/web/app/shell/header.tsx': uses('../lib/api.ts', '../ui/dialog.tsx'),
  'apps/web/app/shared/auctions/lot-card.tsx': uses('../../shell/header.tsx', '../../ui/dialog.tsx'),
  'apps/web/app/features/dashboard/tabs.tsx': uses('../auctions/lot.tsx'),
  'apps/web/app/features/auctions/lot.tsx': uses(
    '../../shared/auctions/lot-card.tsx',
    '../../lib/api.ts',
    './bid-form.tsx',
  ),
  'apps/web/app/features/auctions/bid-form.tsx': '',
  'apps/web/app/features/services/services.tsx': '',
  'apps/web/app/routes/lot.tsx': usesType('./+types/lot') + uses('../features/auctions/lot.tsx'),
  'apps/web/app/root.tsx': uses('./shell/header.tsx'),
  'apps/web/app/entry.server.tsx': uses('../server/host.ts'),
  'apps/web/server/host.ts': uses('node:fs'),
  'apps/server/src/main.ts': uses(
    '../../api/src/modules/auctions/index.ts',
    '../../api/src/modules/notifications/index.ts',
    '../../web/server/host.ts',
  ),
  'bench/bids.ts': uses('../apps/api/src/modules/auctions/bidding-rules.ts', '../apps/server/src/main.ts'),
  'e2e/bid.test.ts': '',
};

const inModule = (file: string, code: string): Tree => ({ [`${MODULES}/${file}`]: code });

const breaches: [rule: string, tree: Tree][] = [
  ['kernel-stands-alone', { 'packages/kernel/src/money.ts': uses('node:crypto') }],
  ['kernel-stands-alone', { 'packages/kernel/src/periods.ts': usesType('../../contract/src/auctions.ts') }],
  ['contract-needs-zod-only', { 'packages/contract/src/leads.ts': uses('node:fs') }],
  ['contract-needs-zod-only', { 'packages/contract/src/rentals.ts': usesType('../../../apps/api/src/platform/db.ts') }],
  ['platform-below-modules', { 'apps/api/src/platform/jobs.ts': uses('../modules/media/index.ts') }],
  ['api-without-web-or-server', { 'apps/api/src/platform/pages.ts': uses('../../../web/server/host.ts') }],
  ['api-without-web-or-server', inModule('leads/start.ts', uses('../../../../server/src/main.ts'))],
  ['web-without-api-or-server', { 'apps/web/app/lib/rows.ts': usesType('../../../api/src/platform/db.ts') }],
  ['web-without-api-or-server', { 'apps/web/server/start.ts': uses('../../server/src/main.ts') }],
  ['server-hosts-built-pages', { 'apps/server/src/pages.ts': uses('../../web/app/root.tsx') }],
  ['only-server-composes', { 'bench/pages.ts': uses('../apps/web/server/host.ts') }],

  ['module-is-listed', inModule('financing/index.ts', '')],
  ['module-door', inModule('auctions/sell.ts', uses('../machines/one-use-case.ts'))],
  ['module-door', inModule('auctions/settle.ts', usesType('../machines/one-use-case.ts'))],
  ['module-door-for-composition', { 'apps/server/src/api.ts': uses('../../api/src/modules/auctions/place-bid.ts') }],
  ...callable
    .slice(0, -1)
    .map((name, place): [string, Tree] => [
      `module-order-${name}`,
      inModule(`${name}/breach.ts`, uses(`../${callable[place + 1]}/index.ts`)),
    ]),
  ['module-order-notifications', inModule('notifications/breach.ts', uses('../operations/index.ts'))],
  ['module-order-media', inModule('media/type-breach.ts', usesType('../operations/index.ts'))],
  ['notifications-only-listen', inModule('leads/notify.ts', uses('../notifications/index.ts'))],
  ['notifications-only-listen', inModule('operations/notify.ts', uses('../notifications/index.ts'))],
  ['pure-files-do-no-io', inModule('rentals/price-rules.ts', uses('node:crypto'))],
  ['pure-files-do-no-io', inModule('rentals/booking-state.ts', uses('pg'))],
  ['pure-files-do-no-io', inModule('rentals/returns/return-state.ts', uses('pg'))],
  ['pure-files-do-no-io', inModule('rentals/rentals.policy.ts', uses('../../platform/db.ts'))],
  ['pure-files-do-no-io', inModule('rentals/return-rules.ts', uses('./one-use-case.ts'))],

  ['web-lib-lowest', { 'apps/web/app/lib/session.ts': uses('../shell/header.tsx') }],
  ['web-ui-knows-no-trade', { 'apps/web/app/ui/gallery.tsx': uses('../shared/auctions/lot-card.tsx') }],
  ['web-ui-knows-no-trade', { 'apps/web/app/ui/pager.tsx': uses('../shell/header.tsx') }],
  ['web-shell-below-shared', { 'apps/web/app/shell/menu.tsx': uses('../features/auctions/lot.tsx') }],
  ['web-shell-below-shared', { 'apps/web/app/shell/footer.tsx': uses('../shared/auctions/lot-card.tsx') }],
  [
    'web-shared-below-features',
    { 'apps/web/app/shared/auctions/bid-card.tsx': uses('../../features/auctions/lot.tsx') },
  ],
  ['web-features-below-routes', { 'apps/web/app/features/auctions/back.tsx': uses('../../routes/lot.tsx') }],
  ['web-features-apart', { 'apps/web/app/features/leads/form.tsx': uses('../auctions/lot.tsx') }],
  ['web-host-and-pages-apart', { 'apps/web/server/render.ts': uses('../app/root.tsx') }],
  ['web-host-and-pages-apart', { 'apps/web/app/lib/cache.ts': uses('../../server/host.ts') }],

  ['factories-only-in-tests', inModule('auctions/seed.ts', uses('./auctions.factory.ts'))],
  ['factories-only-in-tests', inModule('auctions/seed-machines.ts', uses('../machines/machines.factory.ts'))],
  ['tests-not-in-the-product', inModule('auctions/replay.ts', uses('./place-bid.test.ts'))],
  ['tests-not-in-the-product', { 'apps/api/src/platform/fake.ts': uses('../../test/harness.ts') }],
  ['bench-and-e2e-are-ends', { 'apps/server/src/measure.ts': uses('../../../bench/bids.ts') }],
  ['bench-and-e2e-are-ends', { 'bench/journey.ts': uses('../e2e/bid.test.ts') }],

  ['no-cycles', { ...inModule('leads/a.ts', uses('./b.ts')), ...inModule('leads/b.ts', usesType('./a.ts')) }],
  ['no-empty-names', inModule('leads/utils.ts', '')],
  ['no-empty-names', inModule('leads/leads.service.ts', uses('./index.ts'))],
  ['no-empty-names', inModule('leads/bid-manager.ts', '')],
  ['no-empty-names', { 'apps/web/app/lib/helpers/dates.ts': '' }],
  ['no-empty-names', { 'packages/kernel/src/common.ts': '' }],
  ['no-barrels', { 'apps/web/app/lib/index.ts': '', 'apps/web/app/lib/money.ts': uses('./index.ts') }],
  ['no-unresolvable', inModule('leads/read-lead.ts', uses('./nowhere.ts'))],
  ['no-unlisted-dependency', inModule('leads/close-lead.ts', uses('stray'))],
  ['no-dev-dependency-in-product', inModule('leads/open-lead.ts', uses('vitest'))],
  ['no-deprecated-dependency', inModule('leads/answer-lead.ts', uses('given-up'))],
];

const settingsFile = fileURLToPath(new URL('../../../../.dependency-cruiser.cjs', import.meta.url));
const settings = await extractDepcruiseOptions(settingsFile);
const rules = settings.ruleSet?.forbidden ?? [];
const ruleNames = rules.map((rule) => rule.name ?? 'a rule without a name');

type Problem = { rule: string; file: string };
const problemsOf = { valid: [] as Problem[], breached: [] as Problem[] };

beforeAll(async () => {
  problemsOf.valid = await checkProject(validProject);
  problemsOf.breached = await checkProject(Object.assign({}, validProject, ...breaches.map(([, files]) => files)));
});

async function checkProject(tree: Tree): Promise<Problem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, content] of Object.entries(tree)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await mkdir(join(folder, 'node_modules/@rigsouq'), { recursive: true });
    await symlink('../../packages/contract', join(folder, 'node_modules/@rigsouq/contract'));
    const { output } = await cruise(['apps', 'packages', 'bench', 'e2e'], { ...settings, baseDir: folder });
    if (typeof output === 'string') throw new Error(output);
    return output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the import rules', () => {
  it('reports nothing in a valid project', () => {
    expect(problemsOf.valid).toEqual([]);
  });

  const cases = breaches.map(([rule, files]) => ({
    rule,
    files: Object.keys(files),
    title: Object.keys(files).join(', '),
  }));
  it.each(cases)('reports $rule for $title, and nothing else', ({ rule, files }) => {
    const reported = problemsOf.breached.filter((problem) => files.includes(problem.file));
    expect(new Set(reported.map((problem) => problem.rule))).toEqual(new Set([rule]));
  });

  it('has separate files for each breach, so that each report has one cause', () => {
    const broken = cases.flatMap((breach) => breach.files);
    const files = [...Object.keys(validProject), ...broken];
    expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
    expect(problemsOf.breached.filter((problem) => !broken.includes(problem.file))).toEqual([]);
  });

  it('has at least one breach here for every rule', () => {
    expect(new Set(cases.map((breach) => breach.rule))).toEqual(new Set(ruleNames));
  });

  it('has a comment with the reason for every rule', () => {
    expect(rules.filter((rule) => !rule.comment?.endsWith('.'))).toEqual([]);
  });
});
