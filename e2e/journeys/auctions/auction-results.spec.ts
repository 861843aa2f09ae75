// Tests the result page of a lot: the result, the rise of the price, and the log that every visitor can check.

import { expect, test, waitForHydration } from '../../fixtures.ts';
import { main, openTrackedPage, phone, setLotEnd, submitBid } from '../../steps/bidding-steps.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { aLot } from '../../steps/lot-steps.ts';
import { expectNoFaults } from '../../steps/page-checks.ts';

test('[AU-035] [AU-044] [AU-050] shows the result and the bids of a sold lot, and checks its log in the browser', async ({
  browser,
  stack,
}) => {
  const lot = await aLot(stack, { startPrice: 1_000, reservePrice: 1_200 });
  const [one, two] = [await registerCompany(stack), await registerCompany(stack)];
  const winner = await openTrackedPage(browser, stack, one, `/auction/bid/${lot.id}`);
  const loser = await openTrackedPage(browser, stack, two, `/auction/bid/${lot.id}`);
  await waitForHydration(winner);
  await waitForHydration(loser);
  await submitBid(winner, 1_000, 4_000);
  await expect(main(winner).getByText('You are the highest bidder.')).toBeVisible();
  await submitBid(loser, 1_300, 2_000);
  await expect(main(loser).getByText('Bid placed successfully')).toBeVisible();
  await setLotEnd(stack, lot.id, 2);
  await main(loser).getByRole('link', { name: 'View Results' }).click();
  await expect(loser).toHaveURL(new RegExp(`/auction/results/${lot.id}$`));

  const result = main(loser).getByRole('region', { name: 'Result' });
  await expect(result).toContainText('$2,100');
  await expect(result).toContainText('Winner: Bidder 1');
  await expect(result).toContainText('You did not win');
  await expect(main(loser).getByRole('img', { name: /^Price over the course/ })).toBeVisible();
  await main(loser).getByText('Show as a table').click();
  const rows = main(loser).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('$1,300');
  await expect(rows.nth(2)).toContainText('$2,100');
  await main(loser).getByRole('button', { name: 'Verify this log in your browser' }).click();
  await expect(main(loser).getByText('Log verified: all 4 entries match')).toBeVisible();
  await main(loser).getByText('Show full log').click();
  await expect(main(loser).getByText('"act":"close"')).toBeVisible();
  // The page shows neither the names of the bidders, nor their maximums, nor the reserve.
  await expect(main(loser)).not.toContainText('4000');
  await expect(main(loser)).not.toContainText('Huda Qasim');
  await expectNoFaults(loser);

  // The log arrives with one changed number, so the check must fail.
  await loser.route(/\/proof\?/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace('\\"offer\\":1300', '\\"offer\\":1400') });
  });
  await main(loser).getByRole('button', { name: 'Verify this log in your browser' }).click();
  await expect(main(loser).getByText('Log not valid: entry 3 does not match')).toBeVisible();

  const arabic = await openTrackedPage(browser, stack, null, `/ar/auction/results/${lot.id}`, phone);
  await expect(arabic.getByRole('heading', { level: 1 })).toHaveText('نتيجة المزاد');
  await waitForHydration(arabic);
  await main(arabic).getByRole('button', { name: 'تحقق من هذا السجل في متصفحك' }).click();
  await expect(main(arabic).getByText('السجل سليم')).toBeVisible();
  await expectNoFaults(arabic);
});

test('shows no result for a running lot, and "Not sold" for a lot without bids', async ({ browser, stack }) => {
  const running = await aLot(stack);
  const page = await openTrackedPage(browser, stack, null, `/auction/results/${running.id}`);
  await expect(main(page)).toContainText('This auction has not ended yet.');
  await setLotEnd(stack, running.id, 1);
  await expect(main(page).getByRole('region', { name: 'Result' })).toContainText('Not sold');
  await page.reload();
  await expect(main(page)).toContainText('No bids were placed.');
  await expectNoFaults(page);
});
