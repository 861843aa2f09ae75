// Shares steps between the journeys about conversations: it creates machines and colleagues, and calls the api.
import { expect } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import type { Stack } from '../stack/stack.ts';
import type { OwnCompany } from './company-steps.ts';
import { createPng } from './photos.ts';

const machine = {
  type: 'sell',
  title: 'Komatsu D65 dozer',
  category: 'bulldozers',
  condition: 'used-functional',
  year: '2020',
  hours: '4100',
  location: 'Al Quoz, Dubai',
  country: 'ae',
  price: '92000',
  currency: 'USD',
  specifications: { EngineModel: 'SAA6D', Power: '164 kW', BucketCapacity: '5.6 m3', OperatingWeight: '21 t' },
  features: ['Ripper'],
  description: 'One owner, serviced on time, ready to work.',
};

export async function createListing(stack: Stack, { token }: OwnCompany, over: Record<string, string> = {}) {
  const images = [new File([new Uint8Array(createPng(3))], '1.png')];
  const answer = await fetch(`${stack.apis[0].url}/api/equipment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: toFormData({ ...machine, ...over }, { images }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { _id: string })._id;
}

export async function getJson<T>(stack: Stack, path: string, token?: string): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await (await fetch(`${stack.apis[0].url}/api${path}`, { headers })).json()) as T;
}

async function postJson(stack: Stack, path: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${stack.apis[0].url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a message through the api. */
export async function sendMessage(
  stack: Stack,
  from: OwnCompany,
  to: OwnCompany,
  equipmentId: string,
  content: string,
) {
  const answer = await postJson(stack, '/message/send', { equipmentId, recipientId: to.userId, content }, from.token);
  expect(answer.status).toBe(200);
}

/** Adds a colleague to the company through an invitation email, as every colleague joins. */
export async function addColleague(
  stack: Stack,
  company: OwnCompany,
  position: 'agent' | 'manager' = 'agent',
): Promise<OwnCompany> {
  const email = `colleague-${Date.now()}@rigsouq.test`;
  const password = 'a machine of my own';
  expect((await postJson(stack, '/users/invitations', { email, position }, company.token)).status).toBe(200);
  const { text } = await stack.inbox.waitFor(email);
  const token = /token=([\w.~-]+)/.exec(text)?.[1] ?? '';
  const joined = await postJson(stack, '/auth/accept-invitation', {
    token,
    name: 'Salim Rashid',
    password,
    consent: consentFor('registration'),
  });
  expect(joined.status).toBe(200);
  const session = (await (await postJson(stack, '/auth/loginuser', { email, password })).json()) as {
    token: string;
    _id: string;
  };
  return { ...company, token: session.token, userId: session._id };
}
