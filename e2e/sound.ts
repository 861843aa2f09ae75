// What every page has to keep, whatever it is about.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on the page, or in a part of it. In the page itself (`legacy`: no frame of ours comes from elsewhere), and without an account
 * of everything that is as it should be: that takes it several times as long.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Both widths and both languages, each once: what axe finds depends on the one or the other, not on the two together. */
export const looks = [
  { size: { width: 360, height: 800 }, prefix: '' },
  { size: { width: 1440, height: 900 }, prefix: '/ar' },
] as const;

/** Nothing that axe finds, and nothing that is wider than the screen. */
export async function expectNoFaults(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export type Look = {
  lang: string;
  dir: string;
  title: string;
  headings: string[];
  /** How many pixels it is wider than the screen. */
  wider: number;
  /** Texts in Latin letters that are not somebody's own words. */
  latin: string[];
  /** Controls that nothing listens to and no form sends (R2). */
  inert: string[];
  links: string[];
  /** Those beside header and footer. */
  ownLinks: string[];
  pictures: string[];
  /** Links to a place in the page that is not there. */
  lost: string[];
};

/** All that can be seen of a page in one go. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const { documentElement: html } = document;
    const latin: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      // What stays as it is: names of devices, addresses and people, the other language, and what a company wrote.
      if (node.parentElement?.closest('script, style, bdi, textarea, svg, [lang=en], [translate=no]')) continue;
      if (/[A-Za-z]{2,}/.test(text)) latin.push(text);
    }

    const acts = /^on(Click|Change|Input|Submit|MouseDown|PointerDown|PointerUp|KeyDown|Select|Toggle)$/;
    const listens = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
      return Object.entries(props ?? {}).some(([name, value]) => acts.test(name) && typeof value === 'function');
    };
    const isSent = (element: Element) => {
      const { form } = element as HTMLInputElement;
      return Boolean(form && (listens(form) || form.hasAttribute('action') || form.hasAttribute('method')));
    };
    const works = (element: Element): boolean => {
      if (listens(element)) return true;
      if (element instanceof HTMLButtonElement)
        return element.popoverTargetElement !== null || (element.type === 'submit' && isSent(element));
      if (element.matches('a')) return Boolean(element.getAttribute('href')?.replace(/^#$/, ''));
      // A list of choices is listened to as a whole.
      return (
        isSent(element) ||
        Boolean(
          element.closest('[role=radiogroup], label') &&
            listens(element.closest('[role=radiogroup], label') as Element),
        )
      );
    };
    const controls = [
      ...document.querySelectorAll('button, [role=button], a, select, input:not([type=hidden]), textarea'),
    ];
    const inert = controls
      .filter((element) => !element.matches(':disabled, [aria-hidden=true], [aria-disabled=true]') && !works(element))
      .map((element) => element.outerHTML.replace(/ (style|class)="[^"]*"/g, '').slice(0, 160));

    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      lang: html.lang,
      dir: html.dir,
      title: document.title,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
      wider: html.scrollWidth - window.innerWidth,
      latin,
      inert,
      links: [...new Set(anchors.map(({ href }) => href))],
      ownLinks: [...new Set(anchors.filter((link) => link.closest('main')).map(({ href }) => href))],
      pictures: [...new Set([...document.images].map(({ src }) => src))].filter(
        (src) => src && !src.startsWith('data:'),
      ),
      lost: anchors
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#') && !document.getElementById(href.slice(1))),
    };
  });
}

/** Everything has arrived, React has taken the page over, and nothing says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // While a page is being replaced there is no element at all.
      document.querySelector('html[data-settled]') !== null &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]') === null,
    undefined,
    { timeout: 30_000 },
  );
}
