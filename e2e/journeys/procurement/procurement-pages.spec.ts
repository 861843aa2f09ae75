// Tests the public pages of e-procurement: the page under both addresses, the free trial and the demo.
import { expect, test } from '../../fixtures.ts';
import { field, main, optionsOf, sendInBothLanguages } from '../../steps/lead-forms.ts';

test('[PU-007] [PU-008] links to the trial and to the demo, under both addresses', async ({ page }) => {
  for (const address of ['/procurement', '/e-procurement']) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('E-Procurement for construction equipment');
    for (const to of ['/start-free-trial', '/request-demo'])
      await expect(main(page).locator(`a[href="${to}"]`).first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/procurement$/);
  }
  await page.goto('/ar/e-procurement');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('المشتريات الإلكترونية لمعدات البناء');
});

test('leads a member to the own requests instead of the form for a trial', async ({ page, signInAs }) => {
  await signInAs('buyer');
  await page.goto('/e-procurement');
  for (const link of await main(page).getByRole('link', { name: 'Go to your requests' }).all())
    await expect(link).toHaveAttribute('href', '/procurement/rfq');
  await expect(main(page).getByRole('link', { name: 'Go to your requests' })).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
});

test('[PU-009] [PU-010] [PU-023] [PU-025] records a request for the free trial, sends an email and adds it to the queue', async ({
  page,
  stack,
}) => {
  await page.goto('/start-free-trial');
  await expect(main(page).getByText('30-day free trial, no credit card', { exact: false }).first()).toBeVisible();
  await expect(main(page).getByText('No credit card', { exact: true })).toBeVisible();
  expect(await optionsOf(main(page), 'companySize')).toEqual(['1-10', '11-50', '51-200', '201-1000', '1000+']);
  const details = { companySize: '201-1000', country: 'ae' };
  await sendInBothLanguages(page, stack, {
    path: '/start-free-trial',
    values: { company: 'Haddad Building', ...details },
    kind: 'trial',
    details,
    thanks: {
      en: 'Thank you. Your 30-day free trial is on its way.',
      ar: 'شكرًا لك. تجربتك المجانية لمدة 30 يومًا في الطريق إليك.',
    },
    subjects: { en: 'Your 30-day free trial', ar: 'تجربتك المجانية لمدة 30 يومًا' },
  });
});

test('[PU-011] [PU-012] [PU-023] [PU-025] records a request for a demo, sends an email and adds it to the queue', async ({
  page,
  stack,
}) => {
  await page.goto('/request-demo');
  await expect(main(page).getByText('45-minute virtual demo', { exact: true })).toBeVisible();
  await expect(main(page).getByText("We'll contact you within 24 hours", { exact: true })).toBeVisible();
  expect(await optionsOf(main(page), 'industry')).toEqual([
    'construction',
    'manufacturing',
    'healthcare',
    'education',
    'government',
    'other',
  ]);
  await expect(field(main(page), 'industry').locator('option')).toHaveText([
    'Choose...',
    'Construction',
    'Manufacturing',
    'Healthcare',
    'Education',
    'Government',
    'Other',
  ]);
  await sendInBothLanguages(page, stack, {
    path: '/request-demo',
    values: { company: 'Haddad Building', industry: 'construction' },
    kind: 'demo',
    details: { industry: 'construction' },
    thanks: { en: 'Thank you. We have received your request.', ar: 'شكرًا لك. لقد استلمنا طلبك.' },
    subjects: {
      en: 'Your demo of Rigsouq e-procurement',
      ar: 'عرض توضيحي للمشتريات الإلكترونية في ريغسوق',
    },
  });
});
