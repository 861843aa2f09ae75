import { language } from '@rigsouq/contract/wire';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const makeExport = defineJob('privacy.make_export', z.object({ id: z.uuid() }));
export const sendExportReady = defineJob('privacy.send_export_ready', z.object({ id: z.uuid() }));
export const eraseMember = defineJob('privacy.erase_member', z.object({ userId: z.uuid() }));
export const eraseCompany = defineJob(
  'privacy.erase_company',
  z.object({ accountId: z.uuid(), userIds: z.array(z.uuid()) }),
);
/** The job holds the address, because the erasure removes it from the database. */
export const sendAccountClosed = defineJob(
  'privacy.send_account_closed',
  z.object({ email: z.string(), language, company: z.boolean() }),
);
export const enforceRetention = defineJob('privacy.enforce_retention', z.object({}));
