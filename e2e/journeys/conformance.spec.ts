// Opens every route of the specification as every kind of user, and follows every link on those pages.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, readStoredSession, resetLimits, storeSession, test } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { expectedOutcome, fillAddress, findDemoRows, inArabic, logInAs } from '../steps/conformance-data.ts';
import { findAxeViolations, type PageDetails, readPageDetails, waitUntilSettled } from '../steps/page-checks.ts';
import { type Route, routes, type UserKind } from '../steps/spec-routes.ts';

// Each of these tests uses its own browser context, so free workers can run them in parallel.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };
/** The number of pages that are open at the same time, because a page mostly waits. */
const TABS = 3;

type Language = 'en' | 'ar';
type Walk = {
  context: BrowserContext;
  stack: Stack;
  language: Language;
  userKind: UserKind;
  faults: string[];
  seen: Seen;
};
/** The links and pictures on the pages, each with the page that shows it. */
type Seen = { links: Map<string, string>; pictures: Map<string, string> };

const titles: Record<UserKind, string> = {
  visitor: '[SH-035] [SH-037] [SH-041] opens every route as a visitor without a login, and every link from there',
  buyer: '[SH-037] [SH-041] opens every route that is different for a buyer, and every link from there',
  supplier: '[SH-037] [SH-041] opens every route that is different for a supplier, and every link from there',
  both: '[SH-037] [SH-041] opens every route as a member with both roles, and every link from there',
  operator: '[SH-037] [SH-041] [PU-025] opens every route of the desk as an operator, and every link from there',
};

/** The walks together open every page in English and in Arabic; the journeys cover other combinations of language and width. */
const languageOf: Record<UserKind, Language> = {
  visitor: 'en',
  buyer: 'en',
  supplier: 'en',
  both: 'ar',
  operator: 'ar',
};

for (const userKind of Object.keys(titles) as UserKind[])
  test(titles[userKind], async ({ browser, stack }) => {
    test.setTimeout(900_000);
    const session = await logInAs(stack, userKind);
    const world = await findDemoRows(stack, session);
    const context = await browser.newContext({ baseURL: stack.url, viewport: PHONE });
    if (session) await storeSession(context, { ...session, lastLogin: String(Date.now()) });
    await keepNotices(context);
    const seen: Seen = { links: new Map(), pictures: new Map() };
    const walk: Walk = { context, stack, language: languageOf[userKind], userKind, faults: [], seen };
    await inTabs(walk, routesOf(userKind), (page, route) =>
      openRoute(walk, page, {
        route,
        address: fillAddress(route.path, world),
        outcome: expectedOutcome(route, userKind, world),
      }),
    );
    await context.close();
    await followLinks(walk);
    expect(walk.faults).toEqual([]);
  });

/** The account with both roles opens what buyers and suppliers share, so an account with one role opens only what differs for it. */
function routesOf(userKind: UserKind): Route[] {
  const mine = routes.filter(({ openedBy }) => openedBy?.includes(userKind));
  return userKind === 'buyer' || userKind === 'supplier'
    ? mine.filter(({ own, exceptions }) => own || exceptions)
    : mine;
}

type Visit = { route: Route; address: string; outcome: ReturnType<typeof expectedOutcome> };

async function openRoute(walk: Walk, page: Page, { route, address, outcome }: Visit): Promise<void> {
  const { language, faults, userKind } = walk;
  const at = local(language, address);
  const fault = (problem: string) => faults.push(`${at}: ${problem}`);
  const isForeign = 'foreign' in outcome;
  const expected = [...(route.answers ? [route.answers] : []), ...(isForeign ? [/^40[04] \/api\//] : [])];
  const recorder = await listen(page, walk.stack, expected);
  // The test waits for a failed answer that is part of the outcome, because it would otherwise count against the next page.
  const refusalReceived = route.answers ? waitForRefusal(page, route.answers) : undefined;
  const status = (await page.goto(at, { waitUntil: 'commit' }))?.status();
  const expectedStatus = route.status ?? 200;
  if (status !== expectedStatus) fault(`answers ${status}, not ${expectedStatus}`);
  if ('login' in outcome) {
    await page.waitForURL((url) => url.pathname === local(language, '/login'), { timeout: 20_000 });
    if (outcome.login) await expect.poll(() => noticesOf(page)).toContain(inLanguage(language, outcome.login));
    for (const problem of recorder.stop()) fault(problem);
    return;
  }
  await waitUntilSettled(page);
  await refusalReceived;
  const look = await readPageDetails(page);
  const path = new URL(page.url()).pathname;
  const end = local(language, route.redirectsTo ? fill(route.redirectsTo, address) : address).split('?')[0];
  if (path !== end) fault(`leads to ${path}, not to ${end}`);
  for (const problem of faultsOf(look, language)) fault(problem);
  const [heading = ''] = look.headings;
  if (typeof outcome.heading === 'string') {
    if (heading !== inLanguage(language, outcome.heading)) fault(`is headed '${heading}', not '${outcome.heading}'`);
    if (language === 'ar' && !/[\u0600-\u06FF]/.test(look.title)) fault(`is titled '${look.title}'`);
  } else if (language === 'en' && !outcome.heading.test(heading)) fault(`is headed '${heading}'`);
  if ('says' in outcome && outcome.says)
    await expect.soft(page.getByRole('main').getByText(inLanguage(language, outcome.says)).first()).toBeVisible();
  remember(walk, page, look);
  if (isForAxe(route, userKind)) {
    if (language === 'en') await page.setViewportSize(DESKTOP);
    for (const problem of await findAxeViolations(page)) fault(problem);
    if ((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) > 0) fault('is too wide');
    if (language === 'en') await page.setViewportSize(PHONE);
  }
  for (const problem of recorder.stop()) fault(problem);
}

/** Keeps the text of every notice, because a notice lasts three seconds and a busy machine may need longer to check it. */
async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = new Set<string>();
    Object.assign(window, { kept });
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[role=alert]')) kept.add(notice.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}

const noticesOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { kept: Set<string> }).kept].join('\n'));

/** Waits a short time for a failed answer. Not every kind of user gets it, and those who do get it soon. */
async function waitForRefusal(page: Page, pattern: RegExp): Promise<void> {
  await page
    .waitForResponse((answer) => pattern.test(`${answer.status()} ${new URL(answer.url()).pathname}`), {
      timeout: 5_000,
    })
    .catch(() => undefined);
}

/** Decides who runs axe on the page: once per page, the user who sees most of it. Forms ask a visitor for more than a known user. */
function isForAxe({ login, path }: Route, userKind: UserKind): boolean {
  // All category pages have the same structure, so one is enough.
  if (/^\/categories\/(?!excavators)/.test(path)) return false;
  if (path.startsWith('/admin')) return userKind === 'operator';
  return userKind === (login === undefined ? 'visitor' : 'both');
}

function faultsOf(look: PageDetails, language: Language): string[] {
  const faults: string[] = [];
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  if (look.lang !== language || look.dir !== dir) faults.push(`is ${look.lang} ${look.dir}`);
  if (look.headings.length !== 1) faults.push(`has ${look.headings.length} h1: ${look.headings.join(' | ')}`);
  if (look.wider > 0) faults.push(`is ${look.wider} px too wide`);
  if (language === 'ar') {
    // Texts of users, names and hashes are not translated; a text of the product must be.
    const foreign = look.latin.filter((text) => inArabic(text) !== text);
    faults.push(...foreign.map((text) => `says '${text}'`));
  }
  faults.push(...look.inert.map((html) => `has an inert control: ${html}`));
  faults.push(...look.lost.map((href) => `links to ${href}, which is not there`));
  return faults;
}

/** Collects errors in the console and failed answers until it is stopped. */
async function listen(page: Page, stack: Stack, expected: readonly RegExp[]) {
  // Open requests of the page before must not count for this page.
  await page.goto('about:blank');
  const faults: string[] = [];
  const onConsole = (line: { type(): string; text(): string }) => {
    // The response listener reports resources that failed to load.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
  };
  const onError = (error: Error) => faults.push(error.message);
  const onAnswer = (answer: { status(): number; url(): string; request(): { isNavigationRequest(): boolean } }) => {
    const { pathname, origin } = new URL(answer.url());
    if (answer.status() < 400 || answer.request().isNavigationRequest()) return;
    const problem = `${answer.status()} ${pathname}`;
    if (origin !== stack.url || !expected.some((one) => one.test(problem)))
      faults.push(`got a failed answer: ${problem}`);
  };
  const onFailure = (request: { url(): string; failure(): { errorText: string } | null }) => {
    const reason = request.failure()?.errorText ?? '';
    // This is a request of the page before, which ended when the tab left that page.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onAnswer).on('requestfailed', onFailure);
  return {
    stop: () => {
      page
        .off('console', onConsole)
        .off('pageerror', onError)
        .off('response', onAnswer)
        .off('requestfailed', onFailure);
      return faults;
    },
  };
}

/** Visits the entries in several tabs at the same time. It resets the rate limits now and then, because all visits come from one address. */
async function inTabs<T>(
  { context, stack, faults }: Walk,
  all: readonly T[],
  visit: (page: Page, one: T) => Promise<void>,
) {
  const waiting = [...all];
  const work = async () => {
    const page = await context.newPage();
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      if (waiting.length % 10 === 0) await resetLimits(stack);
      await visit(page, one).catch((error: Error) => faults.push(`${page.url()}: ${error.message.split('\n')[0]}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

/** Notes the links and pictures of the page. Links in header and footer count only for a visitor: for users who are logged in they are all alike. */
function remember({ stack, seen, userKind }: Walk, page: Page, { links, ownLinks, pictures }: PageDetails): void {
  const from = new URL(page.url()).pathname;
  // A link to the page itself, also in the other language, is a route of its own and is opened anyway.
  const isItself = (link: string) => withoutLanguage(new URL(link).pathname) === withoutLanguage(from);
  for (const link of userKind === 'visitor' ? links : ownLinks)
    if (!isItself(link) && !seen.links.has(link)) seen.links.set(link, from);
  for (const picture of pictures)
    if (picture.startsWith(stack.url) && !seen.pictures.has(picture)) seen.pictures.set(picture, from);
}

/** Returns the address without the ids and values that differ from one row to the next. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const names = [...searchParams.keys()].filter((name) => name !== 'with').toSorted();
  return `${pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}?${names.join('&')}`;
}

/** Fetches one address of each kind that the pages link to, and every picture. */
async function followLinks({ stack, seen, faults }: Walk): Promise<void> {
  const kinds = new Map<string, string>();
  for (const [link, from] of seen.links) {
    const problem = faultOfLink(link, stack);
    if (problem) faults.push(`${from} links to ${link}: ${problem}`);
    else if (link.startsWith(`${stack.url}/`)) kinds.set(patternOf(link), link);
  }
  for (const address of [...kinds.values(), ...seen.pictures.keys()]) {
    const { status, body } = await fetch(address);
    await body?.cancel();
    if (status >= 400)
      faults.push(`${address}, on ${seen.links.get(address) ?? seen.pictures.get(address)}: ${status}`);
  }
}

function faultOfLink(link: string, stack: Stack): string | undefined {
  if (link.startsWith(`${stack.url}/`)) return undefined;
  const shapes: Record<string, RegExp> = {
    'mailto:': /^mailto:([^@\s?]+@[^@\s?]+\.[^@\s?]+)?(\?[^\s]+)?$/,
    'tel:': /^tel:\+?\d[\d-]{4,}$/,
    'https:': /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/,
    'http:': /^http:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/,
  };
  if (link.startsWith('https://wa.me/') && !/^https:\/\/wa\.me\/(\d{7,15}(\?text=\S+)?|\?text=\S+)$/.test(link))
    return 'is no WhatsApp address';
  const shape = shapes[new URL(link).protocol];
  return shape?.test(link) ? undefined : 'is not well formed';
}

const local = (language: Language, path: string) => (language === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`);
const withoutLanguage = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/';
const inLanguage = (language: Language, text: string) => (language === 'ar' ? inArabic(text) : text);

/** Puts the id of the redirecting address into the address of its target. */
function fill(target: string, address: string): string {
  return target.replace(/\{\w+\}/, address.split('/').at(-1) ?? '');
}

test('[PU-028] refuses the dashboard to an operator without a company, and keeps the desk open', async ({
  page,
  signInAs,
}) => {
  const { token } = await signInAs('admin', { role: 'admin' });
  for (const [address, login, notice] of [
    ['/dashboard', '/login', 'Invalid user role. Please log in again.'],
    ['/ar/dashboard?role=supplier', '/ar/login', inArabic('Invalid user role. Please log in again.')],
  ] as const) {
    // A notice lasts three seconds, and the pictures of the page may take longer.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${login}$`));
    expect(await readStoredSession(page)).toMatchObject({ token, role: null });
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work queue');
});

test('[SH-037] finds every fault of a broken page with its own checks', async ({ page }) => {
  await page.goto('/contact-us');
  await waitUntilSettled(page);
  expect(faultsOf(await readPageDetails(page), 'en')).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<h1>Two</h1><button type="button">Idle</button><a>Idle</a><a href="#nowhere">Lost</a><input><p style="width:4000px">Wide</p>',
      );
    document.documentElement.dir = 'rtl';
  });
  const problem = faultsOf(await readPageDetails(page), 'en').join('\n');
  for (const fault of ['en rtl', '2 h1', 'too wide', '<button type="button">Idle', '<a>Idle', '<input>', '#nowhere'])
    expect(problem).toContain(fault);
  expect((await findAxeViolations(page)).join('\n')).toMatch(/^label: <input>/m);
  expect(faultOfLink('https://wa.me/abc', { url: '' } as Stack)).toBeDefined();
  expect(faultOfLink('mailto:nobody', { url: 'x' } as Stack)).toBeDefined();
  expect(faultOfLink('tel:+97140000000', { url: 'x' } as Stack)).toBeUndefined();
});
