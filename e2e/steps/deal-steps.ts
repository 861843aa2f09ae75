// Creates two companies and a machine for one journey, so that the deals of the demo stay unchanged for the other journeys.
import type { Browser, Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from './company-steps.ts';
import { createPng } from './photos.ts';

export type DealParties = { buyer: OwnCompany; supplier: OwnCompany; machine: string; title: string };

let machines = 0;

export const machineForm = (title: string) => ({
  type: 'sell',
  title,
  category: 'excavators',
  condition: 'used-functional',
  year: '2021',
  hours: '3400',
  location: 'Jebel Ali, Dubai',
  country: 'ae',
  price: '85000',
  currency: 'USD',
  specifications: { EngineModel: 'C4.4', Power: '121 kW', BucketCapacity: '1.19 m3', OperatingWeight: '22 t' },
  features: ['Air conditioning'],
  description: 'One owner, serviced on time, ready to work.',
});

export async function createDealParties(stack: Stack): Promise<DealParties> {
  const [buyer, supplier] = [await registerCompany(stack), await registerCompany(stack)];
  await post(stack, buyer, '/users/roles', { role: 'buyer' });
  const title = `Caterpillar 320 excavator ${++machines}`;
  const images = [new File([new Uint8Array(createPng(1))], '1.png')];
  const answer = await fetch(`${stack.apis[0].url}/api/equipment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${supplier.token}` },
    body: toFormData(machineForm(title), { images }),
  });
  expect(answer.status).toBe(200);
  return { buyer, supplier, title, machine: ((await answer.json()) as { _id: string })._id };
}

/** Opens a page in a new browser context, logged in as the company. */
export async function openPageAs(browser: Browser, stack: Stack, company: OwnCompany): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } });
  await signInAsCompany(context, company);
  return context.newPage();
}

export async function post(stack: Stack, { token }: OwnCompany, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${stack.apis[0].url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
