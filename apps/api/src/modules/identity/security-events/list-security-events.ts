import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { companyEvents, type listSecurityEvents } from '@rigsouq/contract/identity/security-events';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mayManageMembers } from '../members/members.policy.ts';
import { presentSecurityEvents } from './security-events.presenter.ts';
import { listEventPage } from './security-events.queries.ts';

type Answer = AnswerOf<typeof listSecurityEvents>;

/** Lists the events of the user's own login. The owner, who manages the members, can also list the events about who may act for the company. */
export async function listOwnEvents(
  db: Db,
  actor: Actor,
  { of, after }: ParsedOf<typeof listSecurityEvents>['query'],
): Promise<Answer> {
  if (of === 'me')
    return presentSecurityEvents(await listEventPage(db, { column: 'user_id', id: actor.userId }, { after }), {
      named: false,
    });
  if (!mayManageMembers(actor)) fail('access.denied');
  const company = { column: 'account_id', id: actor.account.id } as const;
  return presentSecurityEvents(await listEventPage(db, company, { after, kinds: companyEvents }), { named: true });
}

/** Lists all events of all members of the company, for operators. */
export async function listEventsOfAccount(db: Db, id: string, after: string | undefined): Promise<Answer> {
  return presentSecurityEvents(await listEventPage(db, { column: 'account_id', id }, { after }), { named: true });
}
