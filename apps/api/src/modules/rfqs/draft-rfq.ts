// Creates, saves and deletes drafts. A draft starts blank, from a need or from a project, and is visible only to the buyer's account.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createRfq as call, saveRfq as saveCall } from '@rigsouq/contract/rfqs/calls';
import { categories, codeOf, countries, labelOf } from '@rigsouq/contract/taxonomy';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { releaseMedia } from '../media/index.ts';
import { findOwnNeed, findOwnProject } from '../procurement/index.ts';
import { checkDeadline } from './deadline.ts';
import { insertRfq, type Line, setRfq, writeLines } from './rfqs.store.ts';
import { startBuyerAction } from './start-action.ts';

type Given = ParsedOf<typeof call>['body'];
type Fields = ParsedOf<typeof saveCall>['body'];
type Prefill = { title: string; lines: Line[] };

export async function createRfq(tx: Tx, actor: Actor, { needId, projectId, ...given }: Given): Promise<string> {
  const prefill = await loadPrefill(tx, actor, { needId, projectId, country: given.country });
  const title = given.title ?? prefill?.title ?? fail('request.invalid');
  const lines = given.lines.length > 0 ? given.lines : (prefill?.lines ?? []);
  if (given.deadline) await checkDeadline(tx, given.deadline);
  const id = newId();
  await insertRfq(tx, {
    id,
    account_id: actor.account.id,
    created_by: actor.userId,
    need_id: needId ?? null,
    project_id: projectId ?? null,
    ...columnsOf({ ...given, title, lines }),
  });
  await writeLines(tx, id, 1, lines);
  return id;
}

export async function saveRfq(tx: Tx, actor: Actor, id: string, given: Fields): Promise<void> {
  const { rfq } = await startBuyerAction(tx, actor, id, 'save');
  if (given.deadline) await checkDeadline(tx, given.deadline);
  await setRfq(tx, id, columnsOf(given));
  await writeLines(tx, id, rfq.version, given.lines);
}

export async function deleteRfq(tx: Tx, actor: Actor, id: string): Promise<void> {
  await startBuyerAction(tx, actor, id, 'discard');
  const files = await tx.deleteFrom('rfq_files').where('rfq_id', '=', id).returning('media_id').execute();
  await tx.deleteFrom('rfqs').where('id', '=', id).execute();
  await releaseMedia(
    tx,
    actor.account.id,
    files.map(({ media_id }) => media_id),
  );
}

function columnsOf({ title, description, currency, country, deadline, audience, twoEnvelopes, lines }: Fields) {
  const count = lines.length;
  return { title, description, currency, country, deadline, audience, two_envelopes: twoEnvelopes, lines: count };
}

type From = { needId: string | undefined; projectId: string | undefined; country: (typeof countries)[number]['code'] };

/** Returns the title and lines taken from a need or a project of the buyer's account. */
async function loadPrefill(
  tx: Tx,
  { account }: Actor,
  { needId, projectId, country }: From,
): Promise<Prefill | undefined> {
  const place = labelOf(countries, country);
  const base = { mode: 'buy', from: null, to: null, place } as const;
  if (needId) {
    const { category, quantity } = (await findOwnNeed(tx, account.id, needId)) ?? fail('need.unknown');
    const specification = labelOfCategory(category);
    return { title: specification, lines: [{ ...base, line: 1, category, specification, quantity: Number(quantity) }] };
  }
  if (projectId) {
    const { name, equipment } = (await findOwnProject(tx, account.id, projectId)) ?? fail('project.unknown');
    const lines = equipment.map((category, at) => {
      return { ...base, line: at + 1, category, specification: `${labelOfCategory(category)} (${name})`, quantity: 1 };
    });
    return { title: name.slice(0, TITLE_MAX), lines };
  }
  return undefined;
}

const TITLE_MAX = 160;

function labelOfCategory(category: string): string {
  const code = codeOf(categories, category);
  return code ? labelOf(categories, code) : category;
}
