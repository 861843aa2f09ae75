// Creates lots for one journey as a seller and an operator do, so that the lots of the demo stay unchanged for the other journeys.
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect, logIn } from '../fixtures.ts';
import type { Stack } from '../stack/stack.ts';
import { type OwnCompany, registerCompany } from './company-steps.ts';

const MINUTE_MS = 60_000;
let lots = 0;

type LotOptions = {
  seller?: OwnCompany;
  type?: 'Online' | 'Live' | 'Sealed Bid';
  reservePrice?: number;
  startPrice?: number;
  /** Minutes from now. A start in the past becomes now (R76). */
  startsInMinutes?: number;
  endsInMinutes?: number;
};

export type OwnLot = { id: string; title: string; seller: OwnCompany };

export const gulfDate = (days = 0) =>
  new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

export function consignmentForm(model: string) {
  return {
    manufacturer: 'Komatsu',
    model,
    year: '2019',
    hours: '6200',
    serialNumber: `K-${model}`,
    category: 'excavators',
    condition: 'good',
    location: 'Mussafah, Abu Dhabi',
    description: 'Two owners, new undercarriage last year.',
    reservePrice: '40000',
    type: 'Online',
    auctionDuration: '7-days',
    startDate: gulfDate(1),
    contactName: 'Salim Rashid',
    contactEmail: 'salim@rigsouq.test',
    contactPhone: '+971 50 000 0000',
  };
}

export async function aLot(stack: Stack, options: LotOptions = {}): Promise<OwnLot> {
  const seller = options.seller ?? (await registerCompany(stack));
  const { type = 'Online', reservePrice = 40_000, startPrice = 1_000 } = options;
  const model = `PC${500 + ++lots}`;
  const answer = await fetch(`${stack.apis[0].url}/api/equipment/consignment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}` },
    body: toFormData({ ...consignmentForm(model), type, reservePrice: String(reservePrice) }),
  });
  expect(answer.status).toBe(200);
  const { _id: id } = (await answer.json()) as { _id: string };
  const { token } = await logIn(stack, 'admin');
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const dates = { startDate: at(options.startsInMinutes ?? -1), endDate: at(options.endsInMinutes ?? 600) };
  const approved = await postToApi(stack, `/admin/lots/${id}/approve`, token, { startPrice, ...dates });
  expect(approved.status).toBe(200);
  return { id, title: `Komatsu ${model} 2019`, seller };
}

export function postToApi(stack: Stack, path: string, token: string, body: object): Promise<Response> {
  return fetch(`${stack.apis[0].url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function getFromApi<T>(stack: Stack, path: string, token?: string): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${stack.apis[0].url}/api${path}`, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}
