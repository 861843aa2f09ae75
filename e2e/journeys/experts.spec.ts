// Tests the experts: the network page, search, contact form, application, and the directory at the desk.
import { expect, test, waitForHydration } from '../fixtures.ts';
import { openDeskItem } from '../steps/desk-steps.ts';
import { aPerson, field, fillForm, findLead, main, optionsOf, sendInBothLanguages } from '../steps/lead-forms.ts';
import { expectNoFaults } from '../steps/page-checks.ts';

test('[PU-002] links from the network page to the experts, the registration and the contact page', async ({ page }) => {
  await page.goto('/experts-network');
  for (const to of ['/find-experts', '/vendoronboarding', '/contact-us', '/join-as-expert'])
    await expect(main(page).locator(`a[href="${to}"]`).first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Experts in the network' }).getByRole('article')).toHaveCount(3);
});

test('[PU-003] [PU-004] [PU-005] [PU-020] finds experts by specialization, location and availability', async ({
  page,
}) => {
  await page.goto('/find-experts');
  await waitForHydration(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Find an Expert');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.getByText('Demo', { exact: true })).toHaveCount(6);
  const choices = page.getByLabel('Specialization').locator('option');
  await expect(choices).toHaveText([
    'All specializations',
    'Appraisal',
    'Technical',
    'Maintenance',
    'Training',
    'Inspection',
  ]);

  const free = cards.filter({ hasText: 'Demo Expert One' });
  await expect(free.getByText('Available', { exact: true })).toBeVisible();
  await expect(free.getByRole('button', { name: 'Contact: Demo Expert One' })).toBeEnabled();
  const busy = cards.filter({ hasText: 'Demo Expert Three' });
  await expect(busy.getByText('Busy', { exact: true })).toBeVisible();
  await expect(busy.getByRole('button', { name: 'Contact: Demo Expert Three' })).toBeDisabled();

  await page.getByLabel('Specialization').selectOption('appraisal');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Availability').selectOption('busy');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Demo Expert Six');
  await page.getByLabel('Location').selectOption('om');
  await expect(main(page).getByText('No experts found.')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel('Location')).toHaveValue('');
});

test('[PU-019] shows no section of experts or providers while none is published', async ({ page }) => {
  for (const [path, title, all, empty] of [
    ['/experts-network', 'Experts in the network', '/find-experts', { experts: [], total: 0 }],
    ['/services', 'Service providers', '/find-service-providers', { providers: [], total: 0 }],
  ] as const) {
    const entries = main(page).getByRole('region', { name: title, exact: true });
    await page.goto(path);
    await waitForHydration(page);
    await expect(entries.getByRole('article')).toHaveCount(3);
    const heading = await main(page).getByRole('heading', { level: 1 }).textContent();
    await page.route(/\/api\/(experts|service-providers)/, (route) => route.fulfill({ json: empty }));
    await main(page).locator(`a[href="${all}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${all}$`));
    await page.goBack();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(entries).toHaveCount(0);
    await page.unroute(/\/api\/(experts|service-providers)/);
  }
});

for (const [language, address, contact, thanks, subject] of [
  [
    'English',
    '/find-experts',
    'Contact',
    'Thank you. We have received your request and sent you an email.',
    'We have received your request for an expert',
  ],
  [
    'Arabic',
    '/ar/find-experts',
    'التواصل',
    'شكرًا لك. لقد استلمنا طلبك وأرسلنا إليك بريدًا إلكترونيًا.',
    'استلمنا طلبك للتواصل مع خبير',
  ],
] as const)
  test(`[PU-003] sends a request for an expert to the operators (${language})`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    await main(page)
      .getByRole('button', { name: `${contact}: Demo Expert One` })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Demo Expert One')).toBeVisible();
    const person = aPerson();
    await fillForm(dialog, { ...person, message: 'Two excavators to be valued before a sale.' });
    await expectNoFaults(page);
    await dialog.locator('form button[type=submit]').click();
    await expect(dialog.getByText(thanks)).toBeFocused();
    expect((await stack.inbox.waitFor(person.email)).subject).toBe(subject);
    expect(await findLead(stack, person.email)).toMatchObject({
      kind: 'expert-contact',
      subject: 'Demo Expert One',
      state: 'open',
      message: 'Two excavators to be valued before a sale.',
    });
  });

test('[PU-006] [PU-022] [PU-025] records the application of an expert, sends an email and adds it to the queue', async ({
  page,
  stack,
  signInAs,
}) => {
  await page.goto('/join-as-expert');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Join as an Expert');
  expect(await optionsOf(main(page), 'specialization')).toEqual([
    'appraisal',
    'technical',
    'maintenance',
    'training',
    'inspection',
  ]);
  const details = { specialization: 'inspection', experience: '20+', country: 'kw' };
  await sendInBothLanguages(page, stack, {
    path: '/join-as-expert',
    values: { ...details, message: 'Cranes and hoists since 1999.' },
    kind: 'expert',
    details,
    thanks: { en: 'Thank you. We have received your application.', ar: 'شكرًا لك. لقد استلمنا طلبك.' },
    subjects: { en: 'Your expert application', ar: 'طلب انضمامك كخبير' },
  });
  await signInAs('buyer');
  await page.goto('/join-as-expert');
  await expect(field(main(page), 'email')).toHaveValue('buyer@rigsouq.test');
  await expect(field(main(page), 'specialization')).toBeVisible();
});

test('[PU-021] shows an error of the form under its field', async ({ page }) => {
  await page.goto('/join-as-expert');
  const filled = { ...aPerson(), specialization: 'training', experience: '1-5', country: 'ae', message: 'Dozers' };
  await fillForm(main(page), { ...filled, email: 'nobody' });
  await main(page).locator('form button[type=submit]').click();
  await expect(main(page).getByText('Invalid email format.')).toBeVisible();
  await expect(field(main(page), 'email')).toBeFocused();
});

test('[PU-018] lets the desk write an entry by hand, change it and publish it', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/directory');
  await main(page).getByRole('button', { name: 'Add an expert' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Expert by hand ${Date.now()}`;
  await fillForm(dialog, { name, words: 'Knows tower cranes.' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose at least one specialization')).toBeVisible();
  await dialog.getByText('Training', { exact: true }).click();
  await dialog.getByText('Kuwait', { exact: true }).click();
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await openDeskItem(page, name);
  await main(page)
    .getByRole('button', { name: `Edit: ${name}` })
    .click();
  await field(dialog, 'availability').selectOption('busy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: `Publish: ${name}` })
    .click();
  await expect(main(page).getByRole('button', { name: `Publish: ${name}` })).toHaveCount(0);
  await page.goto('/find-experts?specialization=training&country=kw&page=1');
  await expect(main(page).getByRole('article')).toContainText(name);
  await expect(main(page).getByRole('button', { name: `Contact: ${name}` })).toBeDisabled();

  await page.goto('/admin/directory?state=published');
  await openDeskItem(page, name);
  await main(page)
    .getByRole('button', { name: `Unpublish: ${name}` })
    .click();
  await expect(main(page).getByText(name)).toHaveCount(0);
});
