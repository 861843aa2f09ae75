// Tests that a member is asked once to agree to a new version of the terms, in both languages.
import { expect, test } from '../../fixtures.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';
import { findAxeViolations } from '../../steps/page-checks.ts';

for (const { prefix, title, agree, thanks } of [
  { prefix: '', title: 'New terms', agree: 'I agree', thanks: 'Thank you. Your consent is recorded.' },
  { prefix: '/ar', title: 'شروط جديدة', agree: 'أوافق', thanks: 'شكرًا لك. تم تسجيل موافقتك.' },
])
  test(`asks once for consent to a new version${prefix && ', in Arabic'}`, async ({ page, context, stack }) => {
    const company = await registerCompany(stack, 'buyer');
    await signInAsCompany(context, company);
    let agreed = false;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/users/consents')) agreed = answer.status() === 200;
    });
    // The company has just agreed to the current version, so the answer says until the next consent that a newer one exists.
    await page.route('**/api/auth/profile', async (route) => {
      const answer = await route.fetch();
      const { user } = await answer.json();
      await route.fulfill({ json: { user: { ...user, missingConsents: agreed ? [] : ['terms@2'] } } });
    });
    await page.goto(`${prefix}/dashboard?role=buyer`);
    const banner = page.getByRole('region', { name: title });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', `${prefix}/terms`);
    expect(await findAxeViolations(page)).toEqual([]);
    await banner.getByRole('button', { name: agree }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(banner).toBeHidden();
    await page.reload();
    // The tabs are shown after the profile, which says what the member has agreed to.
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(banner).toBeHidden();
  });
