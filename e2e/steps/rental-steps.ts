// Shares steps between the journeys about renting: it creates a machine, a buyer and a supplier, and moves bookings in time.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { expect, waitForHydration } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { type OwnCompany, registerCompany, signInAsCompany } from './company-steps.ts';
import { createPng } from './photos.ts';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1440, height: 900 };
export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`);
export const submitButton = (page: Page) => main(page).locator('form button[type=submit]');
export const dayButton = (page: Page, date: string) => main(page).locator(`button[data-day="${date}"]`);
export const total = (page: Page) => main(page).locator('output[name=totalCost]');
/** Returns the date in the Gulf, the given number of days from now. */
export const dateInDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 4 * 3_600_000).toISOString().slice(0, 10);
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const machine = {
  type: 'rent',
  category: 'cranes',
  condition: 'used-functional',
  year: '2019',
  hours: '4100',
  currency: 'USD',
  hourlyRate: '60',
  dailyRate: '400',
  weeklyRate: '2200',
  location: 'Jebel Ali, Dubai',
  country: 'ae',
  description: 'For the journey of the tests.',
  features: ['Outriggers'],
  specifications: { EngineModel: 'D946', Power: '220 kW', BucketCapacity: 'none', OperatingWeight: '60 t' },
};

export async function callApi<T>(stack: Stack, path: string, { token }: { token: string }, body?: unknown): Promise<T> {
  const json = body instanceof FormData ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${stack.apis[0].url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? json : {}) },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

export async function createRental(
  stack: Stack,
  owner: OwnCompany,
  over: Record<string, unknown> = {},
): Promise<string> {
  const images = [new File([new Uint8Array(createPng(1))], '1.png')];
  const form = toFormData({ ...machine, title: `Grove crane ${Date.now() % 1e6}`, ...over }, { images });
  return (await callApi<{ _id: string }>(stack, '/equipment', owner, form))._id;
}

export async function createBooking(
  stack: Stack,
  buyer: OwnCompany,
  equipment: string,
  from: number,
  until: number,
): Promise<string> {
  const site = { deliveryAddress: 'Plot 12, Jebel Ali', projectType: 'construction', specialRequirements: '' };
  const days = { rentalPeriod: 'daily', startDate: dateInDays(from), endDate: dateInDays(until) };
  const body = {
    equipment,
    ...days,
    ...site,
    totalCost: Math.max(1, until - from) * 400,
    consent: consentFor('booking'),
  };
  return (await callApi<{ _id: string }>(stack, '/equipment/book', buyer, body))._id;
}

/** Moves one booking and its reservation into the past by the given number of days. */
export async function moveBookingBack(stack: Stack, id: string, days: number): Promise<void> {
  const by = `${days} * interval '1 day'`;
  const statement = `update bookings set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}, start_day = start_day - ${days},
      end_day = end_day - ${days}, lapses_at = lapses_at - ${by} where id = '${id}';
    update reservations set period = tstzrange(lower(period) - ${by}, upper(period) - ${by}) where reference_id = '${id}';
    select graphile_worker.add_job('rentals.turn_due', '{}')`;
  await promisify(execFile)('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', stack.databaseUrl, '-c', statement]);
}

/** Opens a page in a new browser context, logged in as the company. */
export async function openScreenAs(
  browser: Browser,
  stack: Stack,
  company: OwnCompany,
  viewport = desktop,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url, viewport, timezoneId: 'Asia/Dubai' });
  await signInAsCompany(context, company);
  return context.newPage();
}

export async function waitForCalendar(page: Page) {
  await waitForHydration(page);
  await expect(main(page).getByRole('region', { name: /^(Availability calendar|تقويم هذه المعدة)$/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

export async function fillSite(page: Page) {
  await field(page, 'deliveryAddress').fill('Plot 12, Jebel Ali Industrial Area 2, Dubai');
  await field(page, 'projectType').selectOption('excavation');
}

let companies: Promise<[OwnCompany, OwnCompany]> | undefined;
export function sharedCompanies(stack: Stack): Promise<[supplier: OwnCompany, buyer: OwnCompany]> {
  companies ??= Promise.all([registerCompany(stack), registerCompany(stack, 'buyer')]);
  return companies;
}
