// Opens an item of an operator's list, which is shown beside the list.
import type { Locator, Page } from '@playwright/test';

export async function openDeskItem(page: Page, text: string): Promise<Locator> {
  await page.getByRole('main').getByRole('row').filter({ hasText: text }).getByRole('link').click();
  return deskItem(page);
}

/** Returns the open item. */
export function deskItem(page: Page): Locator {
  return page.getByRole('main').getByRole('complementary');
}
