import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { amendRfq as call } from '@rigsouq/contract/rfqs';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { nameOf } from '../enquiries/index.ts';
import { numbersHold } from './answer-rules.ts';
import { beginAsBuyer } from './begin-act.ts';
import { askToOpen, checkDeadline } from './deadline.ts';
import { recordStep } from './rfqs.events.ts';
import { lastLineOf, linesOf } from './rfqs.queries.ts';
import { addVersion, setDeadline, setRfq, suppliersOf, writeLines } from './rfqs.store.ts';

type Given = ParsedOf<typeof call>['body'];

/** Makes a new version of an open request. Earlier answers stay, but count only once their suppliers confirm them or answer again. */
export async function amendRfq(tx: Tx, actor: Actor, id: string, { version: seen, note, ...given }: Given) {
  const { rfq } = await beginAsBuyer(tx, actor, id, 'amend');
  if (rfq.version !== seen) fail('rfq.amended');
  if (!given.deadline || given.lines.length === 0) fail('rfq.incomplete');
  const present = await linesOf(tx, id, rfq.version);
  if (!numbersHold(present, await lastLineOf(tx, id), given.lines)) fail('rfq.line_number');
  const seconds = await checkDeadline(tx, given.deadline);
  const version = rfq.version + 1;
  const { title, description, currency, country, lines } = given;
  const deadline = new Date(given.deadline);
  await setRfq(tx, id, { version, title, description, currency, country, deadline, lines: lines.length });
  await writeLines(tx, id, version, lines);
  await addVersion(tx, { rfqId: id, version, note, by: actor.userId });
  await setDeadline(tx, id, deadline);
  await askToOpen(tx, seconds);
  await recordStep(tx, {
    what: 'rfq.amended',
    rfqId: id,
    by: actor.userId,
    tell: await suppliersOf(tx, id),
    showTo: [actor.account.id],
    words: { company: nameOf(actor), title },
  });
  return version;
}
