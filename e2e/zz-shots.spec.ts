import { test } from './fixtures.ts';

test('shots', async ({ page, stack, signedIn, expectedErrors }) => {
  test.setTimeout(400_000);
  expectedErrors.push(/./);
  const list = (await (
    await fetch(`${stack.url}/api/auth/verified-products?type=sell&category=excavators`)
  ).json()) as { _id: string }[];
  const id = list[3]?._id;
  const ids = list
    .slice(0, 3)
    .map((l) => l._id)
    .join(',');
  const paths: Record<string, string> = {
    market: '/marketplace',
    list: '/marketplace?view=list&category=cranes',
    detail: `/equipment/${id}`,
    sell: '/marketplace/sell',
    rentals: '/rentals',
    category: '/categories/excavators',
    buy: '/marketplace/buy',
    compare: `/compare?ids=${ids}`,
  };
  for (const [name, path] of Object.entries(paths))
    for (const lang of ['', '/ar'])
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await page.goto(lang + path);
        await page.waitForTimeout(700);
        await page.screenshot({ path: `/tmp/shots/${name}${lang.replace('/', '-')}-${width}.png` });
      }
  await signedIn('supplier');
});
