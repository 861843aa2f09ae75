// Adds service requests of the demo buyer: one that a provider of the demo answered, and one that waits for an answer.
import { FORWARD_DAYS } from '@rigsouq/contract/leads/forwards';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;

const requests = [
  {
    key: 'transport',
    details: { serviceType: 'transport', equipmentType: 'excavators', country: 'ae', location: 'Al Ain' },
    message: 'A made-up request for the demo: move an excavator of 30 tonnes from Dubai to Al Ain.',
    provider: 'Long Road Haulage (Demo)',
    hoursAgo: 70,
    answer: {
      state: 'accepted',
      answer: 'A made-up answer for the demo: a low bed is free on Sunday morning. Permits are included.',
      price: 180_000,
      currency: 'AED',
      contact: 'long-road@example.com',
    },
  },
  {
    key: 'inspection',
    details: { serviceType: 'inspection', equipmentType: 'cranes', country: 'ae', location: 'Jebel Ali' },
    message: 'A made-up request for the demo: load test of a mobile crane before a lift.',
    provider: 'Coast Lifting Checks (Demo)',
    hoursAgo: 6,
    answer: { state: 'sent' },
  },
] as const;

export async function addServiceRequests(db: Db): Promise<void> {
  const now = Date.now();
  const rows = requests.map(({ key, details, message, hoursAgo }) => ({
    id: demoId(`service request ${key}`),
    kind: 'service-request',
    account_id: demoId('account buyer@rigsouq.test'),
    first_name: 'Demo',
    last_name: 'Buyer',
    email: 'buyer@rigsouq.test',
    phone: '+971500000000',
    details,
    message,
    language: 'en',
    text_hash: `demo service request ${key}`,
    created_at: new Date(now - hoursAgo * HOUR),
  }));
  const forwards = requests.map(({ key, provider, hoursAgo, answer }) => {
    const sentAt = now - (hoursAgo - 2) * HOUR;
    return {
      id: demoId(`forward ${key}`),
      lead_id: demoId(`service request ${key}`),
      entry_id: demoId(`directory ${provider}`),
      forwarded_by: demoId('user admin@rigsouq.test'),
      created_at: new Date(sentAt),
      expires_at: new Date(sentAt + FORWARD_DAYS * 24 * HOUR),
      opened_at: new Date(sentAt + HOUR),
      decided_at: answer.state === 'sent' ? null : new Date(sentAt + 2 * HOUR),
      ...answer,
    };
  });
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'leads', rows);
    for (const forward of forwards) await addRows(tx, 'lead_forwards', [forward]);
  });
}
