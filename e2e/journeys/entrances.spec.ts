// Tests the pages with which people begin: each fits a phone, a tablet and a screen, and each control on it is reached with the Tab key alone.
import type { Page } from '@playwright/test';
import { type DemoName, expect, test } from '../fixtures.ts';
import { waitUntilSettled } from '../steps/page-checks.ts';

const entrances: readonly (readonly [path: string, who: DemoName | null])[] = [
  ['/', null],
  ['/marketplace', null],
  ['/rentals', null],
  ['/categories/excavators', null],
  ['/browse-live-auctions', null],
  ['/explore-network', null],
  ['/help', null],
  ['/dashboard?role=buyer', 'buyer'],
  ['/dashboard?role=buyer&tab=messages', 'buyer'],
  ['/procurement/rfq', 'buyer'],
  ['/procurement/orders', 'buyer'],
  ['/auction/watch', 'buyer'],
  ['/settings/company', 'both'],
  ['/settings/notifications', 'both'],
  ['/dashboard?role=supplier', 'supplier'],
  ['/dashboard?role=supplier&tab=bookings', 'supplier'],
  ['/admin', 'admin'],
  ['/admin/companies', 'admin'],
  ['/admin/health', 'admin'],
  ['/admin/orders', 'admin'],
];
const WIDTHS = [360, 768, 1440];

type Walk = {
  /** Controls that Tab does not reach. */
  missed: string[];
  /** Controls that show nothing when they have the focus. */
  unmarked: string[];
};

/** Presses Tab from the beginning of the page until the focus leaves it. */
async function walkWithTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *, input[type=hidden]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[popover]:not(:popover-open)') === null;
    const inGroup = (element: HTMLElement) => element instanceof HTMLInputElement && element.type === 'radio';
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const look = (element: HTMLElement) =>
      // A field or a card shows the focus of the control in it.
      [element, element.parentElement, element.parentElement?.parentElement, element.closest('article, li')]
        .filter((part) => part instanceof Element)
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) => `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow} ${style.borderColor}`)
        .join();
    (document.activeElement as HTMLElement | null)?.blur();
    // Of the radio buttons of a group, Tab reaches one, and the arrow keys reach the others.
    const expected = controls.filter((element) => isReachable(element) && !inGroup(element));
    Object.assign(window, { walk: { expected, look, before: new Map(expected.map((one) => [one, look(one)])) } });
    document.body.tabIndex = -1;
    document.body.focus();
    scrollTo(0, 0);
  });
  type Walking = Window & {
    walk: { expected: HTMLElement[]; look: (one: HTMLElement) => string; before: Map<HTMLElement, string> };
  };
  const reached = new Set<number>();
  const unmarked: string[] = [];
  for (let step = 0; step < 600; step++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { expected, look, before } = (window as unknown as Walking).walk;
      const active = document.activeElement as HTMLElement;
      if (active === document.body) return null;
      const index = expected.indexOf(active);
      const marked = index < 0 || look(active) !== before.get(active);
      return { index, fault: marked ? null : active.outerHTML.slice(0, 160) };
    });
    if (at === null || (at.index >= 0 && reached.has(at.index))) break;
    reached.add(at.index);
    if (at.fault) unmarked.push(at.fault);
  }
  const missed = await page.evaluate(
    (seen) =>
      (window as unknown as Walking).walk.expected
        .filter((element, index) => !seen.includes(index) && element.isConnected && element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 160)),
    [...reached],
  );
  return { missed, unmarked };
}

for (const [path, who] of entrances)
  test(`fits every screen, and is used with the keyboard alone: ${path}`, async ({ page, signInAs }) => {
    if (who) await signInAs(who);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto((width === 360 ? '/ar' : '') + path);
      await waitUntilSettled(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, wider]).toEqual([width, 0]);
      if (width !== 768) expect([width, await walkWithTab(page)]).toEqual([width, { missed: [], unmarked: [] }]);
    }
  });
