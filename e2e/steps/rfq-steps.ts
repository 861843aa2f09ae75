// Shares steps between the journeys about requests for quotation: it publishes a request, answers it and passes its deadline.

import { expect } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { runSql } from './bidding-steps.ts';
import type { OwnCompany } from './company-steps.ts';
import { post } from './deal-steps.ts';
import { dateInDays } from './rental-steps.ts';

type PricedLine = { line: number; price: number; currency: string; leadDays: number; option?: number; mode?: 'rent' };

/** Publishes a request with two lines in dirhams and invites these suppliers. */
export async function publishRfq(
  stack: Stack,
  buyer: OwnCompany,
  suppliers: readonly OwnCompany[],
  country: 'ae' | 'sa' = 'ae',
): Promise<string> {
  const line = { category: 'cranes', mode: 'buy', place: 'Duqm' };
  const { _id } = (await post(stack, buyer, '/procurement/rfqs', {
    title: 'Plant for the port road',
    currency: 'AED',
    country,
    audience: 'invited',
    deadline: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    lines: [
      { ...line, line: 1, quantity: 1, specification: 'Mobile crane, 60 t' },
      { ...line, line: 2, quantity: 4, specification: 'Crawler excavator, 22 t', category: 'excavators' },
    ],
  })) as { _id: string };
  await post(stack, buyer, `/procurement/rfqs/${_id}/invite`, { suppliers: suppliers.map(({ userId }) => userId) });
  await post(stack, buyer, `/procurement/rfqs/${_id}/publish`, {});
  return _id;
}

export async function answerRfq(
  stack: Stack,
  supplier: OwnCompany,
  id: string,
  pricedLines: readonly PricedLine[],
): Promise<void> {
  const lines = pricedLines.map((one) => ({ option: 1, mode: 'buy', offered: '', ...one }));
  const response = await fetch(`${stack.apis[0].url}/api/procurement/rfqs/${id}/answer`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${supplier.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, validUntil: dateInDays(30), lines }),
  });
  expect(response.status).toBe(200);
}

/** Moves the deadline to now, and the worker opens the answers. */
export async function passDeadline(stack: Stack, id: string): Promise<void> {
  const statement = `update rfqs set deadline = clock_timestamp() where id = '${id}';
    select graphile_worker.add_job('rfqs.open_due', '{}')`;
  await runSql(stack, statement);
}
