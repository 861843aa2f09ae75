// Tests a service request from the form to the answer of a provider: the customer, the operator and the provider each use their own browser.
import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, test } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { openDeskItem } from '../steps/desk-steps.ts';
import { aPerson, field, fillForm, main } from '../steps/lead-forms.ts';
import { postToApi } from '../steps/lot-steps.ts';
import { expectNoFaults } from '../steps/page-checks.ts';

const texts = {
  en: {
    prefix: '',
    accept: 'Accept request',
    accepted: 'You have accepted this request.',
    answered: 'Answered',
    followed: 'Follow your request',
    consent: 'you agree that we give your name, phone and email',
  },
  ar: {
    prefix: '/ar',
    accept: 'قبول الطلب',
    accepted: 'قبلتم هذا الطلب',
    answered: 'تم الرد',
    followed: 'متابعة طلبك',
    consent: 'توافق على أن نعطي اسمك وهاتفك وبريدك',
  },
} as const;

/** Adds a published provider through the desk and returns its email. */
async function addProvider(stack: Stack, name: string, language: 'en' | 'ar') {
  const email = `provider-${Date.now()}-${language}@rigsouq.test`;
  const { token } = await logIn(stack, 'admin');
  const trade = { countries: ['bh'], services: ['training'], equipment: ['loaders'] };
  const entry = { kind: 'provider', name, words: 'Courses on site.', email, language, ...trade };
  const { _id } = (await (await postToApi(stack, '/admin/directory', token, entry)).json()) as { _id: string };
  await postToApi(stack, `/admin/directory/${_id}/publish`, token, {});
  return email;
}

async function openPage(browser: Browser, stack: Stack, width: number): Promise<Page> {
  return (await browser.newContext({ baseURL: stack.url, viewport: { width, height: 800 } })).newPage();
}

const linkIn = (text: string, page: string) =>
  new RegExp(`https?://\\S*/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';

for (const [language, width] of [
  ['en', 1440],
  ['ar', 360],
] as const)
  test(`[PU-015] brings a service request to a provider and the answer back, in ${language}`, async ({
    page,
    stack,
    browser,
    signInAs,
  }) => {
    const words = texts[language];
    const name = `Training Yard ${Date.now()}`;
    const provider = await addProvider(stack, name, language);
    const person = aPerson();

    const customer = await openPage(browser, stack, width);
    await customer.goto(`${words.prefix}/post-service-request`);
    await expect(main(customer).getByText(words.consent)).toBeVisible();
    const request = { serviceType: 'training', equipmentType: 'loaders', country: 'bh', location: 'Manama' };
    await fillForm(main(customer), { ...person, ...request, message: `Train four operators ${name}` });
    await main(customer).locator('form button[type=submit]').click();
    const confirmation = await stack.inbox.waitFor(person.email);
    expect(confirmation.text).toContain(words.followed);

    await signInAs('admin');
    await page.goto('/admin/leads');
    const lead = await openDeskItem(page, person.email);
    await lead.getByRole('button', { name: /^Forward/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(name).check();
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect(lead.getByText('Waiting for an answer')).toBeVisible();

    const sent = await stack.inbox.waitFor(provider);
    const answering = await openPage(browser, stack, width);
    const answered = await answering.goto(linkIn(sent.text, 'answer-request'));
    expect(answered?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(main(answering).getByText(`Train four operators ${name}`)).toBeVisible();
    await expect(main(answering).getByText(person.email)).toBeVisible();
    await expectNoFaults(answering);
    await main(answering).getByRole('button', { name: words.accept }).click();
    await expect(field(main(answering), 'answer')).toBeFocused();
    const answer = { answer: 'Two days from Sunday.', price: '450.500', currency: 'BHD', contact: '+973 3300 0000' };
    await fillForm(main(answering), answer);
    await main(answering).getByRole('button', { name: words.accept }).click();
    await expect(main(answering).getByText(words.accepted)).toBeVisible();
    // The second visit shows the decision and offers no other.
    await answering.reload();
    await expect(main(answering).getByText(words.accepted)).toBeVisible();
    await expect(main(answering).locator('form')).toHaveCount(0);
    await expectNoFaults(answering);

    const reply = await stack.inbox.waitFor(person.email, ({ text }) => text.includes('Two days from Sunday.'));
    expect(reply.text).toContain('BHD 450.500');
    await customer.goto(linkIn(reply.text, 'follow-request'));
    await expect(main(customer).getByText(words.answered, { exact: true })).toBeVisible();
    await expect(main(customer).getByText('Two days from Sunday.')).toBeVisible();
    await expect(main(customer).getByText('+973 3300 0000')).toBeVisible();
    await expectNoFaults(customer);

    await page.reload();
    await expect(lead.getByText('Two days from Sunday.')).toBeVisible();
    await expectNoFaults(page);
    await Promise.all([customer.context().close(), answering.context().close()]);
  });
