import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Inbox, openInbox } from '../../test/inbox.ts';
import { createMail } from './mail.ts';
import { createMetrics } from './monitoring/metrics.ts';

const metrics = createMetrics();
const email = {
  en: { subject: 'A subject', lines: ['A line'] },
  ar: { subject: 'موضوع', lines: ['سطر'] },
};
/** A valid address that mail servers refuse, because it is longer than a path may be. */
const refused = `0@${['0', 'a', 'b'].map((letter) => letter.repeat(63)).join('.')}.${'c'.repeat(60)}`;

let inbox: Inbox;
beforeAll(async () => {
  inbox = await openInbox();
});
afterAll(() => inbox.close());

it('drops an email whose recipient is refused for good, and fails on one that can be retried', async () => {
  const mail = createMail(inbox.url, 'Rigsouq <a@rigsouq.test>', metrics);
  await mail.send(refused, email, 'en');
  inbox.refuseNext(1);
  await expect(mail.send('b@rigsouq.test', email, 'en')).rejects.toThrow('try later');
  await mail.send('b@rigsouq.test', email, 'en');
  mail.close();
  expect(inbox.emails).toHaveLength(1);
  const counted = await metrics.metrics();
  for (const outcome of ['sent', 'failed', 'refused'])
    expect(counted).toContain(`rigsouq_mails_total{outcome="${outcome}"} 1`);
});
