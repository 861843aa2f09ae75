import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { amendRfq as call } from '@rigsouq/contract/rfqs/calls';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { hasStableLineNumbers } from './answers/answer-rules.ts';
import { checkDeadline, scheduleOpening } from './deadline.ts';
import { recordStep } from './rfqs.events.ts';
import { findLastLine, listLines } from './rfqs.queries.ts';
import { addVersion, listSupplierIds, setRfq, setSupplierDeadlines, writeLines } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

type Given = ParsedOf<typeof call>['body'];

/** Makes a new version of an open request. Earlier answers stay, but count only once their suppliers confirm them or answer again. */
export async function amendRfq(tx: Tx, actor: Actor, id: string, { version: seen, note, ...given }: Given) {
  const { rfq } = await startBuyerAction(tx, actor, id, 'amend');
  if (rfq.version !== seen) fail('rfq.amended');
  if (!given.deadline || given.lines.length === 0) fail('rfq.incomplete');
  const present = await listLines(tx, id, rfq.version);
  if (!hasStableLineNumbers(present, await findLastLine(tx, id), given.lines)) fail('rfq.line_number');
  const seconds = await checkDeadline(tx, given.deadline);
  const version = rfq.version + 1;
  const { title, description, currency, country, lines } = given;
  const deadline = new Date(given.deadline);
  await setRfq(tx, id, { version, title, description, currency, country, deadline, lines: lines.length });
  await writeLines(tx, id, version, lines);
  await addVersion(tx, { rfqId: id, version, note, by: actor.userId });
  await setSupplierDeadlines(tx, id, deadline);
  await scheduleOpening(tx, seconds);
  await recordStep(tx, {
    what: 'rfq.amended',
    rfqId: id,
    by: actor.userId,
    tell: await listSupplierIds(tx, id),
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title },
  });
  return version;
}
