// Tests the services: the page, the providers in the directory, service requests, and the registration of providers.

import type { listDirectory } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { expect, logIn, test, waitForHydration } from '../fixtures.ts';
import { openDeskItem } from '../steps/desk-steps.ts';
import { aPerson, fillForm, findLead, main, optionsOf, sendInBothLanguages } from '../steps/lead-forms.ts';
import { getFromApi, postToApi } from '../steps/lot-steps.ts';
import { expectNoFaults } from '../steps/page-checks.ts';

const provider = {
  company: 'Haddad Field Service',
  primaryService: 'repair',
  experience: '5-10',
  coverageArea: 'qa',
  equipmentType: 'cranes',
};
const request = { serviceType: 'transport', equipmentType: 'loaders', country: 'om', location: 'Duqm' };

test('[PU-001] links from the services page to all pages about services', async ({ page }) => {
  await page.goto('/services');
  for (const to of [
    '/find-service-providers',
    '/register-as-provider',
    '/contact-us',
    '/post-service-request',
    '/join-as-service-provider',
  ])
    await expect(main(page).locator(`a[href="${to}"]`).first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Spare parts' }).click();
  await expect(page).toHaveURL(/\/find-service-providers\?service=parts$/);
  await expect(page.getByLabel('Service type')).toHaveValue('parts');
});

test('[PU-013] [PU-018] [PU-020] finds providers by service, place and equipment, and marks those of the demo', async ({
  page,
}) => {
  await page.goto('/find-service-providers');
  await waitForHydration(page);
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(6);
  await main(page).getByRole('link', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(12);
  // Other journeys publish providers of their own, so the first cards are not always those of the demo.
  const demo = cards.filter({ hasText: '(Demo)' });
  expect(await demo.count()).toBeGreaterThan(5);
  await expect(cards.getByText('Demo', { exact: true })).toHaveCount(await demo.count());
  await expect(demo.getByText('Demo', { exact: true })).toHaveCount(await demo.count());

  await page.getByLabel('Service type').selectOption('transport');
  await expect(page).toHaveURL(/\?service=transport$/);
  await expect(main(page).getByText('Service providers found: 2')).toBeVisible();
  await page.getByLabel('Location').selectOption('ae');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Long Road Haulage (Demo)');
  await page.getByLabel('Equipment type').selectOption('forklifts');
  await expect(main(page).getByText('No service providers found.')).toBeVisible();
  await expectNoFaults(page);
  await main(page).getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(cards).toHaveCount(6);

  await page.goto('/ar/find-service-providers?equipment=forklifts');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText('تجريبي', { exact: true })).toHaveCount(2);
});

test('[PU-014] [PU-024] [PU-025] records the registration of a provider, sends an email and adds it to the queue', async ({
  page,
  stack,
}) => {
  await page.goto('/register-as-provider?plan=professional');
  await expect(main(page).locator('select[name=plan]')).toHaveValue('professional');
  expect(await optionsOf(main(page), 'experience')).toEqual(['1-5', '5-10', '10-20', '20+']);
  expect(await optionsOf(main(page), 'coverageArea')).toEqual(['sa', 'ae', 'qa', 'bh', 'kw', 'om', 'gulf']);
  const { company: _, ...details } = provider;
  await sendInBothLanguages(page, stack, {
    path: '/register-as-provider',
    values: provider,
    kind: 'provider',
    details,
    thanks: { en: 'Thank you. We have received your registration.', ar: 'شكرًا لك. لقد استلمنا تسجيلك.' },
    subjects: { en: 'Your registration as a service provider', ar: 'تسجيلك كمقدّم خدمات' },
  });
});

test('[PU-015] [PU-024] [PU-025] records a service request, sends an email and adds it to the queue', async ({
  page,
  stack,
}) => {
  await sendInBothLanguages(page, stack, {
    path: '/post-service-request',
    values: { ...request, message: 'Bring a loader of 18 tonnes from Muscat to Duqm.' },
    kind: 'service-request',
    details: request,
    thanks: { en: 'Thank you. We have received your service request.', ar: 'شكرًا لك. لقد استلمنا طلب الخدمة.' },
    subjects: { en: 'We have received your service request', ar: 'استلمنا طلب الخدمة' },
  });
});

test('[PU-018] [PU-025] lets an operator read a registration and publish it in two steps', async ({
  page,
  stack,
  signInAs,
}) => {
  const person = aPerson();
  const name = `Haddad ${Date.now()}`;
  await page.goto('/register-as-provider');
  await fillForm(main(page), { ...person, ...provider, company: name, message: 'Cranes mended where they stand.' });
  await main(page).locator('form button[type=submit]').click();
  await expect(main(page).getByRole('heading', { name: 'Thank you.' })).toBeVisible();

  await signInAs('admin');
  await page.goto('/admin/leads');
  const lead = await openDeskItem(page, person.email);
  await expect(lead).toContainText('Primary service: Maintenance and repair');
  await expect(lead).toContainText('Coverage area: Qatar');
  await lead.getByRole('button', { name: /^Add to directory/ }).click();
  await expect(page).toHaveURL(/\/admin\/directory$/);
  expect(await findLead(stack, person.email)).toBeUndefined();
  const find = `/find-service-providers?service=repair&country=qa&equipment=cranes`;
  await page.goto(find);
  await expect(main(page).getByText('No service providers found.')).toBeVisible();

  await page.goto('/admin/directory');
  await openDeskItem(page, name);
  const publish = main(page).getByRole('button', { name: `Publish: ${name}` });
  await expect(publish).toBeVisible();
  await expectNoFaults(page);
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(publish).toHaveCount(0);
  // The test uses another address of the same page, because the page above is cached for half a minute.
  await page.goto(`${find}&page=1`);
  await expect(main(page).getByRole('article')).toContainText(name);
  await expect(main(page).getByText('Demo', { exact: true })).toHaveCount(0);

  await page.goto('/admin/directory?state=published');
  await openDeskItem(page, name);
  await main(page)
    .getByRole('button', { name: `Unpublish: ${name}` })
    .click();
  await expect(main(page).getByText(name)).toHaveCount(0);
  await page.goto(`${find}&page=01`);
  await expect(main(page).getByText('No service providers found.')).toBeVisible();
});

test('[PU-016] [PU-017] [PU-018] [PU-019] [PU-020] shows the plans, and the testimonials that an operator published', async ({
  page,
  stack,
}) => {
  await page.goto('/join-as-service-provider');
  const plans = main(page).getByRole('region', { name: 'Plans' }).locator('> div > ul > li');
  await expect(plans).toHaveText([
    /Basic.*\$49\/month/s,
    /Professional.*Most popular.*\$99\/month/s,
    /Enterprise.*\$199\/month/s,
  ]);
  await expect(plans.getByText('Most popular', { exact: true })).toHaveCount(1);
  await expect(main(page).locator('a[href="/register-as-provider"]').first()).toBeVisible();
  for (const [at, code] of ['basic', 'professional', 'enterprise'].entries())
    await expect(plans.nth(at).getByRole('link')).toHaveAttribute('href', `/register-as-provider?plan=${code}`);
  const testimonials = main(page).getByRole('region', { name: 'What providers say' });
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  await expect(testimonials.getByText('Demo', { exact: true })).toHaveCount(3);

  const { token } = await logIn(stack, 'admin');
  const { entries } = await getFromApi<AnswerOf<typeof listDirectory>>(
    stack,
    '/admin/directory?state=published',
    token,
  );
  const shown = entries.filter(({ kind }) => kind === 'testimonial');
  for (const { _id } of shown) await postToApi(stack, `/admin/directory/${_id}/unpublish`, token, {});
  // The test uses another address of the same page, because the page is cached for half a minute.
  await page.goto('/join-as-service-provider?page=1');
  await expect(main(page).getByRole('region', { name: 'Plans' })).toBeVisible();
  await expect(testimonials).toHaveCount(0);
  for (const { _id } of shown.toReversed()) await postToApi(stack, `/admin/directory/${_id}/publish`, token, {});
});
