// Shares steps between the journeys about forms that reach the operators: fill in, send, check the email and the queue.
import type { Locator, Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listLeads } from '@rigsouq/contract/operations/calls';
import { expect, logIn } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { getFromApi } from './lot-steps.ts';
import { expectNoFaults } from './page-checks.ts';

export const main = (page: Page) => page.getByRole('main');
export const field = (within: Locator, name: string) => within.locator(`form [name="${name}"]`);
export const optionsOf = (within: Locator, name: string) =>
  field(within, name)
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));

let persons = 0;
export const aPerson = () => ({
  firstName: 'Amal',
  lastName: 'Haddad',
  email: `lead-${Date.now()}-${++persons}@rigsouq.test`,
  phone: '+971 50 000 0000',
});

export async function fillForm(within: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(within, name);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** Finds the lead with this email in the queue of the operators. */
export async function findLead(stack: Stack, email: string) {
  const { token } = await logIn(stack, 'admin');
  for (let after = ''; ; ) {
    const { leads, next } = await getFromApi<AnswerOf<typeof listLeads>>(stack, `/admin/leads${after}`, token);
    const found = leads.find((lead) => lead.email === email);
    if (found || !next) return found;
    after = `?after=${next}`;
  }
}

type FormJourney = {
  path: string;
  values: Record<string, string>;
  kind: string;
  details: Record<string, string>;
  thanks: { en: string; ar: string };
  subjects: { en: string; ar: string };
};

/** Fills in the form as a visitor, in English on a desktop and in Arabic on a phone, and expects a record, an email and a line in the queue. */
export async function sendInBothLanguages(page: Page, stack: Stack, journey: FormJourney) {
  for (const [language, width] of [
    ['en', 1440],
    ['ar', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(language === 'ar' ? `/ar${journey.path}` : journey.path);
    const send = main(page).locator('form button[type=submit]');
    const person = aPerson();
    await expect(send).toBeDisabled();
    await fillForm(main(page), { ...person, ...journey.values });
    await expectNoFaults(page);
    await send.click();
    await expect(main(page).getByRole('heading', { name: journey.thanks[language] })).toBeFocused();
    await expectNoFaults(page);
    expect((await stack.inbox.waitFor(person.email)).subject).toBe(journey.subjects[language]);
    expect(await findLead(stack, person.email)).toMatchObject({
      kind: journey.kind,
      name: 'Amal Haddad',
      state: 'open',
      details: journey.details,
    });
  }
}
