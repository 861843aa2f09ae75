// Checks what every page must fulfil: accessibility, layout, working controls and links.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Returns the violations that axe finds on the page, or in a part of it. It runs in the page itself (`legacy`: the product has no foreign frames)
 * and reports only violations, because a full report takes several times as long.
 */
export async function findAxeViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Both widths and both languages, each once: what axe finds depends on the width or on the language, not on their combination. */
export const screenVariants = [
  { size: { width: 360, height: 800 }, prefix: '' },
  { size: { width: 1440, height: 900 }, prefix: '/ar' },
] as const;

/** Expects no violation from axe, and nothing wider than the screen. */
export async function expectNoFaults(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export type PageDetails = {
  lang: string;
  dir: string;
  title: string;
  headings: string[];
  /** The number of pixels by which the page is wider than the screen. */
  wider: number;
  /** Texts in Latin letters that no user or company wrote. */
  latin: string[];
  /** Controls without a listener that belong to no form (R2). */
  inert: string[];
  links: string[];
  /** Links outside the header and the footer. */
  ownLinks: string[];
  pictures: string[];
  /** Links to a place in the page that does not exist. */
  lost: string[];
};

/** Collects everything that the checks need to know of a page in one call. */
export function readPageDetails(page: Page): Promise<PageDetails> {
  return page.evaluate(() => {
    const { documentElement: html } = document;
    const latin: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      // These are not translated: names of devices, addresses and persons, the other language, and texts that a company wrote.
      if (node.parentElement?.closest('script, style, bdi, textarea, svg, [lang=en], [translate=no]')) continue;
      if (/[A-Za-z]{2,}/.test(text)) latin.push(text);
    }

    const handlerName = /^on(Click|Change|Input|Submit|MouseDown|PointerDown|PointerUp|KeyDown|Select|Toggle)$/;
    const hasListener = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
      return Object.entries(props ?? {}).some(([name, value]) => handlerName.test(name) && typeof value === 'function');
    };
    const isSubmitted = (element: Element) => {
      const { form } = element as HTMLInputElement;
      return Boolean(form && (hasListener(form) || form.hasAttribute('action') || form.hasAttribute('method')));
    };
    const works = (element: Element): boolean => {
      if (hasListener(element)) return true;
      // A section whose code is loaded later hears its buttons itself.
      const later = element.closest('[data-later]');
      if (later && hasListener(later)) return true;
      if (element instanceof HTMLButtonElement)
        return element.popoverTargetElement !== null || (element.type === 'submit' && isSubmitted(element));
      if (element.matches('a')) return Boolean(element.getAttribute('href')?.replace(/^#$/, ''));
      // A group of choices has one listener for the whole group.
      return (
        isSubmitted(element) ||
        Boolean(
          element.closest('[role=radiogroup], label') &&
            hasListener(element.closest('[role=radiogroup], label') as Element),
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

/** Waits until the page is hydrated, has its heading and shows no part that is still loading. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // There is no html element while one document replaces another.
      document.querySelector('html[data-settled]') !== null &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]') === null,
    undefined,
    { timeout: 30_000 },
  );
}
