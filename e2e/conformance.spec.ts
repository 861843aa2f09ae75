// The specified product, address by address: every route, what it gives to whom, and every link that those pages show.
import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, inArabic, outcomeOf, sessionOf, worldOf } from './conformance-world.ts';
import { expect, forgetLimits, store, stored, test } from './fixtures.ts';
import { axeFaults, type Look, lookAt, settled } from './sound.ts';
import { type Route, routes, type Who } from './spec-routes.ts';
import type { Stack } from './stack/stack.ts';

// Whoever has a worker free takes one; each of these is a browser of its own.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };
/** Pages that are open at once: most of the time of one is waiting. */
const TABS = 3;

type Language = 'en' | 'ar';
type Walk = { context: BrowserContext; stack: Stack; language: Language; who: Who; faults: string[]; seen: Seen };
/** What the pages showed, and on which page. */
type Seen = { links: Map<string, string>; pictures: Map<string, string> };

const ids: Record<Who, string> = {
  visitor: '[SH-035] [SH-037] [SH-041]',
  buyer: '[SH-037] [SH-041]',
  supplier: '[SH-037] [SH-041]',
  both: '[SH-037] [SH-041]',
  operator: '[SH-037] [SH-041] [PU-025]',
};

/** Every page in English and in Arabic, and both languages at a desk and on a phone: the journeys see the other combinations. */
const languageOf: Record<Who, Language> = { visitor: 'en', buyer: 'en', supplier: 'en', both: 'ar', operator: 'ar' };

for (const who of Object.keys(ids) as Who[])
  test(`${ids[who]} every route as ${who}${who === 'visitor' ? ' without a login' : ''}, and every link from there`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(900_000);
    const session = await sessionOf(stack, who);
    const world = await worldOf(stack, session);
    const context = await browser.newContext({ baseURL: stack.url, viewport: PHONE });
    if (session) await store(context, { ...session, lastLogin: String(Date.now()) });
    await keepNotices(context);
    const seen: Seen = { links: new Map(), pictures: new Map() };
    const walk: Walk = { context, stack, language: languageOf[who], who, faults: [], seen };
    await inTabs(walk, routesOf(who), (page, route) =>
      openRoute(walk, page, { route, address: addressOf(route.path, world), outcome: outcomeOf(route, who, world) }),
    );
    await context.close();
    await followLinks(walk);
    expect(walk.faults).toEqual([]);
  });

/** Who holds both roles meets what each of them meets: who holds one opens what is different for them. */
function routesOf(who: Who): Route[] {
  const mine = routes.filter(({ only }) => only?.includes(who));
  return who === 'buyer' || who === 'supplier' ? mine.filter(({ own, but }) => own || but) : mine;
}

type Visit = { route: Route; address: string; outcome: ReturnType<typeof outcomeOf> };

async function openRoute(walk: Walk, page: Page, { route, address, outcome }: Visit): Promise<void> {
  const { language, faults, who } = walk;
  const at = local(language, address);
  const fault = (what: string) => faults.push(`${at}: ${what}`);
  const gone = 'foreign' in outcome;
  const expected = [...(route.answers ? [route.answers] : []), ...(gone ? [/^40[04] \/api\//] : [])];
  const heard = await listen(page, walk.stack, expected);
  // One that is part of the outcome is waited for, or it would be counted against the next page.
  const answered = route.answers ? refusal(page, route.answers) : undefined;
  const status = (await page.goto(at, { waitUntil: 'commit' }))?.status();
  const wanted = route.status ?? 200;
  if (status !== wanted) fault(`answers ${status}, not ${wanted}`);
  if ('login' in outcome) {
    await page.waitForURL((url) => url.pathname === local(language, '/login'), { timeout: 20_000 });
    if (outcome.login) await expect.poll(() => noticesOf(page)).toContain(inLanguage(language, outcome.login));
    for (const said of heard.stop()) fault(said);
    return;
  }
  await settled(page);
  await answered;
  const look = await lookAt(page);
  const path = new URL(page.url()).pathname;
  const end = local(language, route.leadsTo ? fill(route.leadsTo, address) : address).split('?')[0];
  if (path !== end) fault(`leads to ${path}, not to ${end}`);
  for (const said of faultsOf(look, language)) fault(said);
  const [heading = ''] = look.headings;
  if (typeof outcome.heading === 'string') {
    if (heading !== inLanguage(language, outcome.heading)) fault(`is headed '${heading}', not '${outcome.heading}'`);
    if (language === 'ar' && !/[\u0600-\u06FF]/.test(look.title)) fault(`is titled '${look.title}'`);
  } else if (language === 'en' && !outcome.heading.test(heading)) fault(`is headed '${heading}'`);
  if ('says' in outcome && outcome.says)
    await expect.soft(page.getByRole('main').getByText(inLanguage(language, outcome.says)).first()).toBeVisible();
  remember(walk, page, look);
  if (isForAxe(route, who)) {
    if (language === 'en') await page.setViewportSize(DESK);
    for (const said of await axeFaults(page)) fault(said);
    if ((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) > 0) fault('is too wide');
    if (language === 'en') await page.setViewportSize(PHONE);
  }
  for (const said of heard.stop()) fault(said);
}

/** A notice lasts three seconds, which a page on a busy machine may need for something else: each is kept. */
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

/** Not everybody meets it: who does, meets it soon. */
async function refusal(page: Page, wanted: RegExp): Promise<void> {
  await page
    .waitForResponse((answer) => wanted.test(`${answer.status()} ${new URL(answer.url()).pathname}`), {
      timeout: 5_000,
    })
    .catch(() => undefined);
}

/** Once for each page: as those who see most of it. A visitor is asked for more in forms than who is known. */
function isForAxe({ login, path }: Route, who: Who): boolean {
  // One category is as good as another.
  if (/^\/categories\/(?!excavators)/.test(path)) return false;
  if (path.startsWith('/admin')) return who === 'operator';
  return who === (login === undefined ? 'visitor' : 'both');
}

function faultsOf(look: Look, language: Language): string[] {
  const faults: string[] = [];
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  if (look.lang !== language || look.dir !== dir) faults.push(`is ${look.lang} ${look.dir}`);
  if (look.headings.length !== 1) faults.push(`has ${look.headings.length} h1: ${look.headings.join(' | ')}`);
  if (look.wider > 0) faults.push(`is ${look.wider} px too wide`);
  if (language === 'ar') {
    // What people wrote, names and hashes stay as they are; a text of the product does not.
    const foreign = look.latin.filter((text) => inArabic(text) !== text);
    faults.push(...foreign.map((text) => `says '${text}'`));
  }
  faults.push(...look.inert.map((html) => `has an inert control: ${html}`));
  faults.push(...look.lost.map((href) => `links to ${href}, which is not there`));
  return faults;
}

/** Errors in the console and answers that failed, until stopped. */
async function listen(page: Page, stack: Stack, expected: readonly RegExp[]) {
  // What the page before still asked for is none of this one's.
  await page.goto('about:blank');
  const faults: string[] = [];
  const onConsole = (line: { type(): string; text(): string }) => {
    // What failed to load is told by its answer.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text());
  };
  const onError = (error: Error) => faults.push(error.message);
  const onAnswer = (answer: { status(): number; url(): string; request(): { isNavigationRequest(): boolean } }) => {
    const { pathname, origin } = new URL(answer.url());
    if (answer.status() < 400 || answer.request().isNavigationRequest()) return;
    const said = `${answer.status()} ${pathname}`;
    if (origin !== stack.url || !expected.some((one) => one.test(said))) faults.push(`asked in vain: ${said}`);
  };
  const onFailure = (request: { url(): string; failure(): { errorText: string } | null }) => {
    const why = request.failure()?.errorText ?? '';
    // The page before was left while it still asked for something.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} ${request.url()}`);
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

/** Several at once, each in a tab of its own; every limit starts anew now and then, for they all come from one address. */
async function inTabs<T>(
  { context, stack, faults }: Walk,
  all: readonly T[],
  visit: (page: Page, one: T) => Promise<void>,
) {
  const waiting = [...all];
  const work = async () => {
    const page = await context.newPage();
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      if (waiting.length % 10 === 0) await forgetLimits(stack);
      await visit(page, one).catch((error: Error) => faults.push(`${page.url()}: ${error.message.split('\n')[0]}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

/** Header and footer are the same for all who are signed in. */
function remember({ stack, seen, who }: Walk, page: Page, { links, ownLinks, pictures }: Look): void {
  const from = new URL(page.url()).pathname;
  // Itself, also in the other language, is another route with its own outcome.
  const isItself = (link: string) => withoutLanguage(new URL(link).pathname) === withoutLanguage(from);
  for (const link of who === 'visitor' ? links : ownLinks)
    if (!isItself(link) && !seen.links.has(link)) seen.links.set(link, from);
  for (const picture of pictures)
    if (picture.startsWith(stack.url) && !seen.pictures.has(picture)) seen.pictures.set(picture, from);
}

/** An address without what differs from one row to the next. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const names = [...searchParams.keys()].filter((name) => name !== 'with').toSorted();
  return `${pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}?${names.join('&')}`;
}

/** Asks for one of each kind of address that the pages link to, and for every picture. */
async function followLinks({ stack, seen, faults }: Walk): Promise<void> {
  const kinds = new Map<string, string>();
  for (const [link, from] of seen.links) {
    const wrong = faultOfLink(link, stack);
    if (wrong) faults.push(`${from} links to ${link}: ${wrong}`);
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

/** The id in the address that leads on is the one in the address that it leads to. */
function fill(target: string, address: string): string {
  return target.replace(/\{\w+\}/, address.split('/').at(-1) ?? '');
}

test('[PU-028] an operator without a company meets the rule of roles on the dashboard, and keeps the desk', async ({
  page,
  signedIn,
}) => {
  const { token } = await signedIn('admin', { role: 'admin' });
  for (const [address, login, told] of [
    ['/dashboard', '/login', 'Invalid user role. Please log in again.'],
    ['/ar/dashboard?role=supplier', '/ar/login', inArabic('Invalid user role. Please log in again.')],
  ] as const) {
    // A notice lasts three seconds, which may be less than the pictures of the page take.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(told)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${login}$`));
    expect(await stored(page)).toMatchObject({ token, role: null });
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What waits');
});

test('[SH-037] the checks of these pages find what is wrong with one', async ({ page }) => {
  await page.goto('/contact-us');
  await settled(page);
  expect(faultsOf(await lookAt(page), 'en')).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<h1>Two</h1><button type="button">Idle</button><a>Idle</a><a href="#nowhere">Lost</a><input><p style="width:4000px">Wide</p>',
      );
    document.documentElement.dir = 'rtl';
  });
  const said = faultsOf(await lookAt(page), 'en').join('\n');
  for (const fault of ['en rtl', '2 h1', 'too wide', '<button type="button">Idle', '<a>Idle', '<input>', '#nowhere'])
    expect(said).toContain(fault);
  expect((await axeFaults(page)).join('\n')).toMatch(/^label: <input>/m);
  expect(faultOfLink('https://wa.me/abc', { url: '' } as Stack)).toBeDefined();
  expect(faultOfLink('mailto:nobody', { url: 'x' } as Stack)).toBeDefined();
  expect(faultOfLink('tel:+97140000000', { url: 'x' } as Stack)).toBeUndefined();
});
